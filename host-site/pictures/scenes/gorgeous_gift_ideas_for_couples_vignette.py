"""Two bowls in the same blue, each with a spoon, on one tray."""
from lights.rigs import aim_camera, light_morning
from materials.house import brass, fruit, glaze, plaster, stoneware, wood
from materials.surface import surface
from mesh import lathe
from objects.kitchen import folded_cloth
from objects.room import room_behind, wall
from objects.serving import spoon
from objects.snapshots import table_top
from objects.vessels import bowl, jug, pear

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#c98a72"), y=0.75)
    room_behind(y=-3.6)
    table_top(wood("#b98d5b", "#98703f"), depth=1.3, width=3)
    z = 0.75
    folded_cloth("#8a9a86", (0.0, -0.02, z), (0.64, 0.4), 4, 1)
    for x, y, turn in ((-0.13, 0.05, 160), (0.13, -0.04, 200)):
        bowl(glaze("#37618a", "#2c5076"), (x, y, z + 0.014), 0.105, 0.065)
        lathe([(0, 0), (0.08, 0.0), (0.086, 0.004)], surface("squash soup", "#c8752e", 0.22, 0.5), (x, y, z + 0.056), steps=0)
        spoon(brass(), (x + (0.122 if x > 0 else -0.122), y - 0.05, z + 0.014), 10 if x > 0 else -12)
    jug(stoneware("#efe6d6"), (0.07, 0.26, z), 0.8, 150)
    pear(fruit("#b9a443", "#a07f2f"), (-0.2, 0.24, z), 1.1, (0, 0, 30))
    pear(fruit("#b9a443", "#a07f2f"), (-0.12, 0.29, z), 1.0, (0, 0, 200))
    light_morning(0.95)
    aim_camera((0.0, -0.98, 1.36), (0.0, 0.04, 0.82), 48, (0, -0.02, 0.8), 4.5)
