"""A winter evening: a dark tray, cider cups in amber, clementines, a napkin the colour of rust."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import brass, fruit, glaze, plaster, wood
from objects.kitchen import folded_cloth
from objects.room import room_behind, wall
from objects.snapshots import table_top
from objects.vessels import bowl, goblet, orb, pillar, tray

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.6


def compose():
    wall(plaster("#33525a"), y=0.55)
    room_behind(y=-3.6)
    table_top(wood("#7d5436", "#5f3d25"), depth=1.0, width=3)
    z = 0.75
    tray(glaze("#1f2a28"), (-0.04, 0.06, z), 0.22)
    amber = glaze("#a5652a", "#8a4f1e")
    for x, y in ((-0.14, 0.1), (-0.04, 0.17), (-0.05, 0.0), (0.07, 0.09)):
        goblet((x, y, z + 0.009), 1.0, amber)
    bowl(brass(), (0.22, -0.06, z), 0.1, 0.055)
    peel = fruit("#dd8126", "#cf6f1d")
    for x, y, up in ((-0.035, -0.02, 0.026), (0.035, -0.01, 0.026), (0.0, 0.045, 0.028), (0.0, 0.005, 0.074)):
        orb(peel, (0.22 + x, -0.06 + y, z + up), 0.03)
    folded_cloth("#9c4a2b", (-0.12, -0.24, z), (0.19, 0.13), 16, 4)
    pillar((0.24, 0.28, z), 0.036, 0.14)
    light_evening(2.6)
    add_light("AREA", (-1.2, -0.7, 1.9), 13, "#ffd9a8", 0.6, (0, 0, 0.8), 0.6)
    aim_camera((0.03, -1.08, 1.2), (0.03, 0.06, 0.87), 50, (0, 0.0, 0.85), 4.5)
