"""The first evening in a new home: a lamp on a moving box, a plant, a rug that is still rolled."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, plaster, stoneware, terracotta, wood, wool
from objects.floors import rolled_rug
from objects.lamps import table_lamp
from objects.potted import flower_pot, sword_plant
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.storage import moving_box
from objects.vessels import mug

EXPOSURE = 0.2


def compose():
    wall(plaster("#d9b8a0"))
    skirting()
    floor(wood("#b58a5c", "#946a40", along=1))
    rolled_rug(wool("#a5562f"), (-1.52, -0.3, 0), 1.45, 0.095, (7, 3, 30), wool("#e6d4b0"))
    moving_box((-0.98, -0.46, 0), (0.62, 0.44, 0.4), 5)
    moving_box((-0.96, -0.44, 0.402), (0.5, 0.38, 0.32), -6)
    table_lamp(glaze("#24423a"), (-1.0, -0.45, 0.724), power=5, scale=0.95)
    moving_box((-0.3, -0.56, 0), (0.48, 0.4, 0.36), -9)
    pile_of_books((-0.36, -0.56, 0.362), 3, seed=7, turn=-6)
    mug(stoneware("#efe6d6"), (-0.17, -0.66, 0.362), 20)
    sword_plant(flower_pot(terracotta(), 0.12, 0.2), (0.18, -0.5, 0), 0.18, 0.62, 15, seed=4)
    light_golden_hour((0.05, 0, 1.36), 0.7)
    add_light("AREA", (1.8, -3.4, 2.6), 18, "#ffcf95", 2.2, (0.0, 0.2, 0.7))
    aim_camera((-0.2, -4.3, 1.0), (-0.2, 0, 0.93), 46, (-0.6, -0.5, 0.7), 4)
