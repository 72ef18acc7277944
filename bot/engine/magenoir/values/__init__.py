"""What holds in a state now: statics in force, filters, components, costs and limits. Imports table and below."""
