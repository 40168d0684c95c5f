"""A caramel sofa against oat plaster, late in the afternoon."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import boucle, leather, linen, plaster, stoneware, velvet, walnut, wood, wool
from materials.weaves import blanket
from mesh import set_down
from objects.art import print_in_frame
from objects.furniture import round_table, sofa
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion, rug, throw
from objects.vessels import bowl, vase

WIDTH = 2000


def furnish():
    oat = plaster("#c9b497")
    wall(oat)
    skirting(material=oat)
    floor(wood("#7d5836", "#5f4025", along=1))
    rug(wool("#d8cab0"), (0.1, -1.2, 0), (3.0, 1.8), wool("#a98a63"))
    seat = sofa(leather("#a8683a", "#935a30"), (0.3, -0.6, 0.006), 0, 1.95, walnut(2), seed=6, arm=0.13)
    for cloth, (x, y), size, thick, lean, number, dent in (
        (boucle("#e9dfcc"), (-0.32, -0.63), (0.48, 0.48), 0.18, (-17, 3, 8), 1, 0.05),
        (velvet("#4a3123"), (-0.04, -0.74), (0.42, 0.42), 0.15, (-19, -4, -7), 3, 0.03),
        (linen("#cdb48d"), (0.94, -0.63), (0.46, 0.46), 0.17, (-17, -3, -9), 7, 0.05),
    ):
        set_down(cushion(cloth, (x, y, 0.47), size, thick, lean, number, dent), [seat], 0.014)
    over = [(0.53, 0.42), (0.52, 0.7), (0.46, 0.85), (0.32, 0.905), (0.17, 0.885), (0.08, 0.72), (0.03, 0.57), (-0.1, 0.515), (-0.32, 0.515), (-0.45, 0.48), (-0.5, 0.38), (-0.5, 0.24)]
    cloth = blanket("#e8dec9", "#cfc1a5", (("Y", "#7a5138", 1.54, 0.07, 0.05), ("Y", "#b98d5f", 1.54, 0.13, 0.02)))
    throw(cloth, over, 0.46, (0.57, -0.6, 0), (0, 0, -5), seed=2, depth=0.028, fringe=wool("#ddd0b6"), over=[seat], folds=3.6)
    round_table((-0.98, -0.6, 0), 0.28, 0.54, walnut())
    table_lamp(stoneware("#8b7a66", "#79695a"), (-1.06, -0.56, 0.54), power=5, profile=[(0, 0), (0.08, 0), (0.085, 0.02), (0.082, 0.22), (0.06, 0.262), (0.02, 0.29), (0, 0.3)])
    top = pile_of_books((-0.86, -0.66, 0.54), 2, seed=10, turn=-10)
    bowl(stoneware("#e3d8c4"), (-0.86, -0.66, top), 0.075, 0.05)
    vase("amphora", stoneware("#5b4636", "#4b392c"), (1.62, -0.42, 0), 1.5)
    for index in range(5):
        branch((1.62, -0.42, 0.56), 1.15 - 0.08 * index, (-0.3 + 0.14 * index, 0.02), 14, (0.05, 0.03), seed=61 + index, twigs=6, radius=0.005, material=wood("#b08a5a", "#8f6c42"))
    print_in_frame("moon", (0.0, 0, 1.62), (0.56, 0.7), walnut(2), ("#efdcb4", "#b98d5f", "#6a452c"), seed=5)
    print_in_frame("strokes", (0.62, 0, 1.57), (0.4, 0.5), walnut(2), ("#6a452c", "#a8683a", "#cdb48d"), seed=8)


def compose():
    furnish()
    light_golden_hour((0.55, 0, 1.4), 0.9)
    aim_camera((0.22, -4.7, 0.98), (0.22, 0, 0.98), 44, (0, -0.7, 0.7), 4)
