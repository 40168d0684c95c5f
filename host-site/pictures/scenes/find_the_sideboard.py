"""A wooden sideboard with a lamp, a vase and books."""
from lights.rigs import light_golden_hour
from materials.house import glaze, stoneware
from objects.furniture import sideboard
from objects.greenery import branch
from objects.lamps import table_lamp
from objects.small import pile_of_books
from objects.snapshots import far_frame, room, snap
from objects.vessels import bowl, vase

WIDTH = 640
HEIGHT = 1


def compose():
    room("#dccaa8", y=0.3)
    sideboard((0.05, 0.05, 0), 1.5)
    far_frame((0.12, 0.3, 1.0), (0.5, 0.62), 8, ("#b9643c", "#d8b98a", "#35536a"))
    table_lamp(glaze("#2d4a5c"), (-0.42, 0.05, 0.72), 3, 0.95)
    vase("bottle", stoneware("#e8dfd0"), (0.52, 0.02, 0.72), 0.9)
    for index in range(4):
        branch((0.52, 0.02, 1.03), 0.42, (0.4 - 0.27 * index, 0.1), 22, (0.05, 0.024), seed=5 + index, twigs=3)
    top = pile_of_books((0.14, -0.02, 0.72), 3, 5, 8)
    bowl(stoneware("#b9643c", "#a55a36"), (0.14, -0.02, top), 0.09, 0.05)
    light_golden_hour((0.3, 0.3, 1.45), 0.9)
    snap((0.24, -1.8, 1.16), (0.1, 0.05, 0.94), 50, 2)
