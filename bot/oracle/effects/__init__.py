"""What spells and abilities do as they resolve (CR 608-611, 701). Imports `replacements` and what lies below it."""
