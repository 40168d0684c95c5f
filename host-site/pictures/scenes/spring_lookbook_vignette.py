"""The table that expects asparagus: a bundle of it, and three small vases."""
import math
import random

from lights.rigs import add_light, aim_camera, light_morning
from materials.house import glaze, kraft, leaf, linen, plaster, stoneware, wood
from materials.surface import surface
from mesh import box, gather, lathe, tube
from objects.greenery import branch, tulip
from objects.room import wall
from objects.vessels import plate, vase

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.6


def spear(length, seed):
    """Lies along x, its tip at the far end."""
    chance = random.Random(seed)
    green, tip = surface("spear", "#7f9a52", 0.45, 0.4, second="#93a963", spread=(40, 40, 40)), surface("spear tip", "#75657a", 0.5, 0.3, second="#7c8f58", spread=(60, 60, 60))
    parts = [lathe([(0, 0), (0.0064, 0), (0.0064, 0.0006)], surface("spear end", "#d5d9ae", 0.6), segments=24, steps=0)]
    parts.append(lathe([(0.0064, 0), (0.0066, length * 0.1), (0.0068, length * 0.5), (0.0064, length * 0.84), (0.0072, length * 0.9), (0.005, length * 0.97), (0, length)], green, segments=24, steps=4))
    for index in range(9):
        z, a = length * (0.8 + 0.02 * index), 2.4 * index
        r = 0.0066 if index < 6 else 0.0048
        parts.append(lathe([(0, 0), (0.0032, 0.003), (0.0026, 0.009), (0, 0.014)], tip, (r * math.cos(a), r * math.sin(a), z), segments=12, steps=2))
    for share in (0.25, 0.45, 0.63):
        a = chance.uniform(0, 6.28)
        parts.append(lathe([(0, 0), (0.0026, 0.003), (0.002, 0.01), (0, 0.014)], tip, (0.0056 * math.cos(a), 0.0056 * math.sin(a), length * share), segments=12, steps=2))
    return gather([gather(parts, turn=(0, 0, chance.uniform(0, 360)))], turn=(0, 90, 0))


def bundle(at, turn):
    spots = [(0, 0)] + [(0.0135 * math.cos(math.tau * i / 6), 0.0135 * math.sin(math.tau * i / 6)) for i in range(6)] + [(0.0262 * math.cos(math.tau * i / 12), 0.0262 * math.sin(math.tau * i / 12)) for i in range(12)]
    chance = random.Random(4)
    parts = []
    for index, (y, z) in enumerate(spots):
        one = spear(0.21 + chance.uniform(-0.012, 0.015), index)
        one.location = (-0.1, y, z)
        parts.append(one)
    for x in (-0.036, -0.032, -0.028):
        parts.append(tube([(x, 0.0345 * math.cos(a), 0.0345 * math.sin(a)) for a in (math.tau * i / 40 for i in range(40))], 0.002, kraft("#c9a878", "#b8965f"), is_closed=True, steps=0))
    return gather(parts, (at[0], at[1], at[2] + 0.036), (0, 0, turn))


def compose():
    wall(plaster("#dfe0d2"))
    z = 0.75
    box((2.4, 0.8, 0.04), (0, -0.3, z - 0.04), wood("#cfa877", "#b58b58"), bevel=0.008)
    box((2.6, 0.36, 0.003), (0, -0.34, z), linen("#e9e2d1"), bevel=0.001)
    low = z + 0.003
    plate(stoneware("#ece3cf", "#e3d8c0"), (-0.01, -0.36, low), 0.14)
    bundle((-0.01, -0.365, low + 0.009), 24)
    vase("globe", stoneware("#e6ddc8"), (-0.12, -0.16, low), 0.42)
    vase("bottle", glaze("#7d9a78", "#6f8c6c"), (0.02, -0.13, low), 0.52)
    vase("globe", glaze("#c9b8c4", "#b9a6b4"), (0.15, -0.17, low), 0.36)
    branch((-0.12, -0.16, low + 0.08), 0.16, (-0.15, 0), 22, (0.03, 0.011), seed=5, twigs=3, material=leaf("#6f8a4a", "#8aa463"))
    tulip((0.02, -0.13, low + 0.1), 0.2, (0.08, 0.0), "#f0e6d0", 3)
    branch((0.15, -0.17, low + 0.07), 0.13, (0.2, 0), 20, (0.028, 0.012), seed=9, twigs=3, material=leaf("#6f8a4a", "#8aa463"))
    light_morning(1.0)
    aim_camera((-0.16, -1.45, 1.12), (0.01, -0.27, 0.875), 72, (0, -0.36, 0.82), 4)
