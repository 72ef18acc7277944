"""The front door: plays a scenario through the phases of its turns and returns the outcome. Imports every folder."""
