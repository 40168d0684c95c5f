"""A narrow room at nightfall: a lamp on the wall at each side, and the floor left free."""
from lights.rigs import aim_camera, light_evening
from materials.house import glaze, linen, plaster, velvet, wood
from materials.surface import sheer
from materials.weaves import ticking
from objects.art import print_in_frame
from objects.bedroom import bed, pillow, spread, wall_lamp
from objects.furniture import round_table
from objects.greenery import branch
from objects.room import curtain, floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion, rug
from objects.vessels import vase

WIDTH = 2000
SAMPLE_FACTOR = 2
EXPOSURE = 0.55


def furnish():
    ink = plaster("#536a72")
    wall(ink)
    skirting(material=ink)
    floor(wood("#a87a4d", "#865c38", along=1))
    rug(ticking("#e6d9c0", "#a5562f", 0.16, 0.3, "X"), (0, -1.75, 0), (2.3, 1.5))
    bed(width=1.37, frame=wood("#8a6240", "#6b4829"), head_height=1.05)
    white = linen("#f4efe6")
    spread(white, 1.37, 0.6, 2.13, 0.53, 0.3, 0.045, seed=5, foot=0.3)
    spread(linen("#e6dccb"), 1.37, 0.62, 0.95, 0.6, 0.26, 0.03, seed=8)
    spread(velvet("#b0592f"), 1.39, 1.5, 1.98, 0.6, 0.34, 0.02, seed=12)
    for x, seed in ((-0.34, 1), (0.34, 6)):
        pillow(white, (x, -0.29, 0.54), (0.64, 0.46), 0.18, -20, seed=seed)
    cushion(velvet("#3a4d4a"), (0.0, -0.5, 0.55), (0.56, 0.32), 0.14, (-28, 0, -3), seed=3)
    for x in (-0.94, 0.94):
        wall_lamp((x, 0, 1.12), 4.5)


def compose():
    furnish()
    print_in_frame("moon", (0, 0, 1.62), (0.52, 0.66), wood("#8a6240", "#6b4829", along=2), seed=2)
    curtain((-1.62, -0.16, 3.0), 0.5, 2.98, sheer("night curtain", "#d9cdb8", 0.25), 7, 0.04, 4)
    round_table((0.96, -0.36, 0), 0.19, 0.52, wood("#5e3f28", "#412817"))
    top = pile_of_books((0.98, -0.36, 0.52), 2, seed=9, turn=10)
    vase("globe", glaze("#c98a64"), (0.97, -0.35, top), 0.5)
    branch((0.97, -0.35, top + 0.1), 0.3, (0.1, 0.0), 18, (0.05, 0.02), seed=5)
    light_evening(1.9)
    aim_camera((0.0, -4.5, 1.26), (0.0, -0.4, 1.0), 45, (0, -0.9, 0.8), 5)
