"""Linen, a rod and a woven blind, from close by."""
from lights.rigs import aim_camera
from scenes.window_treatments import compose as furnish


def compose():
    furnish()
    aim_camera((-0.25, -2.8, 0.9), (-0.2, -0.4, 0.7), 50, (0.08, -1.0, 0.6), 4)
