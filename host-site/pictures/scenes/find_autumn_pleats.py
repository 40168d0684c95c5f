"""A chestnut pleated skirt on a hanger before a wardrobe."""
from lights.rigs import light_golden_hour
from materials.house import brass, glaze, leaf, leather, linen, wood
from mesh import box, tube
from objects.greenery import branch
from objects.snapshots import room, snap
from objects.vessels import vase
from objects.wearables import pleated_skirt

WIDTH = 640
HEIGHT = 1


def compose():
    room("#cbb893", y=0.25, has_skirting=False)
    for side in (-1, 1):
        box((0.5, 0.04, 2.2), (0.1 + side * 0.253, 0.22, 0), wood("#8d6540", "#6c4a2b", along=2), bevel=0.006)
        tube([(0.1 + side * 0.04, 0.185, 1.1), (0.1 + side * 0.04, 0.165, 1.1), (0.1 + side * 0.04, 0.165, 1.0), (0.1 + side * 0.04, 0.185, 1.0)], 0.006, brass(), steps=0)
    tube([(0.1, 0.2, 1.62), (0.1, 0.04, 1.62), (0.1, 0.02, 1.64)], 0.006, brass())
    pleated_skirt(linen("#6b4631"), (0.1, 0.03, 1.46), 0.6, 0.28, 26, leather("#3b2417"), -14)
    vase("amphora", glaze("#3a4a44"), (-0.42, 0.02, 0.78), 0.9)
    box((0.5, 0.4, 0.78), (-0.45, 0.02, 0), wood("#a97c50", "#835a36"), bevel=0.01)
    for index in range(5):
        branch((-0.42, 0.02, 1.1), 0.45, (0.35 - 0.17 * index, -0.05), 24, (0.06, 0.035), seed=70 + index, twigs=3, material=leaf("#b5652c", "#8f4a22"))
    light_golden_hour((0.15, 0.2, 1.35), 0.85)
    snap((0.06, -1.6, 1.32), (-0.05, 0.03, 1.19), 52, 2)
