"""Onions above, potatoes below: two airy baskets that are kept apart."""
import math
import random

from lights.rigs import add_light, aim_camera, light_morning
from materials.house import kraft, plaster, rattan, wood
from materials.surface import surface
from mesh import gather, lathe, tube
from objects.furniture import shelf
from objects.kitchen import garlic
from objects.playthings import ball
from objects.room import wall
from objects.vessels import basket

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7
EXPOSURE = 0.2


def onion(at, scale, turn, colour):
    skin = surface(f"onion {colour}", colour, 0.32, 0.5, bump=0.25, grain=(160, 160, 12), second="#d6a05c", spread=(30, 30, 6))
    rib = lambda angle, z: 0.0008 * math.sin(9 * angle + 40 * z)
    body = lathe([(0, 0), (0.012, 0.001), (0.031, 0.014), (0.037, 0.03), (0.03, 0.047), (0.013, 0.058), (0.0055, 0.068), (0.004, 0.084), (0.0015, 0.092)], skin, ripple=rib, segments=64)
    root = [tube([(0.003 * math.cos(a), 0.003 * math.sin(a), 0.001), (0.008 * math.cos(a), 0.008 * math.sin(a), -0.005)], 0.0006, kraft(), steps=0) for a in (0.3, 1.9, 3.3, 5.0)]
    return gather([body, *root], at, turn, scale)


def fill(at, radius, make, seed, count):
    """A heap in a basket of this radius whose upper layers lie closer to the middle."""
    chance = random.Random(seed)
    x, y, z = at
    for layer, (share, number) in enumerate(((0.72, count), (0.36, count // 2 + 1), (0.05, 1))):
        for index in range(number):
            angle = math.tau * (index + 0.4 * layer) / number + chance.uniform(-0.15, 0.15)
            make((x + share * radius * math.cos(angle), y + share * radius * math.sin(angle), z + 0.03 * layer), chance, index)


def compose():
    wall(plaster("#a9b79c"))
    oak = wood("#9a7148", "#7b5632")
    for z in (0.72, 1.12, 1.54):
        shelf((0, 0, z), 1.8, 0.34, oak)
    basket(rattan(), (-0.02, -0.18, 1.12), 0.145, 0.105, 20)
    basket(rattan("#8a6238", "#6d4a28"), (0.03, -0.18, 0.72), 0.15, 0.115, 20)
    tones = ("#b8763a", "#c58645", "#a9652f")
    fill((-0.02, -0.18, 1.19), 0.125, lambda at, chance, i: onion(at, chance.uniform(0.92, 1.12), (chance.uniform(-50, 50), chance.uniform(-50, 50), chance.uniform(0, 360)), tones[i % 3]), 5, 9)
    earth = surface("potato", "#b08d5a", 0.75, 0.25, bump=0.5, grain=(90, 90, 90), second="#8f6d42", spread=(22, 22, 22))
    fill((0.03, -0.18, 0.83), 0.128, lambda at, chance, i: ball(earth, at, (chance.uniform(0.042, 0.052), 0.034, 0.031), (chance.uniform(-20, 20), chance.uniform(-20, 20), chance.uniform(0, 360)), seed=i + int(at[0] * 900), lump=0.1, rings=24), 9, 8)
    onion((0.19, -0.22, 1.12), 1.05, (0, 0, 40), "#7c2f3c")
    ball(earth, (-0.17, -0.25, 0.751), (0.048, 0.036, 0.031), (0, 0, 25), seed=77, lump=0.1, rings=24)
    for x, y, turn in ((0.25, -0.16, 30), (-0.23, -0.2, 80)):
        garlic((x, y, 1.12), (0, 0, turn), 0.95)
    light_morning(1.15)
    add_light("AREA", (1.2, -2.2, 1.7), 34, "#ffe6c8", 1.6, (0, -0.1, 0.9), 1.6)
    aim_camera((-0.16, -1.7, 1.42), (0.01, -0.17, 1.02), 70, (0, -0.25, 1.1), 5)
