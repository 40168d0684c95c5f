"""A brass tray with scent and lipstick before a round mirror."""
from lights.rigs import light_morning
from materials.house import brass, glaze, paint, plaster, stoneware
from mesh import lathe
from objects.greenery import branch
from objects.keepsakes import lipstick, perfume, standing_mirror
from objects.room import room_behind
from objects.snapshots import far_window, room, snap, table_top
from objects.vessels import tray, vase

WIDTH = 640
HEIGHT = 1


def compose():
    room("#b98a86")
    far_window(-0.42)
    table_top(paint("#efe9dd"))
    z = 0.75
    tray(brass(), (0, 0, z), 0.15)
    perfume((-0.05, 0.03, z + 0.01), "#e0a66a", -14, 1.15)
    perfume((0.05, -0.02, z + 0.01), "#d99a9a", 10, 1.0, is_round=True)
    lipstick((-0.015, -0.075, z + 0.01), "#8f2430", 1.15)
    lathe([(0, 0), (0.0115, 0), (0.0115, 0.042), (0.01, 0.045), (0, 0.045)], glaze("#1f1a17"), (-0.05, -0.078, z + 0.0215), segments=48, steps=0, turn=(90, 0, 52))
    room_behind(-2.6, plaster("#d9c4b4"))
    standing_mirror((0.13, 0.19, z), 0.115, -12)
    vase("bottle", stoneware(), (-0.17, 0.16, z), 0.55)
    for index in range(3):
        branch((-0.17, 0.16, z + 0.18), 0.22, (0.3 - 0.3 * index, 0.1), 14, (0.04, 0.022), seed=3 + index, twigs=2)
    light_morning()
    snap((0.08, -0.72, 1.07), (0.0, 0.03, 0.84), 52, 2)
