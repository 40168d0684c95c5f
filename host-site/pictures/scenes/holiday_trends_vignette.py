"""A summer pot on a step, with fir and red dogwood pushed into it, on a day of snow."""
import math
import random

from lights.rigs import add_light, aim_camera, light_winter
from materials.house import bark, leaf, paint, terracotta
from materials.surface import surface
from mesh import box, gather
from objects.greenery import branch, copy_of, needle_twig, point_along
from objects.terrace import clay_pot, siding

WIDTH = 800
HEIGHT = 1.25


def boughs(at, seed=3):
    chance = random.Random(seed)
    twigs = [needle_twig(leaf(tone, tone), bark(), 0.34, 260, 0.03, seed + i) for i, tone in enumerate(("#2f4a33", "#3c5a3a", "#34503a"))]
    parts = []
    for index in range(34):
        angle, out = index * 2.4, chance.uniform(0.25, 1.0)
        direction = (math.cos(angle) * out, math.sin(angle) * out, chance.uniform(0.35, 0.9))
        parts.append(copy_of(chance.choice(twigs), point_along(direction, chance.uniform(0, 6), chance.uniform(0.75, 1.15), (0.05 * math.cos(angle), 0.05 * math.sin(angle), 0))))
    for twig in twigs:
        twig.hide_render = True
    return gather(parts, at)


def compose():
    siding(paint("#e7e0d2"), -3, 3)
    snow = surface("snow", "#f2f4f6", 0.9, 0.2, 0.6, (9, 9, 9))
    box((5, 1.5, 0.14), (0, -0.72, -0.14), paint("#8d8a84"))
    box((5, 0.55, 0.02), (0, -0.29, 0.0), snow, bevel=0.01)
    clay_pot((0, -0.34, 0.012), 0.2, 0.36, terracotta("#a5603f", "#8f5033"))
    boughs((0, -0.34, 0.34))
    red = bark("#9c2a22", "#85241d")
    for index, (x, y) in enumerate(((-0.3, 0.0), (-0.2, 0.14), (-0.12, -0.1), (-0.05, 0.08), (0.03, -0.06), (0.1, 0.14), (0.2, -0.02), (0.33, 0.06), (0.02, 0.2))):
        branch((x * 0.16, -0.34 + y * 0.16, 0.34), 0.85 + 0.07 * (index % 3), (x, y), 0, seed=30 + index, stem=red, twigs=2, radius=0.0075)
    light_winter(1.15)
    add_light("AREA", (1.8, -1.6, 1.6), 40, "#ffd9a8", 0.8, (0, -0.3, 0.5), 0.8)
    aim_camera((0.05, -2.7, 0.86), (0.05, -0.3, 0.6), 56, (0, -0.45, 0.5), 4)
