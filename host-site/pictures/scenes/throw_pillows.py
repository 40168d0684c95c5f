"""Five cushions on a pine-green sofa, late on an October afternoon."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import boucle, linen, plaster, terracotta, velvet, wood, wool
from materials.weaves import checks, ticking
from objects.furniture import round_table, sofa
from objects.greenery import branch
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion, rug, throw
from objects.vessels import vase

WIDTH = 2000


def furnish():
    wall(plaster("#cfd0bd"))
    skirting(material=plaster("#cfd0bd"))
    floor(wood("#9b7149", "#7c5632", along=1))
    rug(wool("#e0d2b8"), (0.2, -1.5, 0), (3.0, 1.9))
    sofa(velvet("#2f4f45"), (0, -0.62, 0), 0, 2.1, seed=2)
    gingham, stripes = checks("#efe5d3", "#b0653f", 0.052), ticking("#eadfca", "#2f3d39", 0.058, 0.16)
    cushion(linen("#e9dcc4"), (-0.66, -0.5, 0.455), (0.5, 0.5), 0.18, (-17, 7, 10), seed=1, dent=0.07)
    cushion(gingham, (-0.4, -0.68, 0.455), (0.44, 0.44), 0.16, (-21, -6, -5), seed=4, dent=0.05)
    cushion(boucle("#f0e7d6"), (0.0, -0.78, 0.46), (0.54, 0.29), 0.15, (-27, 0, 3), seed=8)
    cushion(velvet("#b3582f"), (0.68, -0.5, 0.455), (0.5, 0.5), 0.18, (-17, -7, -9), seed=3, dent=0.07)
    cushion(stripes, (0.41, -0.67, 0.455), (0.44, 0.44), 0.16, (-21, 6, 6), seed=6, dent=0.05)
    over = [(-0.16, 0.3), (-0.15, 0.5), (-0.1, 0.62), (0.0, 0.645), (0.1, 0.62), (0.16, 0.5), (0.17, 0.26)]
    throw(wool("#c4923e"), over, 0.34, (0.955, -0.78, 0), (0, 0, 90), seed=5, depth=0.01, fringe=True)
    round_table((-1.32, -0.62, 0), 0.23, 0.52, wood("#5e3f28", "#412817"))
    top = pile_of_books((-1.32, -0.64, 0.52), 2, seed=6, turn=10)
    vase("globe", terracotta("#c98a64", "#b97650"), (-1.33, -0.62, top), 0.8)
    for index, lean in enumerate(((-0.15, 0.1), (0.28, -0.1), (0.05, 0.1))):
        branch((-1.33, -0.62, top + 0.15), 0.6 - 0.07 * index, lean, 26, (0.075, 0.03), seed=21 + index, twigs=5)


def compose():
    furnish()
    light_golden_hour((0.3, 0, 1.4), 0.9)
    aim_camera((-0.22, -4.5, 0.95), (-0.22, 0, 0.86), 46, (0, -0.75, 0.7), 4)
