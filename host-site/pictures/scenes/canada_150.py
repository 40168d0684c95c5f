"""The first of July, a long table outdoors: a red runner on white, strawberries, enamel."""
import math
import random

from lights.rigs import add_light, aim_camera, set_sky
from materials.cloth import striped
from materials.house import fruit, leaf, linen, paint, stoneware
from mesh import box, gather, lathe, tube
from objects.greenery import branch
from objects.lamps import lantern
from objects.living import bench, enamel_mug
from objects.outside import fir, flat_shape
from objects.terrace import deck, railing
from objects.textiles import cushion, throw
from objects.vessels import bowl, jug

WIDTH = 2000
SAMPLE_FACTOR = 2


def enamel_plate(at, radius=0.13):
    x, y, z = at
    white, red = stoneware("#f3efe6", "#f3efe6"), stoneware("#9c2a24", "#9c2a24")
    r = radius
    lathe([(0, 0), (r * 0.72, 0), (r * 0.8, 0.012), (r, 0.02), (r, 0.023), (r * 0.78, 0.016), (r * 0.7, 0.004), (0, 0.004)], white, at)
    tube([(x + r * math.cos(a), y + r * math.sin(a), z + 0.0215) for a in (math.tau * i / 60 for i in range(60))], 0.0036, red, is_closed=True, steps=0)


def strawberry(at, turn, scale=1.0):
    body = lathe([(0, 0), (0.006, 0.002), (0.014, 0.016), (0.017, 0.028), (0.013, 0.038), (0, 0.04)], fruit("#b3261e", "#a01f1a"), segments=40)
    crown = lathe([(0, 0.041), (0.013, 0.039), (0.016, 0.043)], leaf("#55743f", "#6a8a4c"), segments=15, steps=2, ripple=lambda angle, z: 0.004 * math.cos(5 * angle))
    return gather([body, crown], at, turn, scale)


def far_shore(chance):
    """Hills beyond a lake, firs along the water."""
    for far, colour, rise in ((95, "#b3c8d3", 5.2), (80, "#94afb8", 3.0)):
        ridge = [(x, -2.5 + rise * (0.75 + 0.35 * math.sin(x * 0.06 + far) + 0.1 * math.sin(x * 0.21))) for x in range(-60, 61, 3)]
        flat_shape([(-60, -2.5), *ridge, (60, -2.5)], far, colour, 0.8)
    flat_shape([(-60, -2.6), *((x, -2.05 + 0.22 * math.sin(x * 0.31) + 0.12 * math.sin(x * 0.83)) for x in range(-60, 61)), (60, -2.6)], 64, "#5c7468", 0.8)
    for index in range(64):
        x = -42 + index * 1.3 + chance.uniform(-0.5, 0.5)
        fir(x, -2.2, chance.uniform(1.8, 3.6), 63 + 0.02 * index, chance.choice(("#6d8a7f", "#5f7d70", "#7c9688")), 0.7, index)


def furnish():
    chance = random.Random(7)
    deck(depth=6)
    box((400, 120, 0.1), (0, 60.6, -2.6), paint("#86abc2"), bevel=0)
    far_shore(chance)
    railing((-5, 0.35), (5, 0.35), 0.95, paint("#f3efe6"), 0.13)
    cloth = linen("#f3efe6")
    box((2.9, 0.86, 0.03), (0.2, -1.0, 0.72), cloth, bevel=0.012)
    throw(cloth, [(-0.44, 0.48), (-0.435, 0.62), (-0.43, 0.755)], 2.9, (0.2, -1.0, 0), seed=3, depth=0.007)
    throw(linen("#8a2f28"), [(-1.5, 0.752), (0, 0.752), (1.5, 0.752)], 0.34, (0.2, -1.0, 0), (0, 0, 90), depth=0.0012)
    for x, y in ((-0.64, -1.25), (-0.1, -1.27), (0.56, -1.26), (-0.42, -0.74), (0.22, -0.74), (0.86, -0.74)):
        enamel_plate((x, y, 0.757))
        box((0.12, 0.09, 0.008), (x, y, 0.765), linen("#9c2a24" if y < -1 else "#e9dfcd"), 0.003, (0, 0, chance.uniform(-25, 25)))
    bowl(stoneware("#f3efe6", "#e9e2d4"), (0.16, -1.0, 0.758), 0.15, 0.085)
    for index in range(36):
        angle, out, level = index * 2.4, 0.105 * math.sqrt((index % 14) / 14) * (1 - 0.2 * (index // 14)), index // 14
        strawberry((0.16 + out * math.cos(angle), -1.0 + out * math.sin(angle), 0.806 + 0.03 * level + 0.02 * (1 - out / 0.1)), (chance.uniform(80, 140), chance.uniform(-40, 40), chance.uniform(0, 360)), 1.15)
    lantern((-0.22, -0.94, 0.758), 0.11, 0.17, paint("#2c3a35"))
    lantern((0.56, -0.92, 0.758), 0.11, 0.17, paint("#2c3a35"))
    lantern((0.98, -0.96, 0.758), 0.13, 0.22, paint("#2c3a35"))
    jug(stoneware("#f3efe6", "#e9e2d4"), (-0.56, -0.98, 0.758), 1.0, 200)
    for index in range(7):
        angle = index * 2.4
        branch((-0.56, -0.98, 0.96), 0.26 + 0.02 * (index % 3), (0.5 * math.cos(angle), 0.4 * math.sin(angle)), 26, (0.022, 0.02), 80 + index, paint("#f6f1e6" if index % 2 else "#a93a30"), leaf("#6b8450", "#7f9860"), 4, 0.002)
    for x, y, colour in ((0.76, -1.2, "#f3efe6"), (0.36, -1.26, "#9c2a24")):
        enamel_mug(colour, (x, y, 0.757), 210, 1.0, rim="#7b2f26" if colour == "#f3efe6" else "#20242c")
    bench((0.2, -0.2, 0), 2.2, 0.32, 0.5)
    cushion(linen("#8a2f28"), (-0.02, -0.2, 0.5), (0.5, 0.5), 0.17, (-10, 3, 10), seed=2, dent=0.04)
    cushion(striped("#f3efe6", "#8a2f28", "x", 22, 0.4), (0.36, -0.22, 0.5), (0.46, 0.46), 0.16, (-11, -4, -8), seed=5)
    cushion(linen("#f3efe6"), (0.9, -0.2, 0.5), (0.48, 0.48), 0.17, (-10, 4, -14), seed=9)


def compose():
    furnish()
    set_sky("#b5d4ee", 0.8)
    add_light("SUN", (-3, -2.4, 4), 4.2, "#ffe6c2", 1.2, (0.6, 0, 0.9))
    aim_camera((0.16, -3.85, 1.45), (0.16, 0, 0.95), 53, (0.16, -1.05, 0.78), 1.7)
