"""A sideboard that waits for the party: plates in piles, glasses, clementines, candles, a garland."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import brass, fruit, glaze, linen, plaster, stoneware, wood
from objects.furniture import sideboard
from objects.greenery import garland
from objects.kitchen import folded_cloth
from objects.lamps import table_lamp
from objects.room import room_behind, wall
from objects.serving import tumbler, wine_glass
from objects.small import picture_frame
from objects.vessels import bowl, candlestick, orb, plate

WIDTH = 2000
EXPOSURE = 0.55


def compose():
    wall(plaster("#7c4436"))
    room_behind(y=-4.5)
    top = 0.8
    sideboard((0, -0.25, 0), 2.1, 0.46, top)
    table_lamp(glaze("#24423a"), (-0.62, -0.22, top), 5, 0.92)
    white, sand = stoneware("#f4efe6", "#ebe4d6"), stoneware("#d9c3a0", "#cbb28b")
    for index in range(8):
        plate(white, (-0.3, -0.25, top + index * 0.0095), 0.13)
    for index in range(5):
        plate(sand, (-0.3, -0.25, top + 0.076 + index * 0.0095), 0.1)
    folded_cloth("#e9dfcd", (-0.42, -0.41, top), (0.16, 0.13), -8, 4)
    bowl(glaze("#24423a"), (0.06, -0.27, top), 0.15, 0.085)
    for x, y, z in ((-0.07, 0.02, 0.03), (0.0, 0.06, 0.032), (0.07, 0.0, 0.032), (0.0, -0.06, 0.03), (-0.05, -0.045, 0.055), (0.045, -0.04, 0.06), (-0.035, 0.03, 0.075), (0.035, 0.03, 0.078), (0.0, -0.015, 0.105)):
        orb(fruit("#dc8527", "#cf741c"), (0.06 + x, -0.27 + y, top + z), 0.036)
    for x, y in ((0.31, -0.34), (0.4, -0.27), (0.33, -0.2), (0.49, -0.36), (0.51, -0.2)):
        wine_glass((x, y, top))
    for x, height, long in ((0.66, 0.24, 0.2), (0.76, 0.16, 0.22)):
        candlestick(brass(), (x, -0.2, top), height, long)
    garland([(-1.0, -0.44, top + 0.03), (-0.75, -0.41, top + 0.03), (-0.55, -0.1, top + 0.03), (0.0, -0.08, top + 0.03), (0.55, -0.1, top + 0.03), (0.8, -0.36, top + 0.03), (1.02, -0.42, top + 0.02)], 0.06, 190, seed=21, is_flat=True, hang=0.1, twig_length=0.13)
    picture_frame((0.06, 0, 1.18), (0.34, 0.42), wood("#2f251d", "#241b15", along=2), ("#b08a45", "#d8b98a", "#24423a"), 8)
    light_evening(1.6)
    add_light("AREA", (-2.2, -1.6, 2.2), 46, "#ffe0b8", 1.0, (0, 0, 0.9), 1.0)
    aim_camera((0.02, -2.45, 1.18), (0.02, 0, 1.09), 47, (0, -0.27, 0.9), 4.5)
