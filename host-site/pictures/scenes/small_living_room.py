"""A small living room at noon: a sofa on slim legs, a large rug, a tall bookshelf, curtains from the ceiling."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.cloth import striped
from materials.house import brass, glaze, iron, linen, plaster, stoneware, terracotta, wood, wool
from mesh import set_down
from objects.art import print_in_frame
from objects.floors import curtain_rod
from objects.furniture import sofa
from objects.greenery import branch, house_plant
from objects.lamps import floor_lamp
from objects.living import bookshelf, nesting_table, row_of_books
from objects.room import curtain, floor, skirting, wall, window
from objects.small import pile_of_books
from objects.textiles import cushion, rug
from objects.vessels import bowl, mug, vase
from objects.views import garden

WIDTH = 2000
SAMPLE_FACTOR = 0.67
EXPOSURE = 0.1


def fill_shelf(x, y, boards):
    row_of_books((x - 0.33, y, boards[0]), 0.4, seed=3, height=0.27)
    vase("globe", terracotta(), (x + 0.22, y, boards[0]), 0.85)
    pile_of_books((x - 0.18, y - 0.02, boards[1]), 4, seed=6, turn=3)
    row_of_books((x + 0.02, y, boards[1]), 0.28, seed=8)
    row_of_books((x - 0.33, y, boards[2]), 0.5, seed=5, height=0.25)
    bowl(stoneware(), (x + 0.22, y, boards[2]), 0.1, 0.07)
    vase("jug", stoneware("#e9e0cf"), (x - 0.2, y, boards[3]), 0.9)
    row_of_books((x - 0.04, y, boards[3]), 0.32, seed=14, height=0.22)
    row_of_books((x - 0.3, y, boards[4]), 0.28, seed=21, height=0.24)
    house_plant(vase("column", glaze("#3f5a50"), (0, 0, 0.02), 0.5), (x + 0.18, y, boards[4] - 0.02), 0.2, 14, seed=3, blade=(0.11, 0.06))


def furnish():
    wall(plaster("#b9c6c4"))
    skirting()
    floor(wood("#c39a6b", "#a27a4c", along=1))
    window((-1.0, -0.02, 0.75), 1.0, 1.65, columns=2, rows=3, outside=garden(1.0, 1.65, "summer", 7, light=("#eef4f8", 2.2), crown=0.66))
    curtain((-1.62, -0.31, 2.6), 0.46, 2.59, linen("#efe7d8"), 6, 0.04, 3)
    curtain((-0.36, -0.31, 2.6), 0.42, 2.59, linen("#efe7d8"), 6, 0.04, 8)
    curtain_rod((-1.95, -0.31, 2.615), (-0.05, -0.31, 2.615), brass(), depth=0.31)
    rug(wool("#e6dcc8"), (-0.1, -1.25, 0), (2.9, 1.9), wool("#c9b795"))
    seat = sofa(linen("#3f5560"), (-0.2, -0.62, 0.006), 0, 1.8, wood("#b98d5f", "#946a40", along=2), seed=3, arm=0.1, arm_height=0.58, leg_height=0.17)
    set_down(cushion(linen("#e3b778"), (-0.78, -0.66, 0.46), (0.44, 0.44), 0.16, (-17, 3, 9), 2, 0.05), [seat], 0.014)
    set_down(cushion(striped("#efe6d6", "#8fa3a3", "x", 24, 0.45), (0.36, -0.66, 0.46), (0.48, 0.36), 0.15, (-18, -3, -8), 4), [seat], 0.014)
    nesting_table((0.14, -1.42, 0), 0.3, 0.42, wood("#a97c50", "#835a36"))
    nesting_table((-0.25, -1.54, 0), 0.23, 0.35, wood("#a97c50", "#835a36"))
    pile_of_books((0.2, -1.4, 0.42), 2, seed=11, turn=-12)
    mug(stoneware("#f0e9dc"), (-0.27, -1.58, 0.35), 200, 1.05)
    vase("bottle", stoneware("#dfe4e0"), (0.03, -1.36, 0.42), 0.62)
    branch((0.03, -1.36, 0.64), 0.38, (0.12, 0.0), 44, (0.06, 0.026), seed=6, twigs=6)
    _, boards = bookshelf((1.42, -0.17, 0), 0.76, 2.15)
    fill_shelf(1.42, -0.17, boards)
    print_in_frame("hills", (0.21, 0, 1.52), (0.46, 0.58), wood("#b98d5f", "#946a40", along=2), ("#f0d9a6", "#c9d2ce", "#7f9a94", "#3f5560"), seed=4)
    floor_lamp((0.78, -0.36, 0), power=6, metal=iron(), height=1.45)


def compose():
    furnish()
    light_morning(1.0)
    add_light("AREA", (-1.0, -0.42, 1.6), 22, "#fbf6ea", 0.9, (0.4, -2.2, 0.3), 1.6)
    aim_camera((-0.02, -5.15, 1.09), (-0.02, 0, 1.08), 37, (0, -0.6, 0.9), 5)
