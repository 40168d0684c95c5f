"""A large teddy bear on the floor beside blocks and a tower of rings."""
from lights.rigs import light_morning
from materials.house import wool
from objects.playthings import block, ring_tower, teddy
from objects.snapshots import far_window, room, snap
from objects.textiles import round_rug

WIDTH = 640
HEIGHT = 1


def compose():
    room("#d9c58f", y=0.6)
    far_window(-0.4, 0.6, 0.5)
    round_rug(wool("#e6dccb"), (0, 0, 0), 0.62)
    teddy((0, 0.05, 0.014), 1.15, 8)
    ring_tower(("#7d9070", "#d9a441", "#b9643c", "#5f7f8a"), (0.3, 0.0, 0.014), 1.0)
    for x, y, z, colour, turn in ((-0.28, -0.12, 0, "#5f7f8a", 12), (-0.21, -0.16, 0, "#b9643c", -14), (-0.25, -0.14, 0.05, "#d9b15a", 34)):
        block(colour, (x, y, 0.014 + z), 0.05, turn)
    light_morning()
    snap((0.1, -1.25, 0.55), (0.01, 0, 0.26), 52, 2)
