"""A corner on the floor: two cushions that take both hands to lift, a tray on short legs, a light."""
import math

from math import cos, radians, sin

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import brass, glaze, linen, paint, plaster, stoneware, terracotta, wood
from materials.weaves import ticking, woven
from mesh import gather, lathe, set_down, tube
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import rug
from objects.upholstery import boxed_cushion
from objects.vessels import bowl, mug, pillar

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.1


def low_tray(at, radius, height, material):
    parts = [lathe([(0, height - 0.012), (radius, height - 0.012), (radius + 0.006, height + 0.022), (radius - 0.002, height + 0.022), (radius - 0.008, height), (0, height)], material, steps=0)]
    for a in (0.5, 2.07, 3.64, 5.21):
        parts.append(tube([(radius * 0.66 * cos(a), radius * 0.66 * sin(a), height - 0.01), (radius * 0.78 * cos(a), radius * 0.78 * sin(a), 0)], 0.012, material, taper=0.008, steps=0))
    return gather(parts, at)


def compose():
    wall(plaster("#e0a98a"))
    skirting(material=plaster("#e0a98a"))
    floor(wood("#c9a274", "#ab8255", along=1))
    rug(woven("#d9c096", "#c9ab7c", 0.024, 0.5, "X"), (0, -1.0, 0), (2.2, 1.7))
    boxed_cushion((0.66, 0.66, 0.12), linen("#a94f2a"), (-0.16, -0.48, 0.012), (0, 0, 6), 0.06, 1.25, seed=3, sag=0.006)
    boxed_cushion((0.6, 0.6, 0.1), ticking("#efe4d0", "#b5623f", 0.05, 0.35, "X"), (-0.15, -0.49, 0.136), (0, 0, -24), 0.06, 1.25, seed=5, sag=0.006)
    low_tray((0.3, -0.82, 0.012), 0.2, 0.16, wood("#8a6240", "#6b4829"))
    z = 0.172
    mug(terracotta(), (0.24, -0.88, z), 200, 0.82)
    bowl(glaze("#5d7486"), (0.36, -0.78, z), 0.07, 0.045)
    pillar((0.26, -0.75, z), 0.03, 0.09)
    pile_of_books((-0.22, -1.02, 0.012), 3, seed=6, turn=16)
    light_golden_hour((0.0, 0, 0.6), 0.95, (2, 3), 0.3)
    add_light("AREA", (1.6, -2.8, 1.8), 20, "#ffe6c8", 1.8, (0, -0.4, 0.2), 1.8)
    aim_camera((-0.25, -2.6, 1.12), (0.05, -0.5, 0.28), 54, (0, -0.75, 0.2), 4.5)
