"""A sofa that is only tape so far: its corner on the floor, the roll, a folding rule, a laundry basket on its way past."""
from math import cos, radians, sin

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import linen, paint, plaster, rattan, wood
from materials.surface import surface
from mesh import box, gather, lathe
from objects.room import floor, skirting, wall
from objects.storage import square_basket
from objects.textiles import cushion

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7
EXPOSURE = 0.1


def folding_rule(at, turn):
    """Four limbs of yellow wood, opened to and fro; each is pinned to the one before."""
    yellow, limbs, x, y = paint("#dcae3f"), [], 0.0, 0.0
    for index, angle in enumerate((14, -52, 30, -34)):
        ahead = (0.17 * cos(radians(angle)), 0.17 * sin(radians(angle)))
        limbs.append(box((0.186, 0.015, 0.0034), (x + ahead[0] / 2, y + ahead[1] / 2, 0.0034 * (index % 2)), yellow, bevel=0.001, turn=(0, 0, angle)))
        x, y = x + ahead[0], y + ahead[1]
    return gather(limbs, at, (0, 0, turn))


def compose():
    wall(plaster("#c9d1d3"))
    skirting(material=paint("#f3eee3"))
    floor(wood("#c09263", "#9d7248", along=1))
    box((3, 3, 0.01), (0, -1.2, -0.045), paint("#3a2a1c"), bevel=0)
    tape = surface("tape", "#3f7396", 0.7, 0.3, bump=0.15, grain=(9, 160, 9))
    box((0.038, 1.6, 0.0012), (-0.12, -1.11, 0), tape, bevel=0)
    box((1.6, 0.038, 0.0012), (0.661, -0.329, 0.0013), tape, bevel=0)
    lathe([(0.038, 0.001), (0.038, 0.036), (0.0385, 0.037), (0.056, 0.037), (0.0565, 0.036), (0.0565, 0.001), (0.055, 0), (0.039, 0), (0.038, 0.001)], tape, (0.08, -0.96, 0), steps=0)
    lathe([(0.0375, 0), (0.0375, 0.037), (0.0355, 0.037), (0.0355, 0)], wood("#b08a5e", "#a57f54"), (0.08, -0.96, 0), steps=0)
    folding_rule((0.0, -0.58, 0), -34)
    square_basket(rattan(), (-0.5, -0.3, 0), (0.44, 0.36, 0.27), 12)
    for x, y, turn, shade in ((-0.56, -0.28, (-70, 0, 20), "#e9e0cf"), (-0.42, -0.36, (-66, 0, -30), "#7f98a6"), (-0.5, -0.26, (-58, 0, 4), "#e7c565")):
        cushion(linen(shade), (x, y - 0.12, 0.24), (0.32, 0.32), 0.1, turn, seed=int(abs(x) * 100))
    light_golden_hour((0.05, -0.75, 0), 0.85, (2, 3), 0.3)
    add_light("AREA", (1.8, -2.6, 2.2), 18, "#ffe6c8", 1.8, (0, -0.4, 0.1), 1.8)
    aim_camera((-0.06, -2.2, 1.5), (-0.12, -0.56, 0.06), 54, (-0.1, -0.65, 0.05), 5.6)
