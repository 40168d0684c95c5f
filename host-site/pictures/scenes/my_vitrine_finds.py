"""The hall after an afternoon of looking: a lamp, and a rocking horse that nobody had come for."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import brass, glaze, plaster, rattan, stoneware, terracotta, wood, wool
from objects.floors import rolled_rug
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.living import bench
from objects.playthings import wooden_horse
from objects.room import floor, room_behind, skirting, wall
from objects.small import pile_of_books, round_mirror
from objects.textiles import folded_throw
from objects.vessels import basket, vase

EXPOSURE = 0.25


def compose():
    blue = plaster("#9fb0b3")
    wall(blue)
    skirting()
    floor(wood("#b58a5c", "#946a40", along=1))
    room_behind(y=-5, x=0.5)
    bench((-0.42, -0.28, 0), 1.5, 0.36, 0.46)
    table_lamp(glaze("#8c2f26"), (-0.92, -0.26, 0.46), power=4, scale=1.05)
    top = pile_of_books((-0.5, -0.28, 0.46), 3, seed=9, turn=6)
    vase("globe", stoneware("#efe6d6"), (-0.5, -0.28, top), 0.62)
    folded_throw(wool("#c08a3f"), (0.02, -0.28, 0.46), (0.38, 0.28), 3, 5)
    round_mirror((0.02, 0, 1.34), 0.36, brass())
    rolled_rug(wool("#a5562f"), (-1.42, -0.22, 0), 1.4, 0.09, (6, 4, 20), wool("#e6d4b0"))
    basket(rattan(), (-0.5, -0.3, 0), 0.19, 0.25)
    wooden_horse((0.74, -0.62, 0), 1.95, 14)
    vase("amphora", terracotta(), (1.2, -0.26, 0), 1.2)
    for index in range(3):
        branch((1.2, -0.26, 0.44), 0.7 - 0.07 * index, (-0.22 + 0.24 * index, 0), 30, (0.08, 0.026), seed=14 + index, twigs=5)
    light_golden_hour((0.35, 0, 1.3), 0.75)
    add_light("AREA", (1.8, -3.4, 2.4), 20, "#ffcf95", 2.2, (0.2, -0.2, 0.6))
    aim_camera((-0.08, -4.2, 0.92), (-0.08, 0, 0.86), 46, (0.2, -0.5, 0.5), 4)
