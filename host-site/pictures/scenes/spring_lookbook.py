"""A morning in April: a pale sofa by a tall window, pears on a round table, tulips in glass."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import fruit, glass, linen, plaster, stoneware, voile, wood, wool
from materials.weaves import ticking
from objects.furniture import round_table, sofa
from objects.greenery import tulip
from objects.room import curtain, floor, skirting, wall, window
from objects.small import pile_of_books
from objects.textiles import cushion, rug
from objects.vessels import bowl, pear, vase
from objects.views import garden

EXPOSURE = 0.0
WIDTH = 2000


def compose():
    wall(plaster("#dcdccb"))
    skirting()
    floor(wood("#c8a57c", "#ab8459", along=1))
    window((-0.95, -0.02, 0.35), 0.95, 2.1, columns=2, rows=4, outside=garden(0.95, 2.1, "spring", 3, light=("#eef4f8", 2.6)))
    curtain((-1.45, -0.25, 2.7), 0.62, 2.68, voile(), 8, 0.04, 3)
    curtain((-0.36, -0.25, 2.7), 0.5, 2.68, voile(), 7, 0.04, 8)
    rug(wool("#e9dfcc"), (0.2, -1.3, 0), (2.8, 1.7), wool("#9ba684"))
    sofa(linen("#e8e0d0"), (0.72, -0.62, 0), 0, 1.85)
    cushion(linen("#98a587"), (0.14, -0.74, 0.47), (0.46, 0.46), 0.17, (-17, 8, 6), seed=1, dent=0.06)
    cushion(ticking("#f0e6d6", "#c98a64", 0.055), (0.5, -0.9, 0.47), (0.4, 0.4), 0.15, (-20, -5, -8), seed=7)
    cushion(linen("#98a587"), (1.28, -0.76, 0.47), (0.46, 0.46), 0.17, (-17, -7, -8), seed=3, dent=0.05)
    round_table((-0.28, -1.35, 0), 0.4, 0.4, wood("#a97c50", "#835a36"))
    bowl(stoneware("#f0e9dc", "#e6dccb"), (-0.12, -1.42, 0.4), 0.15, 0.07)
    for x, y, z, lean in ((-0.06, 0.0, 0.025, 30), (0.05, 0.03, 0.025, -40), (0.0, -0.06, 0.025, 70), (0.0, 0.01, 0.07, 8)):
        pear(fruit("#b7b356", "#c79a45"), (-0.12 + x, -1.42 + y, 0.4 + z), 1.0, (lean, 10, lean * 3))
    pile_of_books((-0.42, -1.5, 0.4), 2, seed=12, turn=-14)
    vase("column", glass(), (-0.42, -1.28, 0.4), 0.72)
    for index, (x, y) in enumerate(((0.12, 0.02), (-0.13, 0.03), (0.05, -0.1), (-0.05, 0.08), (-0.09, -0.07), (0.15, -0.06), (0.0, 0.0))):
        tulip((-0.42 + x * 0.1, -1.28 + y * 0.1, 0.43), 0.36 + 0.02 * (index % 3), (x, y), ("#e2a48b", "#ecc3ac", "#d98d74")[index % 3], seed=index + 1)
    light_morning(0.9)
    add_light("AREA", (-0.92, -0.42, 1.4), 34, "#fbf6ea", 0.9, (0.4, -2.2, 0.3), 2.0)
    aim_camera((0.08, -4.5, 1.0), (0.08, 0, 0.94), 44, (0, -1.0, 0.7), 4)
