"""A small shop at dusk, seen from the pavement: lamps are on inside, a garland over the door, a fir in a pot."""
import math
import random

from lights.rigs import add_light, aim_camera, set_sky
from materials.house import bark, brass, glaze, leaf, paint, plaster, stoneware, terracotta, velvet, wood
from mesh import box, gather, tube
from objects.furniture import armchair, console
from objects.greenery import copy_of, garland, needle_twig, point_along, wreath
from objects.lamps import pendant, table_lamp
from objects.living import bookshelf, row_of_books
from objects.room import floor
from objects.signs import wordmark_sign
from objects.terrace import clay_pot
from objects.textiles import cushion
from objects.vessels import vase

WIDTH = 2000
EXPOSURE = 0.5
green = "#24423a"


def pane_frame(left, right, low, high, bars=0):
    """Posts, sill and transom round an opening in the front, which is at y = 0."""
    wood_paint, middle, wide = paint(green), (left + right) / 2, right - left
    for x in (left, right):
        box((0.08, 0.14, high - low), (x, -0.03, low), wood_paint, bevel=0.008)
    for z in (low, high - 0.06):
        box((wide, 0.12, 0.08), (middle, -0.03, z), wood_paint, bevel=0.008)
    for index in range(1, bars + 1):
        box((0.035, 0.06, high - low), (left + wide * index / (bars + 1), -0.02, low), wood_paint, bevel=0.005)
    box((wide, 0.06, 0.035), (middle, -0.02, high - 0.5), wood_paint, bevel=0.005)


def front():
    shop = paint(green)
    box((1.6, 0.2, 3.6), (-2.75, 0.06, 0), plaster("#b9ab97"), bevel=0)
    box((2.2, 0.2, 3.6), (2.78, 0.06, 0), plaster("#b9ab97"), bevel=0)
    box((4.0, 0.24, 0.36), (-0.1, 0.02, 2.42), shop, bevel=0.012)
    box((4.1, 0.4, 0.07), (-0.1, -0.06, 2.78), shop, bevel=0.012)
    box((4.0, 0.2, 1.2), (-0.1, 0.06, 2.84), plaster("#b9ab97"), bevel=0)
    for x in (-1.98, 0.56, 1.66):
        box((0.18, 0.22, 2.44), (x, 0.0, 0), shop, bevel=0.01)
    box((2.4, 0.2, 0.5), (-0.71, 0.0, 0), shop, bevel=0.008)
    for x in (-1.4, -0.02):
        box((1.1, 0.02, 0.3), (x, -0.11, 0.1), paint("#2c4f45"), bevel=0.01)
    pane_frame(-1.87, 0.45, 0.5, 2.44, 1)
    pane_frame(0.67, 1.55, 0.02, 2.44)
    door = paint("#2c4f45")
    box((0.8, 0.05, 0.7), (1.11, 0.0, 0.06), door, bevel=0.008)
    for x in (0.76, 1.46):
        box((0.1, 0.05, 1.24), (x, 0.0, 0.76), door, bevel=0.006)
    tube([(1.46, -0.1, 0.82), (1.46, -0.1, 1.34)], 0.016, brass(), steps=0)
    for z in (0.88, 1.28):
        tube([(1.46, -0.02, z), (1.46, -0.1, z)], 0.012, brass(), steps=0)


def inside():
    warm_wall = plaster("#d6c9b2")
    box((6, 0.1, 3.2), (0, 2.4, 0), warm_wall, bevel=0)
    for x in (-2.2, 2.0):
        box((0.1, 2.6, 3.2), (x, 1.2, 0), warm_wall, bevel=0)
    box((5, 2.6, 0.1), (0, 1.2, 2.9), plaster("#e6d9c2"), bevel=0)
    floor(wood("#a97c50", "#835a36", along=1), back=2.4, depth=2.4)
    console((-0.7, 0.7, 0), 1.5, 0.4, 0.72)
    table_lamp(glaze("#a94f2a"), (-1.15, 0.7, 0.72), power=10)
    vase("amphora", stoneware("#e3d8c4"), (-0.62, 0.66, 0.72), 0.9)
    vase("globe", terracotta(), (-0.34, 0.6, 0.72), 0.7)
    cushion(velvet("#a5562f"), (-0.16, 0.7, 0.74), (0.34, 0.34), 0.13, (-14, 3, -8), seed=3)
    pendant((-1.3, 1.3, 2.0), 0.8, 0.2, 26)
    pendant((-0.2, 1.6, 2.15), 0.7, 0.26, 30)
    pendant((0.9, 1.2, 2.05), 0.8, 0.18, 20)
    _, boards = bookshelf((0.9, 2.2, 0), 1.0, 2.0, 0.3)
    for index, board in enumerate(boards):
        row_of_books((0.46, 2.15, board), (0.5, 0.34, 0.6, 0.4, 0.5)[index], seed=index)
        vase("globe", stoneware("#e3d8c4"), (1.2, 2.15, board), 0.8)
    armchair(velvet("#3f5a50"), (0.2, 1.5, 0), -30, seed=2)


def little_fir(at, height=1.0, spread=0.34, seed=1):
    """Twigs round a stem, shorter towards its tip."""
    chance = random.Random(seed)
    twigs = [needle_twig(leaf(colour, colour), bark(), 0.16, 90, 0.022, seed + i) for i, colour in enumerate(("#2f4a33", "#3c5a3a", "#466240"))]
    parts = [tube([(0, 0, 0), (0, 0, height)], 0.014, bark(), taper=0.004)]
    for index in range(520):
        share = (index / 520) ** 0.8
        angle, out = index * 2.4, spread * (1 - share) * chance.uniform(0.25, 1.0)
        spot = (out * math.cos(angle), out * math.sin(angle), 0.06 + (height - 0.06) * share - out * 0.15)
        parts.append(copy_of(chance.choice(twigs), point_along((math.cos(angle), math.sin(angle), chance.uniform(-0.35, 0.35) + share), chance.uniform(0, 6), chance.uniform(0.6, 1.0) * (1.1 - 0.4 * share), spot)))
    for twig in twigs:
        twig.hide_render = True
    return gather(parts, at)


def compose():
    front()
    wordmark_sign((-0.71, -0.13, 2.5), 0.2, brass())
    inside()
    box((9, 4, 0.1), (0, -2.0, -0.1), plaster("#8f8981"), bevel=0)
    garland([(0.6, -0.16, 0.9), (0.58, -0.18, 1.7), (0.62, -0.18, 2.38), (1.11, -0.2, 2.5), (1.6, -0.18, 2.38), (1.64, -0.18, 1.7), (1.62, -0.16, 0.9)], 0.09, 230, 4)
    wreath((1.11, -0.09, 1.42), 0.2)
    clay_pot((0.3, -0.45, 0), 0.2, 0.34, paint("#4b4a46"))
    little_fir((0.3, -0.45, 0.3))
    clay_pot((1.98, -0.45, 0), 0.2, 0.34, paint("#4b4a46"))
    little_fir((1.98, -0.45, 0.3), seed=5)
    for x in (-1.5, 0.1):
        add_light("SPOT", (x, -0.75, 3.0), 16, "#ffdca8", 0.05, (x * 0.4 - 0.4, -0.1, 2.55))
    set_sky("#93a6c4", 0.85)
    add_light("AREA", (-3, -5, 4), 190, "#b9c9e2", 4, (0, 0, 1))
    aim_camera((-0.05, -6.4, 1.28), (-0.05, 0, 1.28), 49, (0, 0, 1.3), 6)
