"""Pearls and rings in a blue dish on a bedside table."""
from lights.rigs import light_morning
from materials.house import brass, glaze, marble, stoneware
from objects.greenery import branch
from objects.keepsakes import dish, jewel_ring, pearls, ring
from objects.small import book
from objects.snapshots import far_lamp, far_window, room, snap, table_top
from objects.vessels import vase

WIDTH = 640
HEIGHT = 1


def compose():
    room("#b7b39a")
    far_window(-0.35)
    far_lamp((0.42, 0.4, 0.75), 4, "#e8dfd0")
    table_top(marble("#e4ddd2", "#cabfb0"))
    z = 0.75
    book("#24423a", (0.26, 0.2, 0.03), (-0.02, 0.04, z), 12)
    dish(glaze("#35648a", "#2c567a"), (-0.01, 0.01, z + 0.03), 0.085)
    pearls([(-0.06, 0.0, z + 0.052), (-0.02, 0.04, z + 0.047), (0.03, 0.03, z + 0.047), (0.04, -0.02, z + 0.047), (0.075, -0.06, z + 0.053), (0.1, -0.11, z + 0.036), (0.14, -0.13, z + 0.006), (0.19, -0.1, z + 0.005), (0.16, -0.05, z + 0.005)], 0.005)
    for x, y, stone, turn in ((-0.035, -0.025, "#2f5d50", 40), (-0.01, -0.04, "#8f2430", 110)):
        jewel_ring((x, y, z + 0.043), stone, (12, -8, turn))
    ring(brass(), 0.03, 0.002, (0, 0, 0), (-0.15, -0.1, z + 0.002))
    vase("globe", stoneware(), (-0.18, 0.16, z), 0.5)
    for index in range(3):
        branch((-0.18, 0.16, z + 0.11), 0.2, (0.4 - 0.4 * index, 0), 16, (0.035, 0.02), seed=9 + index, twigs=2)
    light_morning()
    snap((0.08, -0.54, 1.05), (0.015, -0.02, 0.805), 48, 2.2)
