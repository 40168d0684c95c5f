"""Folded shirts, a rolled belt and a watch on a dresser."""
from lights.rigs import light_morning
from materials.cloth import striped
from materials.house import leather, linen, walnut
from objects.keepsakes import wristwatch
from objects.playthings import rolled_mat
from objects.snapshots import far_lamp, far_window, room, snap, table_top
from objects.wearables import folded

WIDTH = 640
HEIGHT = 1


def compose():
    room("#7d8a86")
    far_window(-0.42)
    far_lamp((0.45, 0.35, 0.75), 4, "#8a5230")
    table_top(walnut())
    z = 0.75
    for index, cloth in enumerate((linen("#8fa3b5"), linen("#efe9dd"), striped("#f2ede2", "#4a6a8c", "x", 90, 0.3))):
        z += folded(cloth, (-0.06 + 0.006 * index, 0.04, z), (0.27 - 0.006 * index, 0.24), 1, 0.02, (5, -3, 7)[index], index + 2)
    wristwatch((-0.02, 0.0, z), 24, leather("#5a3826"), scale=1.25)
    rolled_mat(leather("#6b4026"), (0.15, -0.07, 0.75), 0.034, 70, 4, 0.0042)
    light_morning(1.05)
    snap((0.1, -0.72, 1.08), (-0.005, 0, 0.82), 54, 2)
