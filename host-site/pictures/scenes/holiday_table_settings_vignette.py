"""Plates of two kinds, in turns, and what goes with them."""
from lights.rigs import aim_camera, light_winter
from materials.house import brass, fruit, glaze, linen, plaster, stoneware
from objects.kitchen import folded_cloth
from objects.room import room_behind, wall
from objects.serving import fork, knife, spoon
from objects.snapshots import table_top
from objects.vessels import pear, plate

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#4b5b47"), y=0.7)
    room_behind(y=-3.6)
    table_top(linen("#e6dac4"), depth=1.3, width=3)
    z = 0.75
    for index in range(9):
        plate(glaze("#2f4d42") if index % 2 else stoneware("#f1e8d8"), (-0.06 + 0.003 * (index % 3), 0.1, z + index * 0.0155), 0.15)
    top = z + 8 * 0.0155 + 0.024
    plate(stoneware("#e9dcc3"), (-0.06, 0.1, top - 0.006), 0.11)
    folded_cloth("#8c2f26", (-0.06, 0.1, top + 0.006), (0.15, 0.085), 20, 2)
    metal = brass()
    for index, (make, x) in enumerate(((fork, 0.0), (knife, 0.02), (spoon, 0.042))):
        make(metal, (0.13 + x, -0.13, z + 0.003), 8 + index)
    for x, y, turn in ((0.17, 0.2, 40), (0.235, 0.12, -30)):
        pear(fruit("#a9963c", "#8f7a2c"), (x, y, z), 1.0, (0, 0, turn))
    pear(fruit("#a9963c", "#8f7a2c"), (-0.16, -0.12, z + 0.034), 1.0, (84, 0, 30))
    light_winter(0.95)
    aim_camera((0.02, -0.98, 1.27), (0.02, 0.05, 0.84), 58, (0, 0.0, 0.85), 4.5)
