"""A tidy desk after class: a lamp, a plant, pencils in a cup, books, a parcel with a green ribbon."""
import math
import random

from lights.rigs import aim_camera, light_golden_hour
from materials.house import fruit, glaze, kraft, leaf, plaster, stoneware, terracotta, velvet, wood
from mesh import box, gather, lathe
from objects.greenery import house_plant
from objects.lamps import table_lamp
from objects.room import room_behind, wall
from objects.small import pile_of_books, present
from objects.vessels import orb

WIDTH = 2000
SAMPLE_FACTOR = 2


def pencil(at, lean, turn, colour, length=0.17):
    body = lathe([(0, 0), (0.0038, 0), (0.0038, length)], glaze(colour), segments=6, steps=0, is_smooth=False)
    point = lathe([(0.0038, length), (0.001, length + 0.016)], wood("#d8b98a", "#c49a66", along=2), segments=12, steps=0)
    tip = lathe([(0.001, length + 0.016), (0, length + 0.02)], glaze(colour), segments=12, steps=0)
    return gather([body, point, tip], at, (-lean * math.sin(turn), lean * math.cos(turn), 0))


def compose():
    wall(plaster("#a9b7b5"))
    room_behind(y=-4.5)
    top = 0.74
    box((2.4, 0.7, 0.04), (0, -0.36, top - 0.04), wood("#a97c50", "#835a36"), bevel=0.008)
    table_lamp(glaze("#b0722e", "#a5662a"), (-0.42, -0.26, top), 4, 0.82)
    top_of_books = pile_of_books((0.06, -0.24, top), 4, seed=6, turn=5)
    orb(fruit("#a3342a", "#b5552f"), (0.06, -0.25, top_of_books), 0.036)
    present((0.24, 0.17, 0.09), kraft(), velvet("#24423a"), (-0.14, -0.46, top), 14, 0.026, tails=0.1)
    cup = (0.27, -0.38, top)
    lathe([(0, 0), (0.036, 0), (0.04, 0.008), (0.04, 0.095), (0.036, 0.097), (0.034, 0.02), (0, 0.016)], stoneware(), cup)
    chance = random.Random(2)
    for index, colour in enumerate(("#c9822b", "#24423a", "#a94f2a", "#2f4a6a", "#c9822b", "#7b2f3a")):
        turn = index * math.tau / 6 + 0.4
        pencil((cup[0] - 0.014 * math.cos(turn), cup[1] - 0.014 * math.sin(turn), top + 0.018), chance.uniform(6, 10), turn, colour, chance.uniform(0.14, 0.17))
    pot = lathe([(0, 0), (0.065, 0), (0.075, 0.05), (0.085, 0.15), (0.078, 0.152), (0.072, 0.12), (0, 0.12)], terracotta())
    house_plant(pot, (0.5, -0.24, top), 0.34, 24, 4, (0.11, 0.07), leaf("#5d7d4c", "#7fa066"))
    light_golden_hour((0.2, 0, 1.2), 0.85, pane=0.26)
    aim_camera((0.04, -2.0, 1.08), (0.04, 0, 0.95), 49, (0, -0.35, 0.85), 4.5)
