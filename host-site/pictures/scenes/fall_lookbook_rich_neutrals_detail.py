"""A lamp beside the arm of the sofa."""
from lights.rigs import aim_camera
from scenes.fall_lookbook_rich_neutrals import compose as furnish


def compose():
    furnish()
    aim_camera((-0.72, -2.3, 0.94), (-0.66, -0.5, 0.78), 50, (-0.9, -0.6, 0.7), 3.5)
