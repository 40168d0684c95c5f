"""Squash in a basket on a bench."""
from lights.rigs import aim_camera
from scenes.fall_lookbook_modern_farmhouse import compose as furnish


def compose():
    furnish()
    aim_camera((0.98, -2.6, 0.98), (0.66, -1.36, 0.6), 58, (0.74, -1.42, 0.6), 3.5)
