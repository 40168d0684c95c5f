"""A ball in a square cloth, knotted twice, and the cord for the next one."""
from lights.rigs import add_light, aim_camera, light_winter
from materials.house import plaster, wood, wool
from objects.giving import cloth_bundle, sprig, tag
from objects.kitchen import folded_cloth
from objects.playthings import yarn
from objects.room import room_behind, wall
from objects.snapshots import table_top

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#8b9485"), y=0.7)
    room_behind(y=-3.6)
    table_top(wood("#6e4c31", "#523622"), depth=1.2, width=3)
    z = 0.75
    cloth_bundle("#a5532f", (-0.02, 0.06, z), (0.25, 0.22, 0.2), 24, 5)
    sprig((-0.06, -0.13, z + 0.004), 14, 0.2, seed=3)
    tag((0.13, -0.17, z + 0.002), (0, 0, 150))
    folded_cloth("#2f4d42", (0.28, 0.12, z), (0.2, 0.2), -18, 5)
    folded_cloth("#e9dcc3", (0.285, 0.115, z + 0.05), (0.19, 0.19), -10, 4)
    yarn(wool("#c9a877"), (-0.22, -0.12, z), 0.045, 3)
    light_winter(0.95)
    add_light("AREA", (-1.4, -0.2, 1.9), 14, "#fff3e0", 0.6, (0, 0.1, 0.8), 0.6)
    aim_camera((0.02, -1.12, 1.24), (0.02, 0.03, 0.84), 52, (0, -0.04, 0.85), 4.5)
