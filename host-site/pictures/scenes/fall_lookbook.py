"""October, four in the afternoon: a rust armchair, a pleated lamp, a mug, a basket of wood."""
import random

from lights.rigs import aim_camera, light_golden_hour
from materials.house import bark, glaze, leaf, plaster, rattan, stoneware, velvet, wood, wool
from materials.weaves import blanket
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
    chair = armchair(velvet("#a5562f"), (0.1, -0.66, 0.006), -18, wood("#3b2a1d", "#2a1d14", along=2), seed=5, arm_shape="rolled", back_height=0.88)
    over = [(0.51, 0.42), (0.5, 0.7), (0.45, 0.88), (0.31, 0.955), (0.17, 0.935), (0.07, 0.72), (0.02, 0.57), (-0.1, 0.52), (-0.3, 0.52), (-0.42, 0.49), (-0.47, 0.4), (-0.48, 0.29)]
    cloth = blanket("#e4d7bd", "#cfbf9f", (("X", "#6b4a31", 0.15, 0.03, 0.014), ("Y", "#6b4a31", 0.15, 0.0, 0.014)))
    throw(cloth, over, 0.42, (0.08, -0.66, 0), (0, 0, -22), seed=6, depth=0.026, fringe=wool("#dccfb3"), over=[chair], folds=3.4)
    floor_lamp((0.78, -0.36, 0), power=9, pleats=44)
    round_table((-0.62, -0.78, 0), 0.26, 0.5, wood("#5e3f28", "#412817"))
    top = pile_of_books((-0.68, -0.76, 0.5), 2, seed=9, turn=14)
    mug(stoneware("#d9ccb4"), (-0.51, -0.88, 0.5), 190, 1.1)
    vase("globe", glaze("#3a3f35"), (-0.7, -0.74, top), 0.72)
    autumn = leaf("#a2762f", "#8a4f26")
    branch((-0.7, -0.74, top + 0.12), 0.62, (-0.25, 0.05), 26, (0.075, 0.045), seed=14, twigs=5, material=autumn)
    for index in range(2):
        branch((-0.7, -0.74, top + 0.12), 0.5 - index * 0.08, (0.3 - index * 0.2, -0.1), 20, (0.07, 0.042), seed=31 + index, twigs=4, material=autumn)
    basket(rattan(), (1.16, -0.86, 0), 0.22, 0.27)
    chance = random.Random(4)
    for index in range(11):
        x, y = 1.16 + chance.uniform(-0.11, 0.11), -0.86 + chance.uniform(-0.11, 0.11)
        log(bark("#6e5540", "#4d3a2b"), wood("#d0ab79", "#b98f5b", along=2), (x, y, 0.02), chance.uniform(0.3, 0.42), chance.uniform(0.032, 0.046), (chance.uniform(-14, 14), chance.uniform(-14, 14), 0), seed=index)
    light_golden_hour((-0.25, 0, 1.42), 0.9)
    aim_camera((0.12, -4.2, 0.9), (0.12, 0, 0.79), 44, (0, -0.7, 0.7), 3.5)
