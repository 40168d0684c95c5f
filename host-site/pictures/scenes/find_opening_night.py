"""A wine-red evening bag with a gold frame on a velvet stool, pearls beside it."""
from lights.rigs import add_light, light_evening
from materials.house import velvet, walnut
from mesh import soft_box
from objects.carried import clutch
from objects.keepsakes import pearls
from objects.room import curtain
from objects.snapshots import far_lamp, room, snap, table_top

WIDTH = 640
HEIGHT = 1
EXPOSURE = 0.7


def compose():
    room("#4f5a58", y=0.9)
    curtain((-0.45, 0.75, 2.3), 1.0, 2.3, velvet("#56474a"), 7, 0.05, 2)
    far_lamp((0.48, 0.55, 0.6), 8, "#b08a45")
    table_top(walnut(), 0.4, 0.5, 0.6, 0.55).location.x = 0.5
    soft_box((0.62, 0.42, 0.16), velvet("#2f4d42"), (0, 0, 0.45), 0.06, 0.02, cells=40)
    clutch(velvet("#541f28"), (-0.02, 0.04, 0.628), (0, 0, -12), 1.15)
    pearls([(0.14, 0.02, 0.636), (0.2, -0.03, 0.635), (0.15, -0.09, 0.634), (0.05, -0.1, 0.635), (-0.05, -0.115, 0.634), (-0.02, -0.15, 0.628), (0.1, -0.13, 0.633), (0.17, -0.11, 0.634)], 0.005)
    light_evening(3)
    add_light("AREA", (-0.9, -0.9, 1.6), 9, "#ffd9ae", 0.5, (0, 0, 0.65))
    snap((0.08, -0.72, 0.86), (0.02, 0, 0.67), 50, 2)
