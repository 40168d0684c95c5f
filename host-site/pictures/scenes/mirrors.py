"""A round brass mirror above a console; it has caught the window."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import brass, glaze, leaf, plaster, stoneware, walnut
from objects.furniture import console
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.room import floor, room_behind, skirting, wall
from objects.small import pile_of_books, round_mirror
from objects.vessels import bowl, vase

WIDTH = 2000
SAMPLE_FACTOR = 2


def furnish():
    wall(plaster("#4d5f6b"))
    skirting(material=plaster("#4d5f6b"))
    floor()
    room_behind(y=-5.2, material=plaster("#d9cbb5"), x=0.75)
    console((0, -0.2, 0), 1.5, 0.36, 0.8, walnut(), legs=walnut(2))
    round_mirror((0, 0, 1.5), 0.5, brass())
    table_lamp(stoneware("#e9ddc8", "#d8c8ac"), (0.52, -0.2, 0.8), power=4, scale=0.98)
    vase("bottle", glaze("#9a4a2c"), (-0.5, -0.2, 0.8), 1.0)
    for index, lean in enumerate(((0.3, -0.1), (-0.28, 0.0), (0.02, -0.2))):
        branch((-0.5, -0.2, 1.12), 0.6 - 0.06 * index, lean, 36, (0.06, 0.046), seed=41 + index, twigs=4, material=leaf("#7d9484", "#95a892"), bend=0.15)
    top = pile_of_books((0.02, -0.22, 0.8), 2, seed=3, turn=-5)
    bowl(stoneware("#f0e8d9"), (0.02, -0.22, top), 0.085, 0.05)


def compose():
    furnish()
    light_morning(0.95)
    add_light("AREA", (2.6, -3.2, 2.4), 26, "#ffd9ae", 1.6, (0.2, 0, 1.0), 1.6)
    aim_camera((-0.06, -3.5, 1.28), (-0.06, 0, 1.24), 44, (0, -0.2, 1.1), 4.5)
