"""What people type, read into a draft and placed."""
