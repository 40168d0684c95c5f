"""A blue handbag with a gold clasp on a window ledge."""
from lights.rigs import light_winter
from materials.house import leather, paint
from objects.carried import handbag
from objects.small import pile_of_books
from objects.snapshots import far_frame, far_plant, room, snap, table_top

WIDTH = 640
HEIGHT = 1


def compose():
    room("#d8b58c", y=0.5)
    far_frame((-0.3, 0.5, 1.0), (0.4, 0.5), 6, ("#35536a", "#e2cdb0", "#a94f2a"))
    far_plant((0.4, 0.22, 0.7), 0.5, 11, "#e4dac8")
    table_top(paint("#efe9dd"), 0.6)
    pile_of_books((-0.3, 0.1, 0.75), 3, 4, 14)
    handbag(leather("#3a5f86", "#335578"), (0, 0, 0.75), 16)
    light_winter()
    snap((0.0, -0.85, 1.06), (-0.01, 0, 0.91), 50, 2)
