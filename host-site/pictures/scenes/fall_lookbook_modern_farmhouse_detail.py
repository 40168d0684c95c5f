"""Squash in a basket on a bench."""
from lights.rigs import aim_camera
from scenes.fall_lookbook_modern_farmhouse import compose as furnish


def compose():
    furnish()
    aim_camera((0.95, -2.75, 0.86), (0.66, -1.3, 0.62), 52, (0.74, -1.42, 0.6), 3.5)
