"""A basket with a bear beside the crib."""
from lights.rigs import aim_camera
from scenes.nursery import compose as furnish


def compose():
    furnish()
    aim_camera((1.62, -2.5, 0.75), (1.28, -0.5, 0.44), 50, (1.46, -0.85, 0.35), 3.5)
