"""Pictures: a scene is shapes as data, made here; a renderer turns any scene into a PNG.

`scene` knows no subject and `render` nothing but shapes; a subject has a file of its own, such as `emperor`."""
