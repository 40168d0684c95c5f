"""The cushions of the green sofa from close by."""
from lights.rigs import aim_camera, light_morning
from scenes.throw_pillows import furnish

EXPOSURE = 0.15


def compose():
    furnish()
    light_morning(1.0)
    aim_camera((-1.15, -2.6, 0.95), (-0.3, -0.62, 0.66), 62, (-0.4, -0.7, 0.65), 3.2)
