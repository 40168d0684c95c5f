"""A wine-red dress with small dots on a wooden hanger, against a door."""
from lights.rigs import light_morning
from materials.cloth import dotted
from materials.house import brass, paint
from mesh import tube
from objects.room import panels
from objects.snapshots import far_plant, room, snap
from objects.wearables import slip_dress

WIDTH = 640
HEIGHT = 1


def compose():
    room("#e4d6c2", y=0.2)
    panels([(-0.75, -0.38), (-0.3, 0.34), (0.42, 0.8)], 0.2, 0.35, 2.3, paint("#e9dfce"))
    far_plant((0.5, 0.0, 0), 1.0, 5)
    tube([(0, 0.2, 1.83), (0, 0.1, 1.83), (0, 0.04, 1.82), (0, 0.03, 1.845)], 0.006, brass())
    slip_dress(dotted("#6d1f2c"), (0, 0.04, 1.82), 0.92, 0.27, 9, 2, -12)
    light_morning()
    snap((0.14, -1.75, 1.4), (0.03, 0.04, 1.31), 50, 2)
