"""A terracotta handbag on a chair, a striped scarf on its handle."""
from lights.rigs import light_morning
from materials.cloth import striped
from materials.house import leather, wood
from objects.carried import handbag
from objects.furniture import stool
from objects.small import hanging_bow, pile_of_books
from objects.snapshots import far_plant, far_window, room, snap

WIDTH = 640
HEIGHT = 1


def compose():
    room("#cdd0c0")
    far_window(-0.4, z=0.7)
    far_plant((0.5, 0.55, 0), 0.8, 8)
    stool((0, 0, 0), 0.24, 0.46, wood("#a97c50", "#835a36"))
    top = pile_of_books((0, 0.02, 0.46), 1, 8, 5)
    handbag(leather("#b0603c", "#a15233"), (0, 0, top), -14)
    hanging_bow(striped("#f0e7d8", "#2f4a5c", "x", 60), (-0.085, -0.02, top + 0.245), 0.05, 0.026, 0.16)
    light_morning()
    snap((0.16, -0.95, 0.92), (0.0, 0, 0.63), 50)
