"""A blue wool coat and a green scarf on hooks in a hall."""
from lights.rigs import light_morning
from materials.house import brass, glaze, paint, wood, wool
from mesh import box, lathe
from objects.room import panels
from objects.snapshots import room, snap
from objects.wearables import coat, scarf

WIDTH = 640
HEIGHT = 1


def compose():
    room("#e0d5c1", y=0.2)
    panels([(-0.9, -0.1), (0.0, 0.8)], 0.2, 0.2, 1.5, paint("#ebe2d2"))
    box((1.3, 0.025, 0.12), (0, 0.188, 1.66), wood("#8d6540", "#6c4a2b"), bevel=0.006)
    for x in (-0.42, 0, 0.47):
        lathe([(0, 0), (0.008, 0), (0.007, 0.04), (0.018, 0.055), (0.016, 0.065), (0, 0.068)], brass(), (x, 0.175, 1.72), segments=32, turn=(75, 0, 0))
    coat(wool("#43566d"), (0, 0.07, 1.74), 0.95, glaze("#2a2320"), 12)
    scarf(wool("#7c8463"), (0.47, 0.1, 1.73), 0.62, 0.15)
    light_morning()
    snap((0.16, -1.85, 1.42), (0.12, 0.07, 1.32), 50, 2)
