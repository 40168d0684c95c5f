"""A fir wreath with a red bow over a mantel, garland, brass and candles, presents at the corner of the hearth."""
import random

from lights.rigs import add_light, aim_camera, light_winter
from materials.house import bark, brass, kraft, paint, paper, plaster, velvet, wood, wool
from materials.weaves import blanket
from objects.furniture import armchair
from objects.greenery import garland, wreath
from objects.room import floor, mantel, panels, skirting, wall
from objects.small import hanging_bow, log, present
from objects.textiles import throw
from objects.vessels import candlestick

WIDTH = 2000


def compose():
    wall(plaster("#2f4a52"))
    skirting(material=paint("#2f4a52"))
    floor()
    panels([(-2.7, -1.42), (0.76, 2.3)], low=0.34, high=1.96, material=paint("#2f4a52"))
    panels([(-1.08, 0.38)], low=1.27, high=1.96, material=paint("#2f4a52"))
    chance = random.Random(3)
    for row, count in enumerate((9, 8, 7)):
        for place in range(count):
            x, z = -0.35 + (place - (count - 1) / 2) * 0.101, 0.079 + row * 0.086
            log(bark("#cfc6b8", "#8d8378"), wood("#d8b88a", "#c49d6b"), (x, -0.02 - chance.uniform(0, 0.03), z), 0.2, 0.05 + chance.uniform(-0.006, 0.004), (90, 0, 0), seed=row * 9 + place)
    mantel((-0.35, 0, 0), 1.6, 1.1, paint("#efe9dd"))
    red, top = velvet("#8a1f22"), 1.1
    wreath((-0.35, -0.06, 1.64), 0.27, seed=9)
    hanging_bow(red, (-0.35, -0.16, 1.4), 0.13, 0.045, 0.3)
    garland([(-1.2, -0.2, 0.8), (-1.1, -0.23, 1.1), (-0.8, -0.21, 1.13), (-0.35, -0.23, 1.12), (0.1, -0.21, 1.13), (0.4, -0.23, 1.1), (0.5, -0.2, 0.82)], 0.085, 230, seed=4, is_flat=False, hang=0.7, twig_length=0.15)
    for x, height, long in ((-0.95, 0.26, 0.22), (-0.83, 0.18, 0.22), (-0.72, 0.22, 0.18), (0.06, 0.2, 0.2), (0.18, 0.28, 0.2)):
        candlestick(brass(), (x, -0.12, top), height, long)
    chair = armchair(velvet("#8e6a42"), (0.98, -0.75, 0), -32, seed=3, arm_shape="rolled")
    path = [(0.51, 0.42), (0.5, 0.7), (0.45, 0.84), (0.31, 0.91), (0.17, 0.89), (0.07, 0.72), (0.02, 0.57), (-0.1, 0.52), (-0.3, 0.52), (-0.42, 0.49), (-0.47, 0.38), (-0.48, 0.26)]
    tartan = (("X", "#1f3a30", 0.16, 0.02, 0.06), ("Y", "#1f3a30", 0.16, 0.02, 0.06), ("X", "#e6d3a6", 0.16, 0.1, 0.007), ("Y", "#e6d3a6", 0.16, 0.1, 0.007))
    throw(blanket("#9a2a25", "#7d1f1d", tartan), path, 0.42, (1.0, -0.75, 0), (0, 0, -34), seed=4, depth=0.026, fringe=wool("#8a2b26"), over=[chair], folds=3.4)
    present((0.4, 0.32, 0.22), paper("#2c4a3c"), red, (-0.62, -0.7, 0.0), 12, 0.034, has_bow=False)
    present((0.3, 0.24, 0.14), paper("#efe4d0"), red, (-0.6, -0.68, 0.225), -10, 0.028)
    present((0.26, 0.26, 0.28), kraft(), velvet("#24423a"), (-0.2, -0.72, 0.0), -14, 0.03)
    light_winter(0.95)
    add_light("POINT", (-0.3, -1.0, 1.9), 4, "#ffc890", 0.4)
    aim_camera((0.12, -4.6, 0.96), (0.12, 0, 0.96), 46, (0, -0.3, 1.2), 4)
