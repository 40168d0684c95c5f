"""An early dark outside: wool over the sofa's arm, a lamp that is on, branches in a tall vase."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import boucle, leaf, linen, plaster, stoneware, terracotta, velvet, walnut, wood, wool
from objects.art import print_in_frame
from objects.furniture import round_table, sofa
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion, rug, throw
from objects.vessels import mug, vase

EXPOSURE = 0.7


def compose():
    sage = plaster("#87896f")
    wall(sage)
    skirting(material=sage)
    floor(wood("#8a6440", "#6b4a2c", along=1))
    rug(wool("#d9cab0"), (0.3, -1.3, 0), (3.0, 1.7), wool("#a5562f"))
    sofa(boucle("#e2d6c2"), (0.75, -0.6, 0), 0, 1.9, walnut(2), seed=4)
    over = [(0.5, 0.4), (0.48, 0.72), (0.42, 0.9), (0.3, 0.93), (0.13, 0.88), (0.02, 0.72), (-0.04, 0.575), (-0.2, 0.505), (-0.36, 0.49), (-0.45, 0.41), (-0.465, 0.28), (-0.47, 0.16)]
    throw(wool("#9c4a26"), over, 0.44, (0.42, -0.6, 0), (0, 0, 0), seed=5, depth=0.014, fringe=True)
    cushion(velvet("#24423a"), (0.9, -0.6, 0.46), (0.46, 0.46), 0.17, (-17, 5, 6), seed=2, dent=0.05)
    cushion(linen("#c9a15f"), (1.2, -0.7, 0.46), (0.44, 0.44), 0.16, (-20, -5, -8), seed=6)
    round_table((-0.56, -0.56, 0), 0.27, 0.54, walnut())
    table_lamp(stoneware("#b9805a", "#a87049"), (-0.62, -0.5, 0.54), power=9)
    top = pile_of_books((-0.44, -0.63, 0.54), 2, seed=5, turn=-12)
    mug(stoneware("#efe6d6"), (-0.43, -0.64, top), 30)
    vase("amphora", terracotta("#8f4f33", "#7d432b"), (-1.12, -0.4, 0), 1.55)
    for index in range(5):
        branch((-1.12, -0.4, 0.58), 1.12 - 0.07 * index, (-0.26 + 0.15 * index, -0.02), 40, (0.075, 0.042), seed=31 + index, twigs=6, radius=0.005, material=leaf(("#b5652b", "#a4461f", "#c08a3a")[index % 3], ("#c98a3c", "#b5652b", "#a9742c")[index % 3]))
    print_in_frame("hills", (0.72, 0, 1.52), (0.62, 0.48), walnut(2), ("#c98a3c", "#9c4a26", "#24423a"), seed=3)
    light_evening(2.0)
    add_light("AREA", (1.6, -3.4, 2.6), 34, "#ffd2a0", 2.2, (0.4, -0.4, 0.7))
    aim_camera((0.08, -4.6, 0.93), (0.08, 0, 0.9), 46, (0.1, -0.7, 0.7), 4)
