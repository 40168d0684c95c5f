"""A single table in a shop's window: a bowl, a lamp, half a set of chairs, suitcases that came back full."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import fruit, leather, plaster, stoneware, terracotta, wood, wool
from objects.carried import suitcase
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.living import farm_table
from objects.room import floor, skirting, wall, window
from objects.small import pile_of_books
from objects.terrace import bistro_chair
from objects.textiles import rug
from objects.vessels import bowl, jug, pear
from objects.views import garden

WIDTH = 2000
HEIGHT = 9 / 16
EXPOSURE = 0.3
# Renders in two thirds of the time; only the edges of sunlight are a little rougher.
SAMPLE_FACTOR = 0.67


def compose():
    green = plaster("#6f7f6c")
    wall(green)
    skirting(material=green)
    floor(wood("#b58a5c", "#946a40", along=1))
    window((-0.3, -0.02, 0.86), 1.5, 1.5, columns=3, rows=2, outside=garden(1.5, 1.5, "summer", 4, light=("#efe2c6", 1.35)))
    rug(wool("#d9cab0"), (0.1, -1.15, 0), (3.0, 1.7), wool("#24423a"))
    farm_table((0.0, -0.85, 0), 1.7, 0.78)
    top = 0.75
    table_lamp(terracotta(), (-0.58, -0.78, top), power=6, scale=1.05)
    bowl(stoneware("#3f6a86", "#355c76"), (-0.1, -0.92, top), 0.18, 0.1)
    for index, (x, y, lean) in enumerate(((-0.05, 0.02, 20), (0.06, 0.03, -35), (0.0, -0.055, 75))):
        pear(fruit(), (-0.1 + x, -0.92 + y, top + 0.04), 1.1, (lean, 12, index * 80))
    books = pile_of_books((0.3, -0.78, top), 2, seed=4, turn=-10)
    jug(stoneware("#efe6d6"), (0.62, -0.78, top), 1.05, 20)
    for index in range(4):
        branch((0.62, -0.78, top + 0.22), 0.62 - 0.05 * index, (-0.4 + 0.26 * index, 0), 34, (0.07, 0.022), seed=40 + index, twigs=5)
    bistro_chair((-1.22, -0.8, 0), 58, slats=wood("#8d5f39", "#6d4527"))
    bistro_chair((0.5, -1.37, 0), 154, slats=wood("#8d5f39", "#6d4527"))
    suitcase(leather("#8f5a32", "#7a4a28"), (1.3, -0.98, 0), turn=-12)
    suitcase(leather("#c19a64", "#ad8550"), (1.31, -0.96, 0.172), (0.48, 0.33, 0.15), -4)
    light_golden_hour((1.5, 0, 1.3), 0.8)
    add_light("AREA", (1.6, -3.6, 2.6), 34, "#ffd9ae", 2.4, (0.1, -0.4, 0.7))
    aim_camera((0.1, -5.3, 0.91), (0.1, 0, 0.82), 42, (0, -0.85, 0.85), 4.5)
