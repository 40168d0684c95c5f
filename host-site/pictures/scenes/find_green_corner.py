"""Plants in pots and a basket around a stool."""
from lights.rigs import light_golden_hour
from materials.house import glaze, leaf, rattan, stoneware, terracotta
from objects.furniture import stool
from objects.greenery import branch, house_plant
from objects.snapshots import room, snap
from objects.vessels import basket, vase

WIDTH = 640
HEIGHT = 1


def compose():
    room("#d3a88c", y=0.55)
    stool((0.02, 0.1, 0), 0.19, 0.42)
    pot = vase("globe", stoneware("#e8dfd0"), scale=0.95)
    house_plant(pot, (0.02, 0.1, 0.42), 0.42, 30, 7, (0.13, 0.075), leaf("#4a6b3c", "#66854f"))
    basket(rattan(), (-0.42, 0.18, 0), 0.2, 0.26)
    house_plant(vase("globe", terracotta(), scale=1.1), (-0.42, 0.18, 0.04), 0.72, 28, 4, (0.19, 0.1))
    vase("globe", glaze("#35536a"), (0.42, -0.02, 0), 0.9)
    for index in range(9):
        branch((0.42, -0.02, 0.18), 0.42 + 0.05 * (index % 3), (0.5 - 0.13 * index, -0.3 + 0.09 * index), 18, (0.05, 0.028), seed=40 + index, twigs=2, material=leaf("#6f8a5a", "#8aa06f"))
    light_golden_hour((0.35, 0.55, 1.0))
    snap((0.06, -1.8, 0.95), (0.0, 0.1, 0.56), 50, 2)
