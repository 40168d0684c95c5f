"""What a living room is lived in with: shelves of books, small tables, poufs, rolled blankets, a log to sit on."""
import math
import random

from materials.house import bark, iron, leather, linen, stoneware, wood
from mesh import box, gather, lathe, ribbon_path, tube
from objects.vessels import mug

spines = ("#7b3b22", "#e6d9c2", "#24423a", "#b9a98e", "#3b3a3c", "#c08a5a", "#8f9a83", "#d9cbb2", "#5b6b7a")


def row_of_books(at=(0, 0, 0), width=0.3, seed=0, height=0.23, depth=0.16, leans=True):
    """Upright, their backs to the camera; the last one leans. `at` is the left end."""
    chance, parts, x = random.Random(seed), [], 0.0
    while x < width - 0.05:
        thick, tall = chance.uniform(0.016, 0.036), height * chance.uniform(0.78, 1.0)
        parts.append(box((thick - 0.0012, depth, tall), (x + thick / 2, 0, 0), linen(chance.choice(spines)), bevel=0.0025))
        x += thick
    if leans:
        tall = height * 0.86
        parts.append(box((0.022, depth, tall), (x + 0.016 + tall * 0.11, 0, 0), linen(chance.choice(spines)), 0.0025, (0, -12.5, 0)))
    return gather(parts, at)


def bookshelf(at=(0, 0, 0), width=0.8, height=2.0, depth=0.3, levels=5, material=None, back=None, turn=0):
    """Open in front; returns it and the heights of its boards."""
    material = material or wood("#b98d5f", "#946a40")
    upright = wood("#b98d5f", "#946a40", along=2) if material.name.startswith("wood") else material
    step = (height - 0.06) / levels
    boards = [0.06 + step * index for index in range(levels)]
    parts = [box((0.028, depth, height), (side * (width / 2 - 0.014), 0, 0), upright, bevel=0.003) for side in (-1, 1)]
    parts += [box((width - 0.056, depth - 0.01, 0.026), (0, 0.004, z - 0.026), material, bevel=0.002) for z in [*boards, height]]
    parts.append(box((width - 0.05, 0.012, height - 0.04), (0, depth / 2 - 0.008, 0.03), back or material, bevel=0))
    return gather(parts, at, (0, 0, turn)), boards


def nesting_table(at=(0, 0, 0), radius=0.26, height=0.42, top=None, legs=None):
    """A thin round top on four slim legs."""
    top, legs = top or wood(), legs or iron()
    parts = [lathe([(0, height - 0.022), (radius - 0.006, height - 0.022), (radius, height - 0.016), (radius, height - 0.006), (radius - 0.006, height), (0, height)], top, steps=3)]
    for i in range(4):
        angle = math.tau * i / 4 + 0.6
        x, y = radius * math.cos(angle), radius * math.sin(angle)
        parts.append(tube([(x * 0.78, y * 0.78, height - 0.02), (x * 0.86, y * 0.86, 0)], 0.011, legs, taper=0.008, steps=0))
    return gather(parts, at)


def stump(at=(0, 0, 0), radius=0.17, height=0.44, seed=0):
    """A length of log on its end, with rings where it was sawn."""
    chance = random.Random(seed)
    waves = [(chance.randrange(2, 9), chance.uniform(0, 6), chance.uniform(0.003, 0.008)) for _ in range(5)]
    ripple = lambda angle, z: sum(size * math.cos(times * angle + phase) for times, phase, size in waves) + 0.003 * math.cos(34 * angle + 3 * math.sin(z * 9))
    skin = lathe([(radius * 1.05, 0), (radius, height * 0.5), (radius * 0.99, height - 0.004)], bark("#6b5442", "#4a3a2c"), ripple=ripple, steps=12, segments=180)
    parts = [skin]
    for index in range(9):
        share = 1 - index * 0.11
        colour = ("#d2ad7c", "#bf9663")[index % 2]
        top = lathe([(0, height - 0.002 + index * 0.0004), (radius * 0.985 * share, height - 0.002 + index * 0.0004)], wood(colour, "#c49d6b"), ripple=lambda angle, z: share * ripple(angle, height), steps=0, segments=180)
        parts.append(top)
    return gather(parts, at)


def enamel_mug(colour, at=(0, 0, 0), turn=0, scale=1.0, rim="#20242c"):
    ring = tube([(0.0405 * math.cos(a), 0.0405 * math.sin(a), 0.088) for a in (math.tau * i / 40 for i in range(40))], 0.0024, stoneware(rim, rim), is_closed=True, steps=0)
    return gather([mug(stoneware(colour, colour)), ring], at, (0, 0, turn), scale)


def pouf(material=None, at=(0, 0, 0), radius=0.28, height=0.34, seams=8, turn=0):
    seam = lambda angle, z: -0.016 * max(0.0, 1 - abs(math.sin(seams * angle / 2)) * 5)
    body = lathe([(0, 0.01), (radius * 0.7, 0), (radius * 0.96, height * 0.25), (radius, height * 0.5), (radius * 0.93, height * 0.8), (radius * 0.6, height * 0.985), (0.03, height), (0, height - 0.004)], material or leather(), ripple=seam, segments=320)
    return gather([body], at, (0, 0, turn))


def rolled_blanket(material, at=(0, 0, 0), length=0.45, radius=0.075, turn=(0, 0, 0)):
    """Rolled up; lies along x."""
    turns = 4.0
    spiral = [(radius * (0.12 + 0.88 * t / 60) * math.cos(math.tau * turns * t / 60), radius * (0.12 + 0.88 * t / 60) * math.sin(math.tau * turns * t / 60)) for t in range(61)]
    return gather([ribbon_path(spiral, length, radius * 0.2, material)], at, turn)


def bench(at=(0, 0, 0), width=1.4, depth=0.34, height=0.45, material=None, turn=0):
    material = material or wood("#b98d5f", "#946a40")
    parts = [box((width, depth, 0.04), (0, 0, height - 0.04), material, bevel=0.008)]
    for side in (-1, 1):
        parts.append(box((0.04, depth - 0.06, height - 0.04), (side * (width / 2 - 0.14), 0, 0), wood("#b98d5f", "#946a40", along=2), bevel=0.006))
    parts.append(box((width - 0.3, 0.03, 0.08), (0, 0, height - 0.13), material, bevel=0.005))
    return gather(parts, at, (0, 0, turn))


def farm_table(at=(0, 0, 0), width=1.9, depth=0.85, height=0.75, material=None, legs=None):
    """Boards on four turned legs."""
    material = material or wood("#c9a574", "#ab8455")
    planks = 5
    parts = [box((width, depth / planks - 0.002, 0.038), (0, depth * ((i + 0.5) / planks - 0.5), height - 0.038), material, bevel=0.003) for i in range(planks)]
    parts += [box((width - 0.24, 0.025, 0.11), (0, side * (depth / 2 - 0.09), height - 0.148), legs or material, bevel=0.004) for side in (-1, 1)]
    profile = [(0, 0), (0.024, 0), (0.03, 0.06), (0.024, 0.12), (0.036, 0.3), (0.042, 0.46), (0.03, 0.54), (0.042, 0.58), (0.042, height - 0.04), (0, height - 0.04)]
    parts += [lathe(profile, legs or wood("#c9a574", "#ab8455", along=2), (x * (width / 2 - 0.12), y * (depth / 2 - 0.1), 0), segments=40) for x in (-1, 1) for y in (-1, 1)]
    return gather(parts, at)


def squash(material, at=(0, 0, 0), radius=0.11, flat=0.66, ribs=10, turn=0, lean=(0, 0)):
    """A pumpkin, or a gourd where `flat` is more than 1."""
    r, h = radius, radius * 2 * flat
    profile = [(0, h * 0.06), (r * 0.4, 0), (r * 0.85, h * 0.18), (r, h * 0.5), (r * 0.85, h * 0.84), (r * 0.4, h * 1.0), (r * 0.12, h * 0.93), (0, h * 0.9)]
    body = lathe(profile, material, ripple=lambda angle, z: -r * 0.1 * (1 - abs(math.sin(ribs * angle / 2))) ** 2, segments=200)
    stalk = tube([(0, 0, h * 0.88), (0.004, 0, h * 0.9 + 0.02), (0.014, 0, h * 0.9 + 0.04)], r * 0.1, bark("#8a7a52", "#6f6240"), taper=r * 0.07)
    return gather([body, stalk], at, (lean[0], lean[1], turn))
