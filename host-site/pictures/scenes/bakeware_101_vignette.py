"""A loaf on a board, the tin it came from, a cloth."""
from lights.rigs import aim_camera, light_morning
from materials.house import plaster, stoneware, wood
from materials.kitchen import steel
from objects.kitchen import cutting_board, folded_cloth, loaf, tin
from objects.room import room_behind, wall
from objects.snapshots import table_top
from objects.vessels import jug

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#a9b7a8"), y=0.55)
    room_behind(y=-3.6)
    table_top(wood("#d3b083", "#b98f5f"), depth=1.0, width=3)
    z = 0.75
    cutting_board((-0.03, 0.04, z), (0.42, 0.26, 0.024), (0, 0, 8), wood("#8d6540", "#6c4a2b"))
    loaf((-0.04, 0.05, z + 0.026), (0.27, 0.13, 0.12), 8, 4)
    tin(steel("#9a9791"), (0.16, 0.3, z), 0.29, 0.14, 0.08, -10)
    folded_cloth("#efe4d0", (0.2, -0.16, z), (0.22, 0.15), -12, 3, "#31597c")
    jug(stoneware("#f1e8d8"), (-0.26, 0.28, z), 0.85, 40)
    light_morning(0.95)
    aim_camera((0.02, -1.1, 1.22), (0.02, 0.06, 0.85), 50, (0, 0.0, 0.84), 4.5)
