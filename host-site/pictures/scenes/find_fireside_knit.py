"""A chestnut sweater folded on an armchair, a book and reading glasses on it."""
from lights.rigs import add_light, light_evening
from materials.cloth import knit
from materials.house import velvet, wood
from objects.furniture import armchair
from objects.keepsakes import eyeglasses
from objects.small import book
from objects.snapshots import far_lamp, room, snap, table_top
from objects.wearables import folded

WIDTH = 640
HEIGHT = 1
EXPOSURE = 1.1


def compose():
    room("#a39a80", y=0.75)
    armchair(velvet("#5f6e5a"), (0, 0, 0), -14, seed=4)
    high = folded(knit("#7d5238", "x", 70, 5), (-0.05, -0.14, 0.492), (0.36, 0.28), 2, 0.022, -20, 3)
    book("#d9c9a8", (0.14, 0.19, 0.026), (-0.03, -0.14, 0.495 + high), 14)
    eyeglasses((-0.03, -0.15, 0.521 + high), 0)
    table_top(wood("#5e3f28", "#412817"), 0.4, 0.5, 0.55, 0.2).location.x = 0.68
    far_lamp((0.6, 0.25, 0.55), 8, "#8a5230")
    light_evening(3)
    add_light("POINT", (-0.9, -0.9, 0.7), 9, "#ff9d52", 0.25)
    snap((0.1, -1.4, 1.08), (0.1, 0, 0.66), 48, 2)
