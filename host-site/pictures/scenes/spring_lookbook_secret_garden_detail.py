"""Blossom in a jug."""
from lights.rigs import aim_camera, light_morning
from scenes.spring_lookbook_secret_garden import furnish

EXPOSURE = 0.25


def compose():
    furnish()
    light_morning(1.15)
    aim_camera((-0.25, -2.35, 1.24), (0.1, -0.6, 1.1), 44, (0.06, -0.7, 1.1), 2.8)
