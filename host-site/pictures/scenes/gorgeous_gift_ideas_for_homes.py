"""A hall bench in winter light: one present with a wide ribbon, a folded throw, a lamp, a bowl, a plant."""
from lights.rigs import aim_camera, light_winter
from materials.house import glaze, leaf, paper, plaster, stoneware, velvet, wool
from mesh import lathe
from objects.greenery import house_plant
from objects.lamps import table_lamp
from objects.room import room_behind, wall
from objects.serving import bench
from objects.small import present
from objects.textiles import folded_throw
from objects.vessels import bowl

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#c8a86a"))
    room_behind(y=-4.5)
    bench((0, -0.32, 0), 2.4, 0.44, 0.6)
    top = 0.6
    table_lamp(stoneware("#efe8da", "#e2d6c2"), (-0.44, -0.24, top), 4, 0.86, pleats=40)
    folded_throw(wool("#7f8f86"), (-0.14, -0.33, top), (0.34, 0.28), 3, -4)
    present((0.24, 0.2, 0.13), paper("#efe6d6"), velvet("#24423a"), (-0.13, -0.33, top + 0.086), 9, 0.05, tails=0.11)
    bowl(stoneware("#a9583a", "#9a4c30"), (0.2, -0.38, top), 0.1, 0.058)
    pot = lathe([(0, 0), (0.075, 0), (0.09, 0.05), (0.1, 0.17), (0.092, 0.172), (0.085, 0.14), (0, 0.14)], glaze("#24423a"))
    house_plant(pot, (0.46, -0.26, top), 0.42, 26, 12, (0.13, 0.075), leaf("#5d7d4c", "#7fa066"))
    light_winter(1.05)
    aim_camera((0.05, -2.2, 0.95), (0.05, 0, 0.85), 52, (0, -0.3, 0.75), 4)
