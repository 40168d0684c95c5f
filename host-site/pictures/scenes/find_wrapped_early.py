"""Presents with ribbons on a table, scissors close by."""
from lights.rigs import light_winter
from materials.house import iron, kraft, paper, velvet, wood
from objects.playthings import scissors
from objects.small import present
from objects.snapshots import far_window, room, snap, table_top

WIDTH = 640
HEIGHT = 1


def compose():
    room("#c9b79a")
    far_window(-0.3, strength=2.4)
    table_top(wood("#b58a5c", "#946a40"))
    red, green, cream = velvet("#8c2f26"), velvet("#24423a"), velvet("#efe4d0")
    present((0.34, 0.28, 0.14), kraft(), green, (0.02, 0.14, 0.75), 14, 0.03, has_bow=False)
    present((0.22, 0.2, 0.12), paper("#efe4d0"), red, (0.04, 0.15, 0.894), -12, 0.024)
    present((0.16, 0.16, 0.1), paper("#2f4d42"), cream, (-0.24, -0.06, 0.75), -24, 0.02)
    present((0.2, 0.12, 0.06), paper("#8c2f26"), cream, (0.27, -0.04, 0.75), 28, 0.018)
    scissors((0.03, -0.19, 0.752), 64, iron())
    light_winter()
    snap((0.08, -0.95, 1.2), (0.0, 0.04, 0.85), 45, 2)
