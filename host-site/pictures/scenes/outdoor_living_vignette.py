"""October on the deck: a thermos, a mug and two blankets on a bench, leaves that came by themselves."""
import math
import random

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import leaf, linen, paint, wood, wool
from materials.surface import surface
from materials.weaves import blanket
from objects.greenery import leaf_blade
from objects.living import bench, enamel_mug, squash
from objects.playthings import flask
from objects.terrace import deck, siding
from objects.textiles import folded_throw
from mesh import place

WIDTH = 800
HEIGHT = 1.25


def compose():
    siding(paint("#e9e2d4"))
    deck(wood("#a98a66", "#8a6b49", along=0))
    bench((0.0, -0.36, 0), 1.15, 0.36, 0.43, wood("#b9824c", "#94623a"))
    rust = blanket("#b5603f", "#a4502f", (("X", "#f0e4cd", 0.9, 0.0, 0.05),))
    folded_throw(wool("#e7dcc4"), (-0.16, -0.35, 0.43), (0.42, 0.3), 2, 3, 0.036)
    folded_throw(wool("#a9553a"), (-0.155, -0.35, 0.5), (0.4, 0.28), 2, -4, 0.034)
    flask(surface("flask", "#2f5b50", 0.35, 0.5), surface("lid", "#c9bfae", 0.3, 0.5), (0.18, -0.33, 0.43), 1.05)
    enamel_mug("#efe6d6", (0.3, -0.43, 0.43), -30)
    squash(surface("pumpkin", "#c9702f", 0.5, 0.4, bump=0.3), (0.42, -0.34, 0.0), 0.13)
    chance = random.Random(5)
    for index in range(16):
        tone = ("#c0702c", "#a9452f", "#d09a3c", "#8a5a2c")[index % 4]
        x, y = chance.uniform(-0.7, 0.75), chance.uniform(-1.05, -0.62)
        place(leaf_blade(leaf(tone, "#8a4a24"), 0.085, 0.05, -0.15, index), (x, y, 0.006), (chance.uniform(-8, 8), 0, chance.uniform(0, 360)))
    for index, (x, y) in enumerate(((0.06, -0.45), (-0.44, -0.34))):
        place(leaf_blade(leaf("#c0702c", "#8a4a24"), 0.08, 0.05, -0.15, 40 + index), (x, y, 0.435), (0, 0, 130 * index + 20))
    light_golden_hour((0.0, 0, 0.75), 1.0, (2, 2), 0.42)
    add_light("AREA", (1.8, -2.8, 2.0), 22, "#ffe0bd", 1.8, (0, -0.3, 0.4), 1.8)
    aim_camera((-0.35, -2.45, 0.92), (0.05, -0.3, 0.48), 60, (0.05, -0.4, 0.5), 4.5)
