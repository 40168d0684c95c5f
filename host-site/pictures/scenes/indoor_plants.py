"""Plants by a bright window: a fig in a basket, three on a stool, one that has begun to climb down."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, leaf, linen, plaster, rattan, stoneware, terracotta, velvet, voile, wood
from objects.furniture import armchair, shelf, stool
from objects.greenery import house_plant
from objects.potted import flower_pot, small_tree, sword_plant, trailing
from objects.room import curtain, floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion
from objects.vessels import basket, vase

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#e6e2d3"))
    skirting()
    floor(wood("#c09468", "#9c734a", along=1))
    curtain((-1.66, -0.12, 2.75), 0.7, 2.72, voile(), 9, 0.03, 3)
    small_tree(basket(rattan(), (0, 0, 0), 0.21, 0.3), (-0.92, -0.45, 0), 0.24, 1.35, 0.36, 130, seed=5, blade=(0.24, 0.14), bare=0.3)
    shelf((0.55, 0, 1.5), 1.0, 0.2)
    trailing(flower_pot(stoneware("#efe7d8"), 0.085, 0.14, "straight"), (0.82, -0.1, 1.5), 0.13, 0.75, 9, seed=4)
    vase("bottle", glaze("#3e5a63"), (0.36, -0.1, 1.5), 0.62)
    pile_of_books((0.17, -0.1, 1.5), 3, seed=5, turn=4)
    armchair(velvet("#b98a3d"), (0.5, -0.62, 0), -16, seed=3)
    cushion(linen("#efe6d4"), (0.5, -0.68, 0.45), (0.42, 0.42), 0.15, (-20, 5, -16), seed=2)
    stool((-0.3, -0.98, 0), 0.2, 0.4, wood("#7a5636", "#5d3f26"))
    sword_plant(flower_pot(glaze("#f0e8d8"), 0.075, 0.13, "round"), (-0.38, -0.92, 0.4), 0.11, 0.42, 11, seed=3)
    house_plant(flower_pot(terracotta(), 0.065, 0.14), (-0.22, -0.98, 0.4), 0.2, 22, 8, (0.09, 0.05), leaf("#5d7d4d", "#7d9a60"))
    trailing(flower_pot(terracotta("#c98a64", "#b97650"), 0.05, 0.085), (-0.36, -1.08, 0.4), 0.08, 0.16, 7, seed=9, blade=(0.045, 0.035), spread=0.07)
    light_golden_hour((0.1, 0, 1.3), 0.85)
    add_light("AREA", (2.4, -3.0, 2.2), 30, "#ffe7cb", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((-0.16, -4.3, 1.05), (-0.16, 0, 0.98), 44, (0, -0.7, 0.9), 4.5)
