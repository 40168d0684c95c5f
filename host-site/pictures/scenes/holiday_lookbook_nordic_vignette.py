"""A stool with a bowl of clementines, where the brick red of painted barns comes in."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import fruit, plaster, stoneware, wood, wool
from objects.furniture import stool
from objects.kitchen import folded_cloth
from objects.room import floor, room_behind, skirting, wall
from objects.textiles import round_rug
from objects.vessels import bowl, orb

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.5


def compose():
    wall(plaster("#d9d5cb"))
    skirting()
    floor(wood("#cdb590", "#b39a74", along=1))
    room_behind(y=-4.2)
    round_rug(wool("#e9e4d8"), (0.1, -0.8, 0), 0.75)
    stool((0, -0.62, 0.012), 0.2, 0.46, wood("#d9c19a", "#c1a67c"))
    z = 0.472
    folded_cloth("#8f3a2a", (-0.02, -0.63, z), (0.26, 0.26), 22, 1)
    bowl(stoneware("#efeae0"), (-0.03, -0.62, z + 0.012), 0.13, 0.075)
    peel = fruit("#dd8126", "#cf6f1d")
    for x, y, up in ((-0.06, -0.035, 0), (0.012, -0.06, 0), (0.065, 0.0, 0), (0.02, 0.06, 0), (-0.055, 0.04, 0), (-0.02, -0.015, 0.046), (0.03, 0.012, 0.046), (-0.01, 0.03, 0.06)):
        orb(peel, (-0.03 + x, -0.62 + y, z + 0.036 + up), 0.033)
    orb(peel, (0.125, -0.72, z), 0.033)
    light_evening(3.0)
    add_light("AREA", (1.4, -1.7, 1.7), 22, "#ffd3a0", 0.5, (0, -0.6, 0.5), 0.5)
    aim_camera((0.04, -2.05, 0.95), (0.04, -0.5, 0.38), 58, (0, -0.7, 0.5), 4)
