"""Sage-green sneakers on their box."""
from lights.rigs import light_morning
from materials.cloth import canvas
from materials.house import kraft, paper, wool
from mesh import box
from objects.carried import sneaker
from objects.snapshots import far_plant, room, snap
from objects.textiles import rug

WIDTH = 640
HEIGHT = 1


def compose():
    room("#d8cdbb", y=1.0)
    far_plant((0.34, 0.75, 0), 0.6, 4)
    rug(wool("#a98a6a"), (0, -0.1, 0), (1.8, 1.0), wool("#e3d6bd"))
    box((0.42, 0.32, 0.115), (0.02, 0.0, 0.014), kraft("#c9ae84", "#c1a578"), 0.003, (0, 0, 8))
    box((0.426, 0.326, 0.035), (0.02, 0.0, 0.098), paper("#3b5148"), 0.003, (0, 0, 8))
    sage = canvas("#8a9a7c")
    sneaker(sage, (-0.09, 0.07, 0.133), -30)
    sneaker(sage, (0.075, 0.08, 0.133), -6)
    light_morning()
    snap((0.16, -0.85, 0.5), (0.0, 0, 0.18), 56, 1.8)
