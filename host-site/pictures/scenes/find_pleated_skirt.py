"""A dusty-rose pleated skirt on a brass rail."""
from lights.rigs import light_morning
from materials.house import brass, linen
from mesh import tube
from objects.snapshots import far_plant, room, snap
from objects.wearables import pleated_skirt

WIDTH = 640
HEIGHT = 1


def compose():
    room("#dfe0d2", y=0.3)
    far_plant((-0.52, 0.05, 0.55), 0.75, 4)
    tube([(-1.2, 0.03, 1.615), (1.2, 0.03, 1.615)], 0.011, brass(), steps=0)
    pleated_skirt(linen("#bf8f88"), (0.0, 0.03, 1.46), 0.66, 0.3, 30, turn=12)
    light_morning()
    snap((0.1, -1.55, 1.3), (0.0, 0.03, 1.2), 56, 2)
