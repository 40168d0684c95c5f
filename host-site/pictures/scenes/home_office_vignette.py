"""The end of the working day: a lidded box, a notebook, a bowl from a trip."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import glaze, plaster, stoneware, wood
from objects.greenery import branch
from objects.room import room_behind, wall
from objects.small import book
from objects.snapshots import table_top
from objects.study import lidded_box, pencil_pot
from objects.vessels import bowl, vase

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#b9bda9"), y=0.5)
    room_behind(y=-3.6)
    table_top(wood("#a97b4e", "#835a35"), depth=1.0, width=3)
    z = 0.75
    lidded_box("#35524a", (-0.06, 0.14, z), (0.38, 0.28, 0.13), 6)
    book("#b5714c", (0.21, 0.15, 0.02), (-0.05, 0.12, z + 0.137), -8)
    bowl(glaze("#c9a24b", "#a9782f"), (0.19, -0.08, z), 0.085, 0.055)
    pencil_pot(stoneware("#e8dfd0"), (0.27, 0.2, z), 2, 5)
    vase("bottle", stoneware("#7d8a86", "#737f7b"), (-0.3, 0.3, z), 1.0)
    branch((-0.3, 0.3, z + 0.16), 0.42, (0.3, -0.05), 18, (0.05, 0.02), seed=4)
    light_golden_hour((0.15, 0.5, 1.35), 0.95)
    aim_camera((0.0, -1.2, 1.2), (0.0, 0.08, 0.92), 50, (0, 0.0, 0.87), 4.5)
