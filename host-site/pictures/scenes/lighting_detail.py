"""The lamp on the sideboard, and what it lights."""
from lights.rigs import aim_camera
from scenes.lighting import compose as furnish

EXPOSURE = 0.6


def compose():
    furnish()
    aim_camera((0.28, -1.8, 1.08), (0.5, 0, 0.99), 48, (0.2, -0.26, 0.95), 3.5)
