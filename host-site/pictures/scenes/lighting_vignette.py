"""A paper globe low over a table, a bowl of pears in its light."""
from lights.rigs import aim_camera, light_evening
from materials.house import fruit, glaze, plaster, wood
from objects.kitchen import folded_cloth
from objects.lamps import pendant
from objects.room import room_behind, wall
from objects.snapshots import table_top
from objects.vessels import bowl, pear

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.8


def compose():
    wall(plaster("#9a8a62"), y=0.85)
    room_behind(y=-3.6)
    table_top(wood("#7d5436", "#5f3d25"), depth=1.2, width=3)
    z = 0.75
    pendant((0.02, 0.1, 1.5), 1.2, 0.17, 8)
    bowl(glaze("#24423a"), (0.02, 0.05, z), 0.17, 0.085)
    for x, y, up, turn, lean in ((-0.06, 0.0, 0.03, 20, 0), (0.05, 0.0, 0.03, 200, 8), (0.0, 0.08, 0.035, 90, -6), (0.01, 0.03, 0.085, 140, 24)):
        pear(fruit("#b9a443", "#a07f2f"), (0.02 + x, 0.05 + y, z + up), 1.05, (lean, 0, turn))
    folded_cloth("#d9c4a4", (-0.27, -0.08, z), (0.2, 0.16), 14, 3)
    light_evening(4.2)
    aim_camera((0.02, -1.75, 1.28), (0.02, 0.1, 1.12), 52, (0.02, 0.0, 0.85), 4)
