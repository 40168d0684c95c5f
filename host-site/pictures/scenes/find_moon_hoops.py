"""Hoops, drop earrings and pearls on a wooden stand."""
from lights.rigs import light_morning
from materials.house import marble, wood
from objects.keepsakes import drop, hoop, jewel_stand, pearls
from objects.snapshots import far_lamp, far_window, room, snap, table_top

WIDTH = 640
SAMPLE_FACTOR = 5
HEIGHT = 1


def compose():
    room("#c98f78")
    far_window(-0.35)
    far_lamp((0.4, 0.5, 0.75), 3, "#e8dfd0")
    table_top(marble())
    z = 0.75
    jewel_stand((0, 0, z), 0, wood("#7a5636", "#5d3f26"), 0.21, 0.22)
    for x in (-0.095, -0.052):
        hoop((x, -0.002, z + 0.2), 0.021)
    for x, colour in ((0.05, "#2f5d50"), (0.09, "#2f5d50")):
        drop((x, -0.006, z + 0.195), colour, length=0.048)
    for x in (-0.055, -0.025):
        hoop((x, -0.002, z + 0.127), 0.011)
    pearls([(0.021, 0.012, z + 0.118), (0.021, 0.01, z + 0.14), (0.021, -0.002, z + 0.147), (0.02, -0.013, z + 0.138), (0.018, -0.013, z + 0.08), (0.034, -0.014, z + 0.04), (0.052, -0.013, z + 0.08), (0.054, -0.013, z + 0.138), (0.055, -0.002, z + 0.147), (0.055, 0.01, z + 0.14), (0.055, 0.012, z + 0.118)], 0.0046)
    light_morning()
    snap((0.06, -0.52, 0.93), (0.0, 0, 0.865), 62, 2.2)
