"""A brass bar cart at five o’clock: a tray, a pitcher, glasses, lemons, a small lamp; bottles in a basket below."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import glaze, leaf, plaster, rattan, stoneware, wood
from materials.kitchen import enamel
from mesh import lathe
from objects.greenery import house_plant
from objects.kitchen import bottle, folded_cloth, lemon
from objects.lamps import table_lamp
from objects.room import floor, room_behind, skirting, wall
from objects.serving import bar_cart, pitcher, tumbler
from objects.small import picture_frame
from objects.vessels import basket, bowl, tray

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#6f8a8c"))
    skirting(material=plaster("#6f8a8c"))
    floor(wood("#8a633f", "#6a4828", along=1))
    room_behind(y=-4.5)
    bar_cart((-0.08, -0.42, 0), 0.9, 0.44, 0.84)
    top, low = 0.78, 0.24
    table_lamp(stoneware("#d8c6a6", "#c9b48f"), (-0.38, -0.34, top), 4, 0.62)
    tray(wood("#2f251d", "#241b15"), (0.02, -0.42, top), 0.19)
    pitcher((-0.02, -0.36, top + 0.01), enamel("#d9b04a"), 20)
    for x, y in ((0.1, -0.33), (0.15, -0.42), (0.08, -0.5), (-0.02, -0.53), (-0.1, -0.48)):
        tumbler((x, y, top + 0.01))
    bowl(glaze("#24423a"), (0.29, -0.44, top), 0.085, 0.05)
    for x, y, z, turn in ((-0.03, 0.0, 0.02, 20), (0.03, 0.02, 0.02, 100), (0.0, -0.02, 0.055, -30)):
        lemon((0.29 + x, -0.44 + y, top + z), (0, 0, turn), scale=0.85)
    basket(rattan(), (-0.22, -0.42, low), 0.17, 0.16)
    for x, y, colour, size in ((-0.06, 0.03, "#1f3d2f", 1.0), (0.04, 0.05, "#5b1f22", 1.0), (0.07, -0.05, "#7a4a1c", 0.95), (-0.04, -0.07, "#2b2a28", 0.9)):
        bottle(glaze(colour), (-0.22 + x, -0.42 + y, low + 0.02), size)
    folded_cloth("#e9dfcd", (0.17, -0.44, low), (0.24, 0.18), 6, 4)
    picture_frame((0.1, 0, 1.02), (0.3, 0.38), wood("#2f251d", "#241b15", along=2), ("#b9643c", "#d8b98a", "#8f9a83"), 2)
    pot = lathe([(0, 0), (0.13, 0), (0.16, 0.08), (0.165, 0.2), (0.15, 0.202), (0.14, 0.17), (0, 0.17)], stoneware("#c98a64", "#b97650"))
    house_plant(pot, (0.7, -0.5, 0), 0.62, 26, 3, (0.17, 0.09), leaf("#4f7045", "#6d9158"))
    light_golden_hour((0.3, 0, 1.05), 0.9)
    aim_camera((0.12, -3.4, 0.82), (0.12, 0, 0.74), 52, (0, -0.4, 0.8), 4.5)
