"""October, four in the afternoon: a rust armchair, a pleated lamp, a mug, a basket of wood."""
import random

from lights.rigs import aim_camera, light_golden_hour
from materials.house import bark, glaze, plaster, rattan, stoneware, velvet, wood, wool
from objects.furniture import armchair, round_table
from objects.greenery import branch
from objects.lamps import floor_lamp
from objects.room import floor, skirting, wall
from objects.small import log, pile_of_books
from objects.textiles import rug, throw
from objects.vessels import basket, mug, vase

WIDTH = 2000


def compose():
    wall(plaster("#d3c1a3"))
    skirting(material=plaster("#d3c1a3"))
    floor(wood("#9b7149", "#7c5632", along=1))
    rug(wool("#7d7a5f"), (0.0, -0.95, 0), (2.2, 1.5), wool("#d9c7a4"))
    armchair(velvet("#a5562f"), (0.1, -0.66, 0), -18, wood("#3b2a1d", "#2a1d14", along=2), seed=5)
    over = [(0.53, 0.46), (0.5, 0.76), (0.41, 0.91), (0.28, 0.91), (0.13, 0.86), (0.03, 0.7), (-0.02, 0.575), (-0.12, 0.53), (-0.3, 0.525), (-0.42, 0.49), (-0.465, 0.38), (-0.47, 0.2)]
    throw(wool("#e8dcc4"), over, 0.36, (0.17, -0.66, 0), (0, 0, -18), seed=6, depth=0.015, fringe=True)
    floor_lamp((0.78, -0.36, 0), power=9, pleats=44)
    round_table((-0.62, -0.78, 0), 0.26, 0.5, wood("#5e3f28", "#412817"))
    top = pile_of_books((-0.68, -0.76, 0.5), 2, seed=9, turn=14)
    mug(stoneware("#d9ccb4"), (-0.51, -0.88, 0.5), 190, 1.1)
    vase("globe", glaze("#3a3f35"), (-0.7, -0.74, top), 0.72)
    branch((-0.7, -0.74, top + 0.12), 0.62, (-0.25, 0.05), 26, (0.075, 0.045), seed=14, twigs=5)
    for index in range(2):
        branch((-0.7, -0.74, top + 0.12), 0.5 - index * 0.08, (0.3 - index * 0.2, -0.1), 20, (0.07, 0.042), seed=31 + index, twigs=4)
    basket(rattan(), (1.16, -0.86, 0), 0.22, 0.27)
    chance = random.Random(4)
    for index in range(11):
        x, y = 1.16 + chance.uniform(-0.11, 0.11), -0.86 + chance.uniform(-0.11, 0.11)
        log(bark("#6e5540", "#4d3a2b"), wood("#d0ab79", "#b98f5b", along=2), (x, y, 0.02), chance.uniform(0.3, 0.42), chance.uniform(0.032, 0.046), (chance.uniform(-14, 14), chance.uniform(-14, 14), 0), seed=index)
    light_golden_hour((-0.25, 0, 1.42), 0.9)
    aim_camera((0.12, -4.2, 0.94), (0.12, 0, 0.84), 46, (0, -0.7, 0.7), 3.5)
