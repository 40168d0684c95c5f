"""A bear among blocks."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_kids import compose as furnish


def compose():
    furnish()
    aim_camera((0.14, -1.35, 0.84), (0.0, -0.25, 0.76), 50, (-0.03, -0.3, 0.75), 3.5)
