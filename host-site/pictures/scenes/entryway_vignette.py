"""Wet boots where feet leave them: a tray with a rim, flat stones, an umbrella against the wall."""
import math
import random

from mathutils import Euler, Matrix

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, iron, paint, plaster, walnut, wood
from materials.surface import surface
from mesh import box, gather
from objects.carried import rain_boot, umbrella
from objects.greenery import copy_of
from objects.playthings import ball
from objects.room import floor, skirting, wall

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7
EXPOSURE = 0.1


def boot_tray(at, width, depth):
    metal = iron("#35322e")
    parts = [box((width, depth, 0.006), (0, 0, 0), metal, bevel=0.002)]
    parts += [box((width, 0.006, 0.032), (0, side * depth / 2, 0), metal, bevel=0.002) for side in (-1, 1)]
    parts += [box((0.006, depth, 0.032), (side * width / 2, 0, 0), metal, bevel=0.002) for side in (-1, 1)]
    return gather(parts, at)


def pebbles(at, width, depth, seed=4):
    chance, kinds = random.Random(seed), []
    for index, shade in enumerate(("#8d8a84", "#a8a199", "#6f6d6a", "#b9ad9c")):
        kinds.append(ball(surface(f"pebble {shade}", shade, 0.5, 0.4, bump=0.4), (0, 0, 0), (0.026, 0.02, 0.0095), seed=index, lump=0.25, rings=14))
    stones, step = [], 0.038
    for i in range(int(width / step)):
        for j in range(int(depth / step)):
            spot = (-width / 2 + (i + 0.5) * step + chance.uniform(-0.007, 0.007), -depth / 2 + (j + 0.5) * step + chance.uniform(-0.006, 0.006), 0.014 + chance.uniform(0, 0.004))
            turn = Euler((chance.uniform(-0.1, 0.1), chance.uniform(-0.1, 0.1), chance.uniform(0, math.tau))).to_matrix().to_4x4()
            stones.append(copy_of(chance.choice(kinds), Matrix.Translation(spot) @ turn @ Matrix.Scale(chance.uniform(0.85, 1.12), 4)))
    for kind in kinds:
        kind.location = (0.05, 0.05, 0.012)
    return gather([*stones, *kinds], at)


def compose():
    green = plaster("#6f7d68")
    wall(green)
    skirting(material=green)
    floor(wood("#a87a4d", "#865c38", along=1))
    boot_tray((0, -0.36, 0), 0.76, 0.42)
    pebbles((0, -0.36, 0.002), 0.74, 0.4)
    for x, y, turn in ((-0.24, -0.33, -8), (-0.1, -0.34, 9)):
        rain_boot(glaze("#2c4038"), paint("#1f2724"), (x, y, 0.024), turn)
    for x, y, turn, lean in ((0.12, -0.36, 6, (0, 0)), (0.24, -0.34, -14, (0, 0))):
        boot = rain_boot(glaze("#a9452f"), paint("#e8dcc4"), (x, y, 0.024), turn, lean=lean)
        boot.scale = (0.68,) * 3
    umbrella(surface("umbrella", "#7c2f28", 0.7, 0.3), walnut(2), (0.44, -0.135, 0.001), 0, (-7, -5), 0.8)
    light_golden_hour((0.08, 0, 0.62), 0.8, (2, 3), 0.28)
    add_light("AREA", (1.5, -3.2, 2.4), 26, "#ffcf95", 2.2, (0, -0.3, 0.2))
    aim_camera((-0.12, -2.3, 0.95), (0.05, -0.26, 0.3), 62, (0, -0.45, 0.2), 5)
