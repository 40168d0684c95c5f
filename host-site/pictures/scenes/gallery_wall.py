"""Nine frames above a sofa, at noon."""
from lights.rigs import aim_camera, light_golden_hour
from materials.cloth import striped
from materials.house import boucle, linen, paint, plaster, rattan, terracotta, wood, wool
from objects.art import print_in_frame
from objects.furniture import sofa
from objects.greenery import house_plant
from objects.lamps import floor_lamp
from objects.room import floor, skirting, wall
from objects.textiles import cushion, rug
from objects.vessels import basket, vase

WIDTH = 2000
EXPOSURE = 0.2
prints = (
    ("hills", -0.42, 1.68, 0.52, 0.66, "oak", ("#e3b878", "#9db0a4", "#5f7f74", "#24423a")),
    ("leaves", -0.94, 1.83, 0.3, 0.4, "black", ("#56683f", "#6f8156")),
    ("moon", -0.9, 1.37, 0.38, 0.38, "oak", ("#f0d9a6", "#3c5270", "#24344d")),
    ("strokes", 0.08, 1.86, 0.32, 0.32, "black", ("#a94f2a", "#c98f6a", "#d9b48f")),
    ("arches", 0.06, 1.44, 0.34, 0.38, "walnut", ("#a94f2a", "#e2b48d", "#f0e0c4")),
    ("vase", 0.52, 1.7, 0.42, 0.54, "oak", ("#24423a", "#c06a44", "#d8c3a0")),
    ("leaves", 0.92, 1.86, 0.24, 0.3, "black", ("#3b3a3c", "#5a554e")),
    ("hills", 0.94, 1.5, 0.3, 0.24, "walnut", ("#c96f43", "#dcb58a", "#b07a52", "#7b3b22")),
    ("strokes", 0.42, 1.29, 0.28, 0.18, "black", ("#5b6b7a", "#9fb0bb", "#dfe4e2")),
)


def furnish():
    wall(plaster("#e6dfd0"))
    skirting()
    floor(wood("#b98d60", "#98703f", along=1))
    woods = {"oak": wood("#b98d5f", "#946a40", along=2), "walnut": wood("#5e3f28", "#412817", along=2), "black": paint("#22201e")}
    for index, (kind, x, z, wide, high, frame, colours) in enumerate(prints):
        print_in_frame(kind, (x, 0, z), (wide, high), woods[frame], colours, (0.13, 0.2)[index % 2], seed=index + 2)
    rug(wool("#cfc3ad"), (0, -1.3, 0), (2.9, 1.7), wool("#7d7a5f"))
    sofa(linen("#8d957f"), (0.0, -0.55, 0), 0, 2.1, seed=2)
    cushion(linen("#e8ddc8"), (-0.68, -0.58, 0.45), (0.46, 0.46), 0.17, (-17, 5, 8), seed=1, dent=0.05)
    cushion(linen("#b0643f"), (-0.38, -0.72, 0.45), (0.4, 0.4), 0.15, (-20, -6, -6), seed=5)
    cushion(striped("#efe6d6", "#4a5a52", "x", 22, 0.35), (0.66, -0.6, 0.45), (0.5, 0.36), 0.15, (-18, 4, -6), seed=3)
    floor_lamp((-1.38, -0.4, 0), power=8, height=1.5)
    basket(rattan(), (1.42, -0.5, 0), 0.2, 0.26)
    house_plant(vase("column", terracotta(), (0, 0, 0.02), 0.7), (1.42, -0.5, 0.05), 0.75, 18, seed=4, blade=(0.22, 0.1))


def compose():
    furnish()
    light_golden_hour((-0.3, 0, 1.75), 0.8, (3, 3), 0.4)
    aim_camera((0.02, -4.7, 1.1), (0.02, 0, 1.1), 42, (0, -0.3, 1.2), 5)
