"""Two unlike armchairs under one lamp, a small round table with two cups, a candle and a box, a throw."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import boucle, kraft, plaster, stoneware, velvet, wood, wool
from objects.furniture import armchair, round_table
from objects.lamps import floor_lamp
from objects.room import floor, skirting, wall
from objects.small import present
from objects.textiles import cushion, rug, throw
from objects.vessels import mug, pillar

WIDTH = 2000


def compose():
    wall(plaster("#b07f68"))
    skirting(material=plaster("#b07f68"))
    floor()
    rug(wool("#efe5d3"), (0, -1.0, 0), (2.6, 1.6), wool("#a9683f"))
    floor_lamp((-0.02, -0.34, 0), power=8, pleats=44, height=1.48)
    armchair(boucle("#e6dccb"), (-0.66, -0.7, 0), 24, seed=2)
    armchair(velvet("#2c4d42"), (0.66, -0.7, 0), -24, wood("#3b2a1d", "#2a1d14", along=2), seed=9)
    cushion(wool("#a9502c"), (-0.63, -0.74, 0.47), (0.38, 0.38), 0.14, (-18, 4, 24), seed=2)
    path = [(0.53, 0.46), (0.5, 0.76), (0.41, 0.91), (0.28, 0.91), (0.13, 0.86), (0.03, 0.7), (-0.02, 0.575), (-0.12, 0.53), (-0.3, 0.525), (-0.42, 0.49), (-0.465, 0.38), (-0.47, 0.2)]
    throw(wool("#dccbad"), path, 0.34, (0.71, -0.7, 0), (0, 0, -24), seed=5, depth=0.011, fringe=True)
    round_table((0.0, -1.0, 0), 0.24, 0.5, wood("#5e3f28", "#412817"))
    mug(stoneware(), (-0.12, -1.06, 0.5), 150)
    mug(stoneware("#b98a66", "#a87852"), (0.13, -1.08, 0.5), 20)
    pillar((0.03, -1.14, 0.5), 0.03, 0.09)
    present((0.21, 0.15, 0.13), kraft(), velvet("#24423a"), (0.0, -0.93, 0.5), 12, 0.02)
    light_golden_hour((-0.6, 0, 1.2), 0.9)
    aim_camera((0.0, -4.3, 0.86), (0.0, 0, 0.8), 51, (0, -0.9, 0.7), 4)
