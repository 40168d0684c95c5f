"""Lemonade and peaches on a linen runner."""
from lights.rigs import aim_camera
from scenes.summer_entertaining import compose as furnish


def compose():
    furnish()
    aim_camera((0.05, -0.8, 1.1), (0.08, 0.25, 0.88), 50, (0.1, 0.15, 0.85), 3.5)
