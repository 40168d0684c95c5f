"""A table beside the chair: branches, a book, a mug."""
from lights.rigs import aim_camera
from scenes.fall_lookbook import compose as furnish


def compose():
    furnish()
    aim_camera((-0.5, -2.2, 0.86), (-0.5, -0.75, 0.72), 50, (-0.6, -0.8, 0.6), 3)
