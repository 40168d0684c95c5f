"""The skillet on its cloth, garlic beside it."""
from lights.rigs import aim_camera
from scenes.cookware_101 import compose as furnish


def compose():
    furnish()
    aim_camera((0.14, -0.85, 1.27), (0.0, -0.02, 0.95), 52, (0.02, -0.15, 0.95), 4)
