"""An entry console before the party: a bundle in linen, a jug of white flowers, candles tied with string, a jar."""
from lights.rigs import aim_camera, light_winter
from materials.house import brass, glaze, plaster, stoneware, wood
from objects.furniture import console
from objects.giving import cloth_bundle, tag, tied_tapers
from objects.greenery import branch, tulip
from objects.room import room_behind, wall
from objects.vessels import candlestick, jar, jug

WIDTH = 2000


def compose():
    wall(plaster("#4e6168"))
    room_behind(y=-4.5)
    top = 0.82
    console((0, -0.24, 0), 1.9, 0.44, top, wood("#8a6340", "#6a482c"), drawers=3)
    jug(stoneware("#efe8da", "#e6dccb"), (-0.3, -0.16, top), 0.86, 200)
    for index, (x, y, tall) in enumerate(((0.03, 0.0, 0.22), (-0.08, 0.03, 0.2), (0.1, 0.04, 0.19), (-0.02, -0.07, 0.17), (0.07, -0.07, 0.15), (-0.12, -0.04, 0.15), (0.0, 0.08, 0.24))):
        tulip((-0.3 + x * 0.2, -0.16 + y * 0.2, top + 0.15), tall, (x, y), ("#f3ece0", "#efe6da", "#f6f0e6")[index % 3], seed=index + 3)
    branch((-0.3, -0.16, top + 0.2), 0.3, (-0.4, 0.1), 26, (0.06, 0.022), seed=6, twigs=4)
    cloth_bundle("#d9c6a4", (0.04, -0.25, top), (0.24, 0.19, 0.12), 18, seed=3)
    tied_tapers("#a8452a", (-0.2, -0.39, top), 10, 0.22, 3)
    jar(glaze("#c48f4a", "#b57f3c"), wood("#5e3f28", "#412817"), (0.32, -0.2, top), 0.95)
    tag((0.2, -0.37, top), (0, 0, 200))
    candlestick(brass(), (0.46, -0.13, top), 0.22, 0.2)
    light_winter(1.05)
    aim_camera((0.06, -1.95, 1.13), (0.06, 0, 1.0), 58, (0, -0.25, 0.95), 4)
