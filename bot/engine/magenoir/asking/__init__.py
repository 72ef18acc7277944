"""What goes in and comes out: the scenario, the choices made in it, the outcome. Imports events and below."""
