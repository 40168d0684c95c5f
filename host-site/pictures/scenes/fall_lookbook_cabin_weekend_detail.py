"""Enamel mugs on a log, a lantern beside it."""
from lights.rigs import add_light, aim_camera, set_sky
from scenes.fall_lookbook_cabin_weekend import furnish

EXPOSURE = 0.35


def compose():
    furnish()
    set_sky("#b9c3cc", 0.22)
    add_light("AREA", (-3.0, -1.6, 2.2), 120, "#dfe6ee", 2.0, (0.3, 0.2, 0.8), 2.2)
    add_light("AREA", (2.4, -2.8, 2.2), 75, "#ffc68c", 1.6, (0.1, -0.3, 0.6))
    aim_camera((-1.0, -2.3, 0.82), (-0.8, -0.78, 0.35), 58, (-0.65, -0.86, 0.45), 2.8)
