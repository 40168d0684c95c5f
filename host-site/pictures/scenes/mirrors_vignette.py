"""Three small mirrors that keep a print company, seen from the side."""
from math import cos, sin, tau

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import brass, iron, mirror, plaster, terracotta, walnut
from mesh import box, gather, lathe, tube
from objects.art import print_in_frame
from objects.furniture import shelf
from objects.lamps import floor_lamp
from objects.potted import flower_pot, small_tree
from objects.room import room_behind, wall
from objects.vessels import candlestick

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 1


def oval_mirror(at, across, up, frame):
    pane = lathe([(0, 0), (1, 0)], mirror(), steps=0, turn=(90, 0, 0))
    pane.scale, pane.location.y = (across, up, 1), -0.014
    edge = tube([(across * cos(a), -0.014, up * sin(a)) for a in (tau * i / 120 for i in range(120))], 0.009, frame, is_closed=True, steps=0)
    back = lathe([(0, 0), (1, 0), (1, 0.012)], walnut(), steps=0, turn=(90, 0, 0))
    back.scale = (across, up, 1)
    return gather([pane, edge, back], at)


def square_mirror(at, width, height, frame):
    parts = [box((width, 0.004, height), (0, -0.014, -height / 2), mirror(), bevel=0)]
    for side in (-1, 1):
        parts.append(box((0.022, 0.028, height + 0.044), (side * (width / 2 + 0.011), -0.014, -height / 2 - 0.022), frame, bevel=0.004))
        parts.append(box((width, 0.026, 0.022), (0, -0.013, side * (height / 2 + 0.011) - 0.011), frame, bevel=0.004))
    return gather(parts, at)


def compose():
    wall(plaster("#4d5f6b"))
    room_behind(y=-4.2, material=plaster("#dccdb5"), x=1.55)
    floor_lamp((0.42, -3.45, 0), 16, height=1.62)
    small_tree(flower_pot(terracotta(), 0.16, 0.28), (0.9, -3.75, 0), 0.24, 1.75, 0.45, 70, seed=4)
    square_mirror((-0.19, 0, 1.63), 0.24, 0.34, walnut(2))
    oval_mirror((0.17, 0, 1.72), 0.12, 0.17, brass())
    oval_mirror((-0.2, 0, 1.27), 0.115, 0.115, brass("#a98a5a"))
    print_in_frame("moon", (0.155, 0, 1.315), (0.28, 0.35), iron(), ("#d9a15f", "#3e5a63", "#e2cdb0"), seed=3, thick=0.016)
    shelf((0.0, 0, 1.0), 0.86, 0.16, walnut())
    for x, tall, candle in ((0.14, 0.06, 0.1), (0.225, 0.085, 0.07)):
        candlestick(brass(), (x, -0.08, 1.0), tall, candle, False)
    light_golden_hour((0.02, 0, 1.45), 0.85, (2, 3), 0.27)
    add_light("AREA", (2.2, -2.8, 2.2), 22, "#ffd9ae", 1.6, (0.1, 0, 1.3), 1.6)
    aim_camera((-0.62, -2.1, 1.4), (-0.02, 0, 1.4), 74, (0, 0, 1.4), 5)
