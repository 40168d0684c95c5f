"""Clementines on a cake stand, a note under its foot."""
from lights.rigs import aim_camera, light_morning
from materials.house import fruit, glaze, leaf, plaster, stoneware, wood
from objects.giving import tag
from objects.greenery import branch
from objects.kitchen import cake_stand
from objects.room import room_behind, wall
from objects.snapshots import table_top
from objects.vessels import orb, plate

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#3f5a70"), y=0.6)
    room_behind(y=-3.6)
    table_top(wood("#9a6b41", "#7a4f2d"), depth=1.1, width=3)
    z = 0.75
    cake_stand(glaze("#efe6d4", "#e6dac2"), (0, 0.05, z), 0.16, 0.13)
    top, peel = z + 0.136, fruit("#dd8126", "#cf6f1d")
    for x, y, up in ((-0.075, -0.02, 0), (0.0, -0.055, 0), (0.075, -0.02, 0), (0.045, 0.06, 0), (-0.045, 0.06, 0), (0.0, 0.005, 0), (-0.036, 0.0, 0.048), (0.04, 0.012, 0.048), (0.0, 0.06, 0.048), (0.004, 0.022, 0.093)):
        orb(peel, (x, 0.05 + y, top + up), 0.034)
    for index, (x, y, up) in enumerate(((-0.05, -0.03, 0.1), (0.07, -0.03, 0.062))):
        branch((x, 0.05 + y, top + up), 0.05, (-0.25 + index * 0.6, -0.5), 3, (0.04, 0.02), seed=index + 2, twigs=0, material=leaf("#3f5a37", "#56743f"), radius=0.0015)
    tag((0.06, -0.09, z + 0.002), (0, 0, 200), size=(0.1, 0.055))
    orb(peel, (-0.19, -0.16, z), 0.034)
    for index in range(5):
        plate(stoneware("#e9dcc3"), (0.31, 0.2, z + index * 0.014), 0.1)
    light_morning(0.95)
    aim_camera((0.02, -1.1, 1.16), (0.02, 0.03, 0.89), 52, (0, -0.02, 0.9), 4.5)
