"""Pencils in a cup beside books and an apple."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_teachers import compose as furnish


def compose():
    furnish()
    aim_camera((0.3, -1.15, 1.02), (0.14, -0.28, 0.86), 50, (0.2, -0.35, 0.82), 3.5)
