"""A corner of the bath: towels in a pile, a candle, a brush, a sprig."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import brass, glaze, marble, plaster, stoneware, wood, wool
from mesh import box, gather, tube
from objects.greenery import branch
from objects.room import wall
from objects.storage import folded_pile
from objects.vessels import bowl, jar, pillar, tray, vase


def brush(at, turn=0):
    oak = wood("#b98a58", "#94683d")
    bristles = [tube([(-0.045 + 0.01 * i, -0.018 + 0.012 * j, 0.0), (-0.045 + 0.01 * i, -0.018 + 0.012 * j, 0.028)], 0.0036, wool("#e9dcc0"), steps=0) for i in range(10) for j in range(4)]
    return gather([box((0.12, 0.06, 0.02), (0, 0, 0.026), oak, bevel=0.009), box((0.2, 0.026, 0.016), (0.15, 0, 0.028), oak, bevel=0.007), *bristles], at, (0, 0, turn))


def compose():
    wall(plaster("#9fb0aa"))
    box((2.4, 0.5, 0.06), (0, -0.25, 0.74), marble(), bevel=0.006)
    top = 0.8 + folded_pile(("#efe7da", "#efe7da", "#86a097", "#86a097"), (-0.26, -0.22, 0.8), (0.36, 0.28), 4, wool)
    tray(brass(), (0.16, -0.24, 0.8), 0.16)
    pillar((0.1, -0.27, 0.81), 0.04, 0.11)
    jar(stoneware("#efe6d6"), wood(), (0.22, -0.2, 0.81), 0.72)
    bowl(stoneware("#d9ccb4"), (-0.26, -0.22, top), 0.08, 0.045)
    brush((0.34, -0.4, 0.8), 24)
    vase("bottle", glaze("#b9623f"), (0.5, -0.17, 0.8), 0.72)
    branch((0.5, -0.17, 1.03), 0.36, (0.15, -0.05), 30, (0.05, 0.03), seed=71, twigs=4)
    light_golden_hour((0.1, 0, 1.22), 0.85, pane=0.24)
    aim_camera((0.06, -2.1, 1.1), (0.06, 0, 1.0), 48, (0.05, -0.25, 0.9), 4)
