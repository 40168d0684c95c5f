"""The layered bed from its side, early: what lies on what."""
from lights.rigs import aim_camera, light_morning
from materials.house import stoneware
from objects.vessels import mug
from scenes.layered_bed import furnish

EXPOSURE = 0.1


def compose():
    furnish()
    mug(stoneware("#d9ccb4"), (1.3, -0.4, 0.55), 30)
    light_morning(1.0)
    aim_camera((-1.15, -2.75, 1.12), (0.0, -0.72, 0.72), 52, (-0.2, -0.95, 0.65), 4)
