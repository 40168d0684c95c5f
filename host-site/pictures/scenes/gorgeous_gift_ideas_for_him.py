"""A leather armchair on a Sunday: a throw, a lamp, books, a parcel tied with twine."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import iron, kraft, leather, plaster, stoneware, wood, wool
from objects.furniture import armchair, round_table
from objects.lamps import floor_lamp
from objects.room import floor, skirting, wall
from objects.small import picture_frame, pile_of_books, present
from objects.textiles import rug, throw
from objects.vessels import mug

WIDTH = 2000


def compose():
    wall(plaster("#7d8474"))
    skirting(material=plaster("#7d8474"))
    floor(wood("#9b7149", "#7c5632", along=1))
    rug(wool("#d8cab0"), (0.1, -0.9, 0), (2.3, 1.5), wool("#7b4a2f"))
    armchair(leather(), (-0.12, -0.66, 0), 16, wood("#3b2a1d", "#2a1d14", along=2), seed=7)
    path = [(0.53, 0.46), (0.5, 0.76), (0.41, 0.91), (0.28, 0.91), (0.13, 0.86), (0.03, 0.7), (-0.02, 0.575), (-0.12, 0.53), (-0.3, 0.525), (-0.42, 0.49), (-0.465, 0.38), (-0.47, 0.2)]
    throw(wool("#e3d6bd"), path, 0.3, (-0.2, -0.66, 0), (0, 0, 16), seed=2, depth=0.011, fringe=True)
    floor_lamp((-0.86, -0.4, 0), power=9, metal=iron(), height=1.62)
    round_table((0.66, -0.72, 0), 0.27, 0.5, wood("#5e3f28", "#412817"))
    top = pile_of_books((0.6, -0.7, 0.5), 4, seed=5, turn=-12)
    mug(stoneware("#d9ccb4"), (0.78, -0.82, 0.5), 200)
    present((0.2, 0.16, 0.1), kraft(), wool("#4a3a2a"), (0.59, -0.71, top), -22, 0.006, tails=0.06)
    present((0.36, 0.28, 0.2), kraft(), wool("#4a3a2a"), (0.96, -0.98, 0.012), 22, 0.008)
    picture_frame((0.62, 0, 1.12), (0.42, 0.56), wood("#3b2a1d", "#2a1d14", along=2), ("#b9643c", "#d8b98a", "#2c3e36"), 3)
    light_golden_hour((0.25, 0, 1.35), 0.85)
    aim_camera((0.08, -4.2, 0.94), (0.08, 0, 0.84), 46, (0, -0.7, 0.7), 3.5)
