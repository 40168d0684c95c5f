"""What goes around the pan: a board, a crock of spoons, linen towels."""
from lights.rigs import aim_camera, light_morning
from materials.house import plaster, stoneware, wood
from objects.kitchen import crock_of_spoons, cutting_board, folded_cloth, garlic, lemon
from objects.room import room_behind, wall
from objects.snapshots import table_top

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#5f6b52"), y=0.42)
    room_behind(y=-3.6)
    table_top(wood("#8d6540", "#6c4a2b"), depth=1.0, width=3)
    z = 0.75
    cutting_board((-0.06, 0.31, z + 0.2), (0.3, 0.4, 0.035), (80, 0, 3), wood("#b98d5b", "#7d5430", along=1))
    crock_of_spoons(stoneware("#d9c9ae"), (0.14, 0.14, z), 5, 6)
    folded_cloth("#efe4d0", (-0.13, -0.06, z), (0.22, 0.17), 8, 4, "#31597c")
    folded_cloth("#7f8f72", (-0.13, -0.06, z + 0.04), (0.21, 0.165), 3, 4)
    garlic((0.2, -0.08, z))
    garlic((0.12, -0.14, z), (0, 0, 60), 0.85)
    lemon((0.24, 0.0, z), (0, 0, 40))
    light_morning(0.95)
    aim_camera((0.04, -1.08, 1.18), (0.03, 0.05, 0.9), 50, (0, 0.0, 0.86), 4.5)
