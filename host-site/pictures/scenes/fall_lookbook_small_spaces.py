"""October in one corner: a rust armchair, a moss-green throw, a lamp that is on."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import glaze, plaster, stoneware, velvet, wood, wool
from objects.art import print_in_frame
from objects.furniture import armchair, round_table
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import round_rug, throw
from objects.vessels import mug, vase

WIDTH = 2000
SAMPLE_FACTOR = 2


def furnish():
    green = plaster("#76806a")
    wall(green)
    skirting(material=green)
    floor(wood("#9b7149", "#7c5632", along=1))
    round_rug(wool("#d9cbb0"), (0.1, -0.95, 0), 1.05)
    armchair(velvet("#96543a"), (0.42, -0.72, 0), -20, wood("#3b2a1d", "#2a1d14", along=2), seed=9)
    over = [(0.5, 0.46), (0.47, 0.76), (0.41, 0.91), (0.28, 0.91), (0.13, 0.86), (0.03, 0.7), (-0.02, 0.575), (-0.12, 0.53), (-0.3, 0.525), (-0.42, 0.49), (-0.465, 0.38), (-0.47, 0.26)]
    throw(wool("#5b5f45"), over, 0.34, (0.32, -0.68, 0), (0, 0, -20), seed=3, depth=0.014, fringe=True)
    round_table((-0.42, -0.66, 0), 0.27, 0.54, wood("#5e3f28", "#412817"))
    table_lamp(stoneware("#d8c6a6", "#c9b48f"), (-0.5, -0.6, 0.54), power=5, scale=0.95)
    top = pile_of_books((-0.3, -0.7, 0.54), 3, seed=4, turn=12)
    mug(glaze("#24423a"), (-0.3, -0.7, top), 210, 0.95)
    vase("amphora", stoneware("#3a332c", "#2f2923"), (-1.02, -0.5, 0), 1.25)
    for index in range(4):
        branch((-1.02, -0.5, 0.42), 1.1 - 0.12 * index, (-0.22 + 0.16 * index, 0.0), 0, seed=40 + index, twigs=7, radius=0.005)
    print_in_frame("arches", (0.62, 0, 1.5), (0.44, 0.56), wood("#5e3f28", "#412817", along=2), ("#a5562f", "#d29a63", "#f0dfc0"), seed=3)


def compose():
    furnish()
    light_golden_hour((0.1, 0, 1.45), 0.85)
    aim_camera((-0.17, -4.15, 0.84), (-0.17, 0, 0.84), 46, (0, -0.7, 0.7), 3.5)
