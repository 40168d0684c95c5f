"""The same nine frames from close by."""
from lights.rigs import aim_camera, light_golden_hour
from scenes.gallery_wall import furnish

EXPOSURE = 0.2


def compose():
    furnish()
    light_golden_hour((-0.3, 0, 1.75), 0.8, (3, 3), 0.4)
    aim_camera((-0.95, -1.75, 1.56), (-0.3, 0, 1.66), 40, (-0.4, 0, 1.65), 4)
