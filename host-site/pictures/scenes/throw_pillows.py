"""Five cushions on a pine-green sofa, late on an October afternoon."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import boucle, linen, plaster, terracotta, velvet, wood, wool
from materials.weaves import checks, ticking
from mesh import set_down
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
    seat = sofa(velvet("#2f4f45"), (0, -0.62, 0.006), 0, 2.1, seed=2)
    gingham, stripes = checks("#efe5d3", "#b0653f", 0.052), ticking("#eadfca", "#2f3d39", 0.058, 0.16)
    oat = linen("#e9dcc4")
    for cloth, (x, y), size, thick, lean, number, dent, cord in (
        (oat, (-0.64, -0.64), (0.5, 0.5), 0.18, (-17, 3, 9), 1, 0.06, oat),
        (gingham, (-0.36, -0.75), (0.44, 0.44), 0.16, (-19, -4, -6), 4, 0.03, None),
        (velvet("#b3582f"), (0.6, -0.64), (0.5, 0.5), 0.18, (-17, -3, -9), 3, 0.06, None),
        (stripes, (0.33, -0.75), (0.44, 0.44), 0.16, (-19, 4, 6), 6, 0.04, None),
        (boucle("#f0e7d6"), (0.0, -0.88), (0.54, 0.29), 0.15, (-24, 0, 3), 8, 0.0, None),
    ):
        set_down(cushion(cloth, (x, y, 0.47), size, thick, lean, number, dent, cord), [seat], 0.014)
    over = [(-0.13, 0.14), (-0.12, 0.45), (-0.09, 0.63), (0.0, 0.65), (0.09, 0.63), (0.12, 0.52), (0.2, 0.5), (0.3, 0.5)]
    throw(wool("#c4923e"), over, 0.4, (0.975, -0.8, 0), (0, 0, 90), seed=5, depth=0.02, fringe=True, over=[seat])
    round_table((-1.32, -0.62, 0), 0.23, 0.52, wood("#5e3f28", "#412817"))
    top = pile_of_books((-1.32, -0.64, 0.52), 2, seed=6, turn=10)
    vase("globe", terracotta("#c98a64", "#b97650"), (-1.33, -0.62, top), 0.8)
    for index, lean in enumerate(((-0.15, 0.1), (0.28, -0.1), (0.05, 0.1))):
        branch((-1.33, -0.62, top + 0.15), 0.6 - 0.07 * index, lean, 26, (0.075, 0.03), seed=21 + index, twigs=5)


def compose():
    furnish()
    light_golden_hour((0.3, 0, 1.4), 0.9)
    aim_camera((-0.22, -4.5, 0.95), (-0.22, 0, 0.86), 46, (0, -0.75, 0.7), 4)
