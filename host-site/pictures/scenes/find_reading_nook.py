"""A stack of cushions on a bench under a window."""
from lights.rigs import light_morning
from materials.cloth import knit
from materials.house import linen, wood
from objects.furniture import console
from objects.snapshots import far_plant, far_window, room, snap
from objects.textiles import cushion

WIDTH = 640
HEIGHT = 1


def compose():
    room("#8f9a83")
    far_window(-0.42, strength=2.0)
    far_plant((0.62, 0.62, 0), 0.85)
    console((0, 0.1, 0), 1.5, 0.44, 0.45, wood("#b98d5b", "#98703f"), drawers=0)
    z = 0.49
    for index, (cloth, size, turn, high) in enumerate(((linen("#e9dfcd"), 0.5, 6, 0.13), (linen("#b5714c"), 0.46, -9, 0.12), (knit("#d9cbb2"), 0.44, 12, 0.11), (linen("#5d6f5a"), 0.4, -4, 0.1))):
        cushion(cloth, (0, 0.1 + size / 2, z), (size, size), high * 1.3, (90, 0, turn), index + 3)
        z += high * 0.92
    light_morning(0.95)
    snap((0.16, -1.35, 0.98), (0.03, 0.1, 0.71), 56, 2)
