"""A long scarlet gown on a wardrobe's door, a lamp on."""
from lights.rigs import add_light, light_evening
from materials.house import brass, paint, velvet, wood
from mesh import tube
from objects.furniture import stool
from objects.room import panels
from objects.snapshots import far_lamp, room, snap
from objects.wearables import slip_dress

WIDTH = 640
HEIGHT = 1
EXPOSURE = 0.6


def compose():
    room("#8a8f86", y=0.25, has_skirting=False)
    panels([(-0.7, -0.36), (-0.28, 0.36), (0.44, 0.9)], 0.25, 0.3, 2.3, paint("#8f948b"))
    tube([(0, 0.25, 1.93), (0, 0.1, 1.93), (0, 0.03, 1.92), (0, 0.02, 1.945)], 0.006, brass())
    slip_dress(velvet("#7d2224"), (0, 0.03, 1.92), 1.42, 0.36, 11, 6, 14, belt=brass())
    stool((0.46, -0.02, 0), 0.2, 0.78, wood("#5e3f28", "#412817"))
    far_lamp((0.46, -0.02, 0.78), 7, "#c9b79b")
    light_evening(3)
    add_light("POINT", (-0.8, -1.2, 1.9), 14, "#ffd0a0", 0.3)
    snap((0.1, -2.0, 1.3), (0.1, 0.03, 1.22), 46, 2.4)
