"""A small wooden rocking horse on a shelf, with blocks."""
from lights.rigs import light_golden_hour
from materials.house import plaster, wood
from objects.furniture import shelf
from objects.playthings import block, ring_tower, wooden_horse
from objects.room import wall
from objects.small import pile_of_books
from objects.snapshots import snap

WIDTH = 640
HEIGHT = 1


def compose():
    wall(plaster("#b7c2b4"))
    shelf((0, 0, 1.1), 1.8, 0.26, wood("#c9a06c", "#ad8350"))
    wooden_horse((-0.04, -0.14, 1.1), 1.0, -8)
    for x, y, z, colour, turn in ((0.23, -0.16, 0, "#b9643c", 12), (0.285, -0.13, 0, "#d9b15a", -8), (0.256, -0.15, 0.05, "#5f7f8a", 30)):
        block(colour, (x, y, 1.1 + z), 0.05, turn)
    ring_tower(("#b9643c", "#d9b15a", "#7d9070", "#5f7f8a"), (-0.29, -0.08, 1.1), 0.8)
    pile_of_books((0.46, -0.12, 1.1), 3, 2, 6)
    light_golden_hour((0.2, 0, 1.42), 0.9)
    snap((0.1, -1.1, 1.34), (-0.01, -0.1, 1.24), 46, 2)
