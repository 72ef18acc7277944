"""How figures are measured, kept and compared; what is measured stands in the chapters beside this folder."""
