"""Candles that run on batteries, on a shelf that comes down without a mark."""
from lights.rigs import aim_camera, light_evening
from materials.house import plaster, terracotta, wood
from objects.furniture import shelf
from objects.art import print_in_frame
from objects.potted import flower_pot, trailing
from objects.room import room_behind, wall
from objects.small import pile_of_books
from objects.vessels import pillar

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.7


def compose():
    wall(plaster("#8fa0a6"))
    room_behind(y=-3.6)
    shelf((0, 0, 1.0), 1.0, 0.22, wood("#b98d5b", "#98703f"))
    z = 1.0
    for x, y, radius, height in ((-0.16, -0.1, 0.036, 0.15), (-0.07, -0.14, 0.032, 0.09), (-0.25, -0.12, 0.03, 0.07)):
        pillar((x, y, z), radius, height)
    pot = flower_pot(terracotta("#a9603e", "#985434"), 0.07, 0.13)
    trailing(pot, (0.26, -0.11, z), 0.12, 0.34, 9, 4, (0.05, 0.04), spread=0.09)
    pile_of_books((0.07, -0.12, z), 3, seed=8, turn=8)
    print_in_frame("hills", (-0.05, 0, 1.52), (0.38, 0.46), wood("#8d6540", "#6c4a2b", along=2), ("#31597c", "#d9b765", "#efe4d0"), seed=3)
    light_evening(3.2)
    aim_camera((0.0, -1.75, 1.2), (0.0, 0, 1.24), 50, (0, -0.1, 1.1), 4)
