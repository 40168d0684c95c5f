"""A centrepiece that becomes soup by Tuesday."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import fruit, plaster, wood
from materials.surface import surface
from mesh import box
from objects.living import squash
from objects.room import wall
from objects.vessels import pear, pillar

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.6
EXPOSURE = 0.45


def compose():
    wall(plaster("#8f7a5c"), y=0.35)
    z = 0.75
    box((2.6, 0.9, 0.045), (0, -0.2, z - 0.045), wood("#9a6d42", "#774f2c"), bevel=0.01)
    squash(surface("pumpkin", "#c5662a", 0.42, 0.4, bump=0.3, grain=(60, 60, 60), second="#b3561f"), (0.02, -0.12, z), 0.125, 0.68, 11, 20)
    squash(surface("gourd", "#56684a", 0.45, 0.4, bump=0.4, grain=(60, 60, 60), second="#8f9a62"), (-0.16, -0.2, z), 0.058, 1.35, 9, 60)
    for x, y, turn in ((0.13, -0.28, (0, 12, 30)), (0.21, -0.23, (0, -14, 140))):
        pear(fruit(), (x, y, z), 1.0, turn)
    pear(fruit("#a8552a", "#8a3f22"), (0.05, -0.36, z + 0.032), 1.0, (0, 82, 215))
    for x, y, radius, height in ((-0.07, -0.34, 0.03, 0.075), (-0.15, -0.37, 0.034, 0.05), (0.2, -0.05, 0.032, 0.13)):
        pillar((x, y, z), radius, height)
    light_evening(1.0)
    add_light("AREA", (-2.4, -1.2, 1.9), 45, "#ffcf9a", 1.4, (0, -0.1, 0.8), 1.4)
    aim_camera((-0.15, -1.5, 1.12), (0.02, -0.2, 0.88), 80, (0, -0.28, 0.82), 4)
