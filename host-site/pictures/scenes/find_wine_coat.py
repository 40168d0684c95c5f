"""A wine-red coat and a felt hat on hooks by the door."""
from lights.rigs import light_winter
from materials.house import brass, glaze, paint, velvet, wood, wool
from mesh import box, lathe
from objects.keepsakes import sun_hat
from objects.snapshots import room, snap
from objects.wearables import coat

WIDTH = 640
HEIGHT = 1


def compose():
    room("#6f8079", y=0.2)
    for index in range(9):
        box((0.17, 0.012, 1.52), (-0.75 + 0.185 * index, 0.194, 0.1), paint("#7b8c84"), bevel=0.006)
    box((1.5, 0.03, 0.11), (0, 0.185, 1.64), wood("#b98d5b", "#98703f"), bevel=0.006)
    for x in (-0.4, -0.08, 0.32):
        lathe([(0, 0), (0.008, 0), (0.007, 0.04), (0.018, 0.055), (0.016, 0.065), (0, 0.068)], brass(), (x, 0.17, 1.695), segments=32, turn=(75, 0, 0))
    coat(wool("#5c2b31"), (-0.08, 0.07, 1.72), 0.95, glaze("#2a1a12"), 10)
    sun_hat((0.32, 0.15, 1.63), (76, 0, 0), velvet("#68252e"), 0.8, wool("#54382c"))
    light_winter(0.9)
    snap((0.12, -1.75, 1.44), (0.05, 0.07, 1.33), 50, 2)
