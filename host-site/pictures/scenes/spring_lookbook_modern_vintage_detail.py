"""Tulips in ribbed glass."""
from lights.rigs import aim_camera
from scenes.spring_lookbook_modern_vintage import compose as furnish

EXPOSURE = 0.15
SAMPLE_FACTOR = 3


def compose():
    furnish()
    aim_camera((0.34, -1.5, 1.02), (0.08, -0.1, 0.98), 50, (0.16, -0.24, 0.95), 3.5)
