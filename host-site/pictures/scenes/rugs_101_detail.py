"""A corner of the rug, and one that is still rolled up."""
from lights.rigs import aim_camera
from scenes.rugs_101 import compose as furnish


def compose():
    furnish()
    aim_camera((-1.0, -3.3, 1.0), (-1.0, -1.0, 0.22), 46, (-1.2, -0.9, 0.2), 4.5)
