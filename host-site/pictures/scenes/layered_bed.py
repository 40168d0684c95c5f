"""A bed of seven layers, on a clear morning: sage, chalk and wool against a clay wall."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import linen, plaster, stoneware, velvet, wood, wool
from materials.weaves import blanket
from objects.bedroom import bed, pillow, spread
from objects.furniture import round_table
from objects.lamps import table_lamp
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion, rug, throw

WIDTH = 2000


def furnish():
    wall(plaster("#cda88d"))
    skirting(material=plaster("#cda88d"))
    floor(wood("#b58a5c", "#946a40", along=1))
    rug(wool("#e3d6bf"), (0, -1.6, 0), (2.7, 2.2))
    bed(width=1.6, head=linen("#e2d5bf"), head_height=1.22)
    white, sage = linen("#f4efe6"), linen("#99a487")
    spread(white, 1.6, 0.7, 1.1, 0.545, 0.24, 0.022, seed=4)
    duvet = spread(sage, 1.6, 0.98, 2.13, 0.54, 0.3, 0.045, seed=2, foot=0.3)
    spread(sage, 1.6, 1.0, 1.36, 0.6, 0.27, 0.035, seed=7)
    quilt = spread(linen("#e9dcc5"), 1.62, 1.6, 2.05, 0.6, 0.3, 0.022, seed=11, quilted=0.11)
    for x, seed in ((-0.39, 1), (0.39, 5)):
        pillow(white, (x, -0.36, 0.53), (0.66, 0.62), 0.17, -14, seed=seed)
        pillow(linen("#dfe0d2"), (x * 1.02, -0.52, 0.54), (0.68, 0.44), 0.17, -24, seed=seed + 2)
    cushion(velvet("#a3603f"), (0.02, -0.69, 0.555), (0.86, 0.28), 0.15, (-30, 0, 2), seed=3)
    round_table((1.18, -0.34, 0), 0.24, 0.55, wood("#7a5636", "#5d3f26"))
    table_lamp(stoneware("#efe6d6"), (1.2, -0.3, 0.55), power=3, scale=0.9)
    pile_of_books((1.1, -0.45, 0.55), 2, seed=4, turn=12)
    return [duvet, quilt]


def compose():
    covers = furnish()
    over = [(-1.46, 0.606), (-1.56, 0.612), (-1.66, 0.64), (-1.9, 0.645), (-2.06, 0.64), (-2.2, 0.58), (-2.27, 0.46), (-2.29, 0.3), (-2.29, 0.16)]
    cloth = blanket("#7d8b93", "#66747d")
    throw(cloth, over, 0.52, (-0.52, 0, 0), (0, 0, -5), seed=4, depth=0.026, fringe=wool("#77858d"), over=covers, folds=3.2)
    light_golden_hour((-0.05, 0, 1.5), 0.95)
    aim_camera((-1.05, -4.5, 1.5), (0.1, -0.5, 0.92), 46, (0, -1.0, 0.7), 5)
