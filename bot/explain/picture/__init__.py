"""Pictures: a scene is a list of shapes and of the boxes that they lie in, which a renderer turns into a PNG or an SVG.

Read `scene` (the shapes, whatever they show), `palette` (colors by name, a shade each in both themes), `sheet` (the
layout that pictures share: boxes, chips, arrows, legends) and `marks` (a drawing for each keyword); `combat`,
`history`, `emperor` and `chain` (a scene for each subject; `pictured_combat`, `pictured_history` and `pictured_table`
hold data, `combat_marks` and `emperor_marks` small drawings); `fitting` (text into its room), `render` and `svg`
(shapes to files). Knows no language: labels are handed in."""
