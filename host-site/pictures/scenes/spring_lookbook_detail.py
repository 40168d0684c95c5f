"""Pears, tulips and two books on the round table."""
from lights.rigs import aim_camera
from scenes.spring_lookbook import compose as furnish

SAMPLE_FACTOR = 2


def compose():
    furnish()
    aim_camera((-0.2, -2.95, 0.84), (-0.27, -1.35, 0.6), 52, (-0.3, -1.38, 0.5), 3.5)
