"""The cart’s lower board: bottles in a basket, napkins."""
from lights.rigs import aim_camera
from scenes.bar_cart import compose as furnish


def compose():
    furnish()
    aim_camera((0.1, -1.7, 0.62), (-0.06, -0.4, 0.42), 50, (-0.15, -0.5, 0.35), 3.5)
