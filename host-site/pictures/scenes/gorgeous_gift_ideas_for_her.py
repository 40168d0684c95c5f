"""Presents tied with linen by a small brass lamp, a throw, books, a bowl, a plant in a glazed pot."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import brass, glaze, leaf, linen, paper, plaster, stoneware, velvet, wool
from mesh import lathe
from objects.greenery import house_plant
from objects.lamps import table_lamp
from objects.room import floor, room_behind, skirting, wall
from objects.serving import bench
from objects.small import pile_of_books, present
from objects.textiles import throw
from objects.vessels import bowl

WIDTH = 2000


def compose():
    wall(plaster("#c98f83"))
    skirting(material=plaster("#c98f83"))
    floor()
    room_behind(y=-4.5)
    bench((0.1, -0.3, 0), 1.5, 0.4, 0.46)
    top = 0.46
    table_lamp(brass(), (-0.2, -0.22, top), 4, 0.86, profile=[(0, 0), (0.085, 0), (0.09, 0.008), (0.07, 0.02), (0.02, 0.035), (0.012, 0.08), (0.012, 0.22), (0.02, 0.26), (0.012, 0.3), (0, 0.3)])
    ribbon = linen("#e9dfcd")
    present((0.34, 0.26, 0.15), paper("#7b2f3a"), ribbon, (0.1, -0.3, top), 8, 0.034, has_bow=False)
    present((0.24, 0.19, 0.11), paper("#efe4d0"), linen("#b9806a"), (0.11, -0.31, top + 0.153), -10, 0.028, tails=0.12)
    z = pile_of_books((0.41, -0.3, top), 3, seed=4, turn=8)
    bowl(stoneware("#e8dfd0"), (0.41, -0.3, z), 0.09, 0.05)
    pot = lathe([(0, 0), (0.07, 0), (0.09, 0.05), (0.095, 0.17), (0.088, 0.172), (0.082, 0.14), (0, 0.14)], glaze("#3f5a5c"))
    house_plant(pot, (0.66, -0.26, top), 0.36, 24, 8, (0.13, 0.075), leaf("#5d7d4c", "#7fa066"))
    throw(wool("#e3d6bd"), [(-0.575, 0.1), (-0.572, 0.3), (-0.565, 0.43), (-0.535, 0.486), (-0.47, 0.49), (-0.3, 0.484), (-0.15, 0.484)], 0.3, (-0.44, 0.02, 0.004), (0, 0, 0), seed=8, depth=0.012, fringe=True)
    present((0.3, 0.26, 0.2), paper("#efe4d0"), velvet("#7b2f3a"), (0.02, -0.42, 0), -14, 0.028)
    light_golden_hour((0.35, 0, 1.0), 0.85)
    aim_camera((0.12, -3.0, 0.74), (0.12, 0, 0.62), 56, (0, -0.3, 0.6), 4)
