"""Jars of grain, pasta and beans on the middle shelf."""
from lights.rigs import aim_camera
from scenes.pantry_organization import compose as furnish

SAMPLE_FACTOR = 5


def compose():
    furnish()
    aim_camera((-0.5, -1.12, 1.36), (-0.31, -0.1, 1.31), 50, (-0.3, -0.16, 1.3), 4)
