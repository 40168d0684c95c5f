"""Two unlike armchairs, a small round table with two cups, a candle and a box, one large throw over both arms."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import boucle, kraft, plaster, stoneware, velvet, wood, wool
from objects.furniture import armchair, round_table
from objects.room import floor, skirting, wall
from objects.small import picture_frame, present
from objects.textiles import cushion, rug, throw
from objects.vessels import mug, pillar


def compose():
    wall(plaster("#cdb090"))
    skirting()
    floor()
    rug(wool("#efe5d3"), (0, -1.0, 0), (2.6, 1.6), wool("#a9683f"))
    armchair(boucle("#e6dccb"), (-0.78, -0.7, 0), 20, seed=2)
    armchair(velvet("#2c4d42"), (0.78, -0.7, 0), -20, wood("#3b2a1d", "#2a1d14", along=2), seed=9)
    cushion(wool("#b5683f"), (-0.76, -0.74, 0.47), (0.38, 0.38), 0.14, (-18, 4, 20), seed=2)
    path = [(0.53, 0.46), (0.5, 0.76), (0.41, 0.91), (0.28, 0.91), (0.13, 0.86), (0.03, 0.7), (-0.02, 0.575), (-0.12, 0.53), (-0.3, 0.525), (-0.42, 0.49), (-0.465, 0.38), (-0.47, 0.2)]
    throw(wool("#dccbad"), path, 0.34, (0.84, -0.7, 0), (0, 0, -20), seed=5, depth=0.011, fringe=True)
    round_table((0.0, -0.92, 0), 0.24, 0.5)
    mug(stoneware(), (-0.12, -0.98, 0.5), 150)
    mug(stoneware("#b98a66", "#a87852"), (0.13, -1.0, 0.5), 20)
    pillar((0.02, -1.04, 0.5), 0.03, 0.09)
    present((0.17, 0.13, 0.1), kraft(), velvet("#7b2f26"), (0.01, -0.84, 0.5), 12, 0.016)
    picture_frame((-0.3, 0, 1.2), (0.4, 0.54), seed=4)
    picture_frame((0.26, 0, 1.26), (0.46, 0.46), colours=("#7b3b22", "#d8b98a", "#8f9a83"), seed=11)
    light_golden_hour((0.1, 0, 1.4), 0.9)
    aim_camera((0.0, -4.3, 1.02), (0.0, 0, 0.86), 44, (0, -0.9, 0.7), 4)
