"""A straw hat with a blue ribbon on a striped towel."""
from lights.rigs import light_golden_hour
from materials.cloth import straw, striped
from materials.house import glaze, linen, paint, stoneware, wood
from mesh import box
from objects.keepsakes import eyeglasses, shell, sun_hat
from objects.snapshots import room, snap, table_top
from objects.vessels import jug
from objects.wearables import folded

WIDTH = 640
HEIGHT = 1


def compose():
    room("#8fb0b4", y=0.5, has_skirting=False)
    for index in range(12):
        box((0.13, 0.02, 2), (-0.75 + 0.135 * index, 0.49, 0.2), paint("#e3e7e0"), bevel=0.008)
    table_top(wood("#d0b48c", "#b99a70"), 0.7, y=0.1, z=0.45)
    high = folded(striped("#f2ebdd", "#3f6f92", "x", 26, 0.45), (-0.03, 0.02, 0.45), (0.46, 0.34), 2, 0.012, 12)
    sun_hat((-0.04, 0.03, 0.45 + high), (0, 0, -20), linen("#35628a"), 1.0, straw("#dcbc82", "#c79f63"))
    shell((0.25, -0.14, 0.45), 20, 1.0)
    eyeglasses((0.03, -0.2, 0.45), -16, glaze("#24343f"), glaze("#16191b"), 1.1)
    jug(stoneware(), (0.32, 0.2, 0.45), 0.9, 200)
    light_golden_hour((0.2, 0.5, 0.9), 1.1)
    snap((0.08, -0.92, 0.92), (0.01, 0, 0.56), 48, 2)
