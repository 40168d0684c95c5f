"""Rolled ties and a watch in a wooden tray."""
from lights.rigs import light_morning
from materials.cloth import striped
from materials.house import leather, velvet, walnut, wood
from mesh import box
from objects.keepsakes import wristwatch
from objects.playthings import rolled_mat
from objects.snapshots import far_lamp, far_shelf, room, snap, table_top

WIDTH = 640
HEIGHT = 1


def compose():
    room("#5f7276")
    far_shelf((-0.2, 0.9, 1.0), 0.8, 6)
    far_lamp((0.36, 0.42, 0.75), 5, "#b08a45")
    table_top(wood("#a97c50", "#835a36"))
    z, oak = 0.75, walnut()
    box((0.4, 0.26, 0.012), (0, 0, z), oak)
    for side in (-1, 1):
        box((0.4, 0.012, 0.045), (0, side * 0.125, z), oak)
        box((0.012, 0.26, 0.045), (side * 0.195, 0, z), oak)
    cloths = (velvet("#7b3b2a"), striped("#2c4257", "#cdbd9c", "x", 120, 0.3), velvet("#3d5147"), striped("#6b2630", "#d9c9a8", "x", 90, 0.25))
    for index, cloth in enumerate(cloths):
        rolled_mat(cloth, (-0.145 + 0.083 * index, 0.0, z + 0.012), 0.07, (80, 96, 86, 100)[index], 4, 0.0042)
    wristwatch((0.155, -0.06, z + 0.012), 30, leather("#5a3826"), scale=1.1)
    light_morning(1.15)
    snap((0.06, -0.52, 1.22), (0.015, -0.015, 0.77), 55, 2)
