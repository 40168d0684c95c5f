"""A lit lamp with a red foot on two books, at dusk."""
from lights.rigs import light_evening
from materials.house import glaze, stoneware, wood
from objects.lamps import table_lamp
from objects.small import pile_of_books
from objects.snapshots import far_frame, room, snap, table_top
from objects.vessels import mug

WIDTH = 640
HEIGHT = 1
EXPOSURE = 0.5


def compose():
    room("#6f8f8d", has_skirting=False)
    far_frame((0.42, 0.9, 1.05), seed=5)
    table_top(wood("#7a5636", "#5d3f26"), y=0.3)
    top = pile_of_books((-0.04, 0.1, 0.75), 2, 8, -12)
    table_lamp(glaze("#8a2119"), (-0.04, 0.1, top), 7, 0.85, 40)
    mug(stoneware("#e3d8c3"), (0.25, -0.02, 0.75), 30)
    light_evening(3)
    snap((0.1, -1.1, 1.08), (0.07, 0.1, 0.97), 50)
