"""Combat damage (CR 510, 702.2, 702.19, 702.22j-k): who assigns how much, which divisions are legal, and the
default."""
