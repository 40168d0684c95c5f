"""A place at the holiday table: white plates on a dark one, a napkin in a ring, brass, cedar, candlelight."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import brass, fruit, linen, plaster, stoneware
from materials.kitchen import enamel
from mesh import box
from objects.giving import sprig
from objects.greenery import garland
from objects.room import room_behind, wall
from objects.serving import napkin, place_setting, wine_glass
from objects.vessels import candlestick, orb

WIDTH = 2000
SAMPLE_FACTOR = 4
EXPOSURE = 0.45


def compose():
    wall(plaster("#5d7468"), y=1.5)
    room_behind(y=-4)
    top = 0.75
    box((2.8, 2.0, 0.05), (0, 0.15, top - 0.05), linen("#e9dfcd"), bevel=0.01)
    white = stoneware("#f4efe6", "#ebe4d6")
    for x, turn in ((-0.16, 2), (0.6, -3)):
        place_setting((x, -0.2, top), turn, ((enamel("#2b2a28"), 0.165), (white, 0.14), (white, 0.105)))
        napkin("#9c3b22", (x, -0.2, top + 0.036), turn + 8, (0.08, 0.17))
        sprig((x - 0.02, -0.26, top + 0.058), turn + 84, 0.1, seed=7)
    garland([(-1.3, 0.24, top + 0.03), (-0.5, 0.26, top + 0.035), (0.0, 0.22, top + 0.03), (0.5, 0.27, top + 0.035), (1.3, 0.22, top + 0.03)], 0.06, 190, seed=14, is_flat=True, hang=0.0, twig_length=0.13)
    for x, y, height, long in ((-0.42, 0.28, 0.2, 0.16), (-0.22, 0.3, 0.14, 0.18), (0.1, 0.26, 0.18, 0.17), (0.5, 0.3, 0.22, 0.15)):
        candlestick(brass(), (x, y, top), height, long)
    for x, y in ((0.2, 0.11), (0.26, 0.14), (-0.46, 0.14)):
        orb(fruit("#d9822b", "#c9701f"), (x, y, top), 0.03)
    wine_glass((0.1, 0.05, top))
    wine_glass((0.19, -0.02, top), 0.9)
    light_evening(1.4)
    add_light("AREA", (-2.0, -0.9, 2.2), 60, "#ffe2bd", 0.9, (0, 0, 0.8), 0.9)
    aim_camera((0.06, -1.5, 1.36), (0.06, 0.1, 0.85), 52, (-0.1, -0.1, 0.8), 4.5)
