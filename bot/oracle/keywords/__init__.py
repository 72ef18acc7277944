"""Keyword abilities (CR 702) and quoted abilities (CR 113.10). Imports `amounts` and what lies below it."""
