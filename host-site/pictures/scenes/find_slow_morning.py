"""A mug of coffee, a book lying open, a ribbed blanket."""
from lights.rigs import light_morning
from materials.cloth import knit
from materials.house import glaze, stoneware, wood
from mesh import lathe
from objects.keepsakes import open_book
from objects.snapshots import far_plant, far_window, room, snap, table_top
from objects.textiles import throw
from objects.vessels import mug

WIDTH = 640
HEIGHT = 1


def compose():
    room("#d9c9ae")
    far_window(-0.4)
    far_plant((0.55, 0.6, 0.3), 0.7, seed=6)
    table_top(wood("#a97c50", "#835a36"))
    throw(knit("#8f9a83", "x", 90), [(0.3, 0.77), (0.1, 0.775), (-0.1, 0.772), (-0.3, 0.77)], 0.3, (0.27, 0, 0), (0, 0, -18), 4, 0.012)
    open_book((-0.07, 0.04, 0.75), 24)
    mug(stoneware("#f1ece2", "#e9e2d4"), (0.16, -0.12, 0.775), -30, 1.15)
    lathe([(0, 0.855), (0.042, 0.855)], glaze("#3a2214"), (0.16, -0.12, 0), steps=0)
    light_morning()
    snap((0.02, -0.82, 1.16), (0.045, 0.0, 0.83), 52, 2)
