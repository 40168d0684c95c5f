"""A lamp and three books on a table."""
from lights.rigs import aim_camera
from scenes.fall_lookbook_small_spaces import compose as furnish


def compose():
    furnish()
    aim_camera((-0.62, -2.0, 0.92), (-0.4, -0.5, 0.79), 50, (-0.4, -0.65, 0.7), 3.5)
