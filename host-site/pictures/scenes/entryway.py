"""A hall at five on a November afternoon: the lamp is on, the coats are home."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, paint, plaster, stoneware, walnut, wood, wool
from materials.weaves import checks
from objects.carried import rain_boot
from objects.furniture import console
from objects.lamps import table_lamp
from objects.living import bench
from objects.room import floor, room_behind, skirting, wall
from objects.small import round_mirror
from objects.storage import peg_rail, square_basket
from objects.textiles import cushion
from objects.vessels import bowl
from objects.wearables import coat, scarf

WIDTH = 2000


def furnish():
    green = plaster("#6f7d68")
    wall(green)
    skirting(material=green)
    floor(wood("#a87a4d", "#865c38", along=1))
    room_behind(y=-5.2, material=plaster("#e3d5be"), x=-1.95)
    console((-0.82, -0.17, 0), 0.9, 0.3, 0.8, walnut(), 1, legs=walnut(2))
    round_mirror((-0.82, 0, 1.46), 0.34)
    table_lamp(stoneware("#e9ddc8", "#d8c8ac"), (-1.08, -0.17, 0.8), power=4, scale=0.82)
    bowl(glaze("#a94f2a"), (-0.66, -0.2, 0.8), 0.1, 0.055)
    peg_rail((0.62, 0, 1.62), 1.3, 5, walnut())
    bench((0.62, -0.26, 0), 1.25, 0.36, 0.45, wood("#8a6240", "#6b4829"))
    coat(wool("#c9a071"), (0.36, -0.12, 1.66), 0.88, seed=4)
    scarf(checks("#7b2f26", "#e6d5b8", 0.06), (0.88, -0.1, 1.62), 0.62, 0.15, seed=2)


def compose():
    furnish()
    square_basket(at=(0.36, -0.27, 0), size=(0.4, 0.3, 0.26))
    square_basket(at=(0.84, -0.27, 0), size=(0.36, 0.3, 0.22))
    cushion(wool("#e3d3b4"), (0.98, -0.16, 0.45), (0.4, 0.4), 0.14, (-17, -6, -6), seed=2)
    for x, y, turn in ((1.42, -0.36, 12), (1.55, -0.3, -6)):
        rain_boot(glaze("#b98a3d"), paint("#5d4a30"), (x, y, 0), 90 + turn)
    light_golden_hour((0.0, 0, 1.35), 0.75)
    add_light("AREA", (1.5, -3.5, 2.8), 26, "#ffcf95", 2.5, (0.2, 0.4, 0.8))
    aim_camera((0.2, -4.6, 1.05), (0.2, 0, 0.98), 46, (0.2, -0.2, 1.0), 4.5)
