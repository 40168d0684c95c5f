"""Cushions on a low sofa, a pouf before it."""
from lights.rigs import aim_camera
from scenes.spring_lookbook_new_boho import compose as furnish


def compose():
    furnish()
    aim_camera((-1.0, -3.2, 0.9), (-0.4, -0.8, 0.44), 50, (-0.4, -0.8, 0.5), 4)
