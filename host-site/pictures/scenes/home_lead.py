"""The homepage's lead: a console in the morning. The left half is a calm wall, for the words."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import fruit, glaze, plaster, stoneware, terracotta
from objects.furniture import console
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.room import floor, room_behind, skirting, wall
from objects.small import pile_of_books, round_mirror
from objects.vessels import bowl, pear, vase

WIDTH = 2000
HEIGHT = 9 / 16
TALL = 0.745
EXPOSURE = 0.3


def compose():
    wall(plaster("#efe4d3"))
    skirting()
    floor()
    room_behind(x=2.75)
    console((0.94, -0.22, 0), 1.75, 0.38, 0.82)
    round_mirror((0.86, 0, 1.52), 0.4)
    table_lamp(glaze("#24423a"), (1.3, -0.2, 0.82), power=3, scale=1.1)
    vase("amphora", terracotta(), (0.36, -0.2, 0.82), 1.05)
    branch((0.36, -0.2, 1.14), 0.72, (0.42, -0.1), 60, (0.095, 0.02), seed=4, twigs=6)
    branch((0.36, -0.2, 1.14), 0.6, (-0.4, 0.0), 44, (0.09, 0.019), seed=9, twigs=5)
    vase("globe", terracotta("#c98a64", "#b97650"), (0.6, -0.29, 0.82), 0.66)
    top = pile_of_books((0.93, -0.25, 0.82), 3, seed=3, turn=4)
    bowl(stoneware(), (0.93, -0.25, top), 0.125, 0.06)
    for index, (x, y, lean) in enumerate(((-0.04, 0.01, 20), (0.045, 0.02, -35), (0.0, -0.045, 75))):
        pear(fruit(), (0.93 + x, -0.25 + y, top + 0.024), 0.95, (lean, 12, index * 80))
    light_golden_hour((0.8, 0, 1.35))
    aim_camera((-0.06, -4.1, 1.24), (-0.06, 0, 1.24), 46, (0.7, -0.25, 1.2), 3.2)
