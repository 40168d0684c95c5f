"""Presents tied with linen beside the books."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_her import compose as furnish


def compose():
    furnish()
    aim_camera((0.42, -1.3, 0.78), (0.2, -0.25, 0.62), 52, (0.15, -0.4, 0.62), 3.2)
