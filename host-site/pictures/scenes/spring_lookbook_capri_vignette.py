"""The bath after the beach: striped towels on a white stool, one tile on the wall."""
import math

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import paint, plaster, stoneware
from materials.surface import surface
from materials.weaves import woven
from mesh import add_mesh, box, gather, lathe, soft_box
from objects.furniture import stool
from objects.room import wall

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.6


def petal(length, width, y, material):
    points = [(width * math.sin(math.pi * i / 16) * s, length * i / 16) for s in (1, -1) for i in (range(17) if s == 1 else range(15, 0, -1))]
    return add_mesh("petal", [(px, y, pz) for px, pz in points], [tuple(range(len(points)))], material, is_smooth=False)


def tile(at, size):
    """Painted: a flower of eight petals, a quarter of another in every corner."""
    white, blue, pale = stoneware("#f4f0e8", "#ece6da"), surface("cobalt", "#2c4f9a", 0.3, 0.5), surface("faded cobalt", "#7f9cc8", 0.3, 0.5)
    half = size / 2
    parts = [box((size, 0.014, size), (0, -0.007, -half), white, bevel=0.003)]
    for side in (-1, 1):
        parts.append(box((size * 0.9, 0.0006, 0.0035), (0, -0.0142, side * half * 0.9 - 0.00175), blue, bevel=0))
        parts.append(box((0.0035, 0.0006, size * 0.9), (side * half * 0.9, -0.0142, -half * 0.9), blue, bevel=0))
    for index in range(8):
        long = index % 2 == 0
        parts.append(gather([petal(half * (0.62 if long else 0.42), half * 0.1, -0.0146 - 0.0001 * index, blue if long else pale)], turn=(0, 45 * index, 0)))
    parts.append(lathe([(0, 0), (half * 0.11, 0)], pale, (0, -0.0156, 0), steps=0, turn=(90, 0, 0), is_smooth=False))
    for x, z, turn in ((-1, -1, 45), (1, -1, -45), (-1, 1, 135), (1, 1, -135)):
        for fan in (-28, 0, 28):
            parts.append(gather([petal(half * 0.3, half * 0.055, -0.0148 - 0.000005 * fan, blue if fan else pale)], (x * half * 0.84, 0, z * half * 0.84), (0, turn + fan, 0)))
    return gather(parts, at)


def compose():
    wall(plaster("#f1ebdf"))
    tile((0.05, 0, 1.0), 0.26)
    z = 0.62
    stool((0, -0.3, 0), 0.19, z, paint("#f6f2ea"))
    stripe = woven("#f4efe4", "#2f569c", 0.06, 0.42, "X", 420, 0.7)
    for index in range(3):
        soft_box((0.27 - 0.008 * index, 0.2 - 0.006 * index, 0.05), stripe, (-0.01 + 0.006 * index, -0.29, z + 0.046 * index), 0.022, 0.005, cells=18, seed=index)
    dish = z + 0.14
    lathe([(0, 0), (0.035, 0), (0.085, 0.026), (0.094, 0.036), (0.084, 0.031), (0, 0.009)], stoneware("#f4f0e8", "#ece6da"), (0.0, -0.29, dish), ripple=lambda a, h: 0.004 * math.sin(a * 14) * min(1, h / 0.02))
    soft_box((0.092, 0.056, 0.03), surface("lemon soap", "#ead27a", 0.4, 0.4), (0.0, -0.285, dish + 0.012), 0.013, 0.004, (0, 0, 24))
    light_golden_hour((0.05, 0, 0.9), 1.05, (2, 3), 0.25)
    add_light("AREA", (2.0, -2.6, 2.0), 14, "#dfeaf6", 1.6, (0, 0, 0.8), 1.6)
    aim_camera((-0.28, -1.95, 0.98), (0.03, -0.15, 0.83), 78, (0, -0.3, 0.75), 4.5)
