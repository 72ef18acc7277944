"""Pictures: a scene is a list of shapes, which a renderer turns into a PNG.

Read `scene` (the shapes, whatever they show), `emperor` and `chain` (a scene for each subject), `render` (shapes to
PNG). Knows no language: labels are handed in."""
