"""A kitchen counter in the morning: a skillet, a pan of steel, a red cocotte, garlic, lemons."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import plaster, stoneware, wood
from materials.kitchen import enamel, steel
from mesh import box
from objects.kitchen import crock_of_spoons, cutting_board, folded_cloth, garlic, lemon, pot, skillet
from objects.room import room_behind, wall
from objects.vessels import bowl

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#cfd2c4"), y=0.42)
    room_behind(y=-4)
    top = 0.9
    box((3, 0.86, 0.05), (0, -0.01, top - 0.05), wood("#a97c50", "#835a36"), bevel=0.008)
    cutting_board((-0.04, 0.37, top + 0.19), (0.38, 0.26, 0.022), (78, 90, 0))
    crock_of_spoons(stoneware(), (0.42, 0.26, top), seed=3)
    pot(enamel("#9c3b22"), (-0.24, 0.16, top), 0.145, 0.12, 14)
    pot(steel(), (0.17, 0.2, top), 0.1, 0.105, -28, handle=steel(), trim=steel())
    folded_cloth("#e9e0cf", (-0.01, -0.16, top), (0.3, 0.2), 188, 2, "#31507a")
    skillet((0.08, -0.11, top + 0.021), 0.14, -16)
    bowl(stoneware("#e8dfd0"), (-0.44, -0.02, top), 0.12, 0.062)
    for x, y, z, turn in ((-0.045, 0.0, 0.025, 20), (0.04, 0.03, 0.025, 100), (0.02, -0.045, 0.026, -30), (-0.005, 0.0, 0.07, 60)):
        lemon((-0.44 + x, -0.02 + y, top + z), (0, 0, turn))
    garlic((-0.27, -0.2, top), (0, 0, 20))
    garlic((-0.2, -0.04, top + 0.02), (72, 0, 100), 0.92)
    garlic((-0.34, -0.17, top), (0, 0, 70), 0.85)
    light_morning(1.0)
    add_light("AREA", (-1.5, -0.6, 1.9), 14, "#fff0dc", 0.6, (0, 0.1, 0.9), 0.6)
    aim_camera((0.0, -1.6, 1.42), (0.0, 0.12, 0.99), 56, (0, 0, 1), 5)
