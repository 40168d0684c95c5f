"""Strawberries on a red runner."""
from lights.rigs import aim_camera
from scenes.canada_150 import compose as furnish


def compose():
    furnish()
    aim_camera((0.45, -2.15, 1.12), (0.22, -1.0, 0.83), 52, (0.16, -1.05, 0.82), 3.5)
