"""The cake on its stand."""
from lights.rigs import aim_camera
from scenes.bakeware_101 import compose as furnish


def compose():
    furnish()
    aim_camera((-0.06, -0.78, 1.1), (0.04, 0.15, 0.92), 50, (0.05, 0.08, 0.95), 3.5)
