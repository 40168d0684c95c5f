"""A blue dotted dress on a garden door in the sun."""
from lights.rigs import light_golden_hour
from materials.cloth import dotted
from materials.house import brass, paint, terracotta
from mesh import box, tube
from objects.greenery import branch
from objects.snapshots import room, snap
from objects.vessels import vase
from objects.wearables import slip_dress

WIDTH = 640
HEIGHT = 1


def compose():
    room("#e9dfcd", y=0.25, has_skirting=False)
    for index in range(7):
        box((0.14, 0.03, 2.2), (-0.44 + 0.143 * index, 0.235, 0), paint("#dfe2d2"), bevel=0.008)
    tube([(0, 0.22, 1.83), (0, 0.1, 1.83), (0, 0.04, 1.82), (0, 0.03, 1.845)], 0.006, brass())
    slip_dress(dotted("#3f5f86", "#f3e9da", 26, 0.2), (0, 0.04, 1.82), 0.9, 0.29, 8, 4, 10)
    for index in range(9):
        branch((-0.62 + 0.01 * index, 0.02, 0.6), 0.75 + 0.06 * (index % 3), (0.35 - 0.09 * index, -0.06 + 0.02 * index), 26, (0.055, 0.03), seed=60 + index, twigs=4)
    vase("amphora", terracotta(), (-0.58, 0.02, 0.3), 1.0)
    light_golden_hour((0.15, 0.2, 1.45))
    snap((0.08, -1.75, 1.38), (-0.03, 0.04, 1.28), 50, 2)
