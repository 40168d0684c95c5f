"""What stands outdoors: folding chairs, a bistro table, planters, a parasol, trees in pots, walls of boards and of stucco."""
import math
import random

from mathutils import Vector

from materials.house import bark, iron, leaf, linen, paint, terracotta, wood
from mesh import box, gather, lathe, smooth_path, soft_box, tube
from objects.greenery import branch, copy_of, leaf_blade, point_along


def bistro_chair(at=(0, 0, 0), turn=0, metal=None, slats=None, cushion=None):
    """Folds; slats for its seat and back. Faces the camera at turn 0, 0.42 wide."""
    metal, slats = metal or iron(), slats or wood()
    parts = []
    for side in (-1, 1):
        x = side * 0.19
        parts.append(tube([(x, -0.2, 0), (x, -0.02, 0.4), (x, 0.15, 0.72), (x, 0.2, 0.88)], 0.009, metal))
        parts.append(tube([(x * 0.9, 0.22, 0), (x * 0.9, -0.19, 0.455)], 0.009, metal, steps=0))
    parts += [tube([(-0.19, -0.155, 0.1), (0.19, -0.155, 0.1)], 0.007, metal, steps=0), tube([(-0.17, 0.17, 0.055), (0.17, 0.17, 0.055)], 0.007, metal, steps=0)]
    for index in range(6):
        parts.append(box((0.42, 0.048, 0.016), (0, -0.19 + 0.062 * index, 0.45), slats, bevel=0.004))
    for y, z in ((0.135, 0.68), (0.165, 0.755), (0.187, 0.83)):
        parts.append(box((0.42, 0.014, 0.05), (0, y - 0.016, z), slats, 0.004, (-14, 0, 0)))
    if cushion:
        parts.append(soft_box((0.4, 0.38, 0.055), cushion, (0, -0.035, 0.466), 0.026, 0.008))
    return gather(parts, at, (0, 0, turn))


def bistro_table(at=(0, 0, 0), radius=0.32, height=0.72, top=None, metal=None):
    top, metal = top or paint("#f3eee4"), metal or iron()
    parts = [lathe([(0, height - 0.02), (radius - 0.004, height - 0.02), (radius, height - 0.016), (radius, height - 0.003), (radius - 0.004, height), (0, height)], top, steps=3)]
    for i in range(3):
        angle = math.tau * i / 3 + 0.35
        c, s = math.cos(angle), math.sin(angle)
        parts.append(tube([(c * radius * 0.6, s * radius * 0.6, height - 0.02), (c * 0.05, s * 0.05, height * 0.52), (c * 0.06, s * 0.06, height * 0.4), (c * radius * 0.85, s * radius * 0.85, 0)], 0.009, metal))
    ring = tube([(0.055 * math.cos(a), 0.055 * math.sin(a), height * 0.46) for a in (math.tau * i / 24 for i in range(24))], 0.006, metal, is_closed=True, steps=0)
    return gather([*parts, ring], at)


def siding(material, left=-4.0, right=4.0, height=3.2, board=0.16):
    """Clapboard: each board laps over the one below."""
    middle = (left + right) / 2
    return [box((right - left, 0.024, board + 0.02), (middle, -0.022, index * board), material, 0.003, (-7, 0, 0)) for index in range(int(height / board))]


def railing(start, end, height=1.02, metal=None, gap=0.11):
    """Bars between (x, y) and (x, y)."""
    metal, a, b = metal or iron(), Vector((*start, 0)), Vector((*end, 0))
    count, parts = int((b - a).length / gap), []
    for z, thick in ((0.08, 0.012), (height, 0.02)):
        parts.append(tube([a + Vector((0, 0, z)), b + Vector((0, 0, z))], thick, metal, steps=0))
    for index in range(count + 1):
        spot = a.lerp(b, index / count)
        parts.append(tube([spot + Vector((0, 0, 0.08)), spot + Vector((0, 0, height))], 0.008, metal, steps=0))
    return gather(parts)


def far_trees(y=9.0, left=-2.0, right=9.0, height=2.2, seed=1, colours=("#7d9468", "#93a57a", "#6b8560")):
    """Crowns far off, which the lens blurs."""
    chance, x, parts = random.Random(seed), left, []
    while x < right:
        size = chance.uniform(0.6, 1.3)
        colour = chance.choice(colours)
        parts.append(soft_box((size * 1.6, size, size * 1.5), leaf(colour, colour), (x, y + chance.uniform(0, 1.5), height * chance.uniform(0.2, 0.75) - size * 0.5), size * 0.7, 0.1, cells=10, sag=0.22, seed=int(x * 9)))
        x += size * 0.6
    return parts


def deck(material=None, board=0.12, depth=5.0, width=9.0):
    """Boards that run along the house, with gaps."""
    material = material or wood("#a98b68", "#8c6f4f")
    for index in range(int(depth / board)):
        box((width, board - 0.007, 0.03), (0.4 * (index % 3), -(index + 0.5) * board, -0.03), material, bevel=0.004)


def tiles(material, other, size=0.3, gap=0.004, columns=18, rows=12):
    """Wooden tiles of five slats, each turned against the next."""
    for column in range(columns):
        for row in range(rows):
            x, y = (column - columns / 2 + 0.5) * size, -(row + 0.5) * size
            is_turned = (column + row) % 2
            for slat in range(5):
                off = (slat - 2) * size / 5
                long, thin = size - gap, size / 5 - 0.006
                box((thin, long, 0.02) if is_turned else (long, thin, 0.02), (x + off, y, -0.02) if is_turned else (x, y + off, -0.02), material if is_turned else other, bevel=0.002)


def clay_pot(at=(0, 0, 0), radius=0.16, height=0.28, material=None, soil="#4a3a2d"):
    r, h = radius, height
    body = lathe([(0, 0), (r * 0.68, 0), (r * 0.7, 0.01), (r * 0.9, h * 0.8), (r * 0.92, h * 0.82), (r, h * 0.83), (r, h), (r * 0.9, h), (r * 0.88, h * 0.86)], material or terracotta(), steps=2)
    earth = lathe([(0, h * 0.88), (r * 0.9, h * 0.87)], bark(soil, "#5a4838"), steps=0)
    return gather([body, earth], at)


def little_tree(pot, at=(0, 0, 0), height=1.1, start=0.22, crown=0.36, boughs=11, leaves=42, blade=(0.055, 0.014), seed=1, colours=("#6f7d5c", "#8a9672"), stem=None):
    """An olive, unless its blades say otherwise: a thin trunk, a round crown."""
    chance, stem = random.Random(seed), stem or bark("#7a6a58", "#5e5042")
    top = Vector((chance.uniform(-0.04, 0.04), 0.02, start + height * 0.58))
    parts = [pot, tube([(0, 0, start - 0.03), (0.02, -0.01, start + height * 0.25), top], 0.016, stem, taper=0.01)]
    for number in range(boughs):
        angle, rise = number * 2.4, chance.uniform(0.35, 1.0)
        root = top * 1.0 + Vector((0, 0, -height * 0.16 * (number % 3) / 2))
        lean = (math.cos(angle) * 1.1 * (1.1 - 0.8 * rise), math.sin(angle) * 0.9 * (1.1 - 0.8 * rise))
        parts.append(branch(root, crown * chance.uniform(0.85, 1.2), lean, leaves, blade, seed * 50 + number, leaf(*colours), stem, 4, 0.004))
    return gather(parts, at)


def climber(points, at=(0, 0, 0), leaves=160, blade=(0.06, 0.045), spread=0.16, seed=1, material=None):
    """Leaves along a line on a wall, which lie flat on it more or less."""
    chance, material = random.Random(seed), material or leaf("#4d6a42", "#6a8456")
    blades = [leaf_blade(material, *blade, chance.uniform(0.2, 0.6), seed + i) for i in range(4)]
    line = smooth_path(points, 20)
    parts = [tube(line, 0.006, bark(), taper=0.003, steps=0)]
    for number in range(leaves):
        spot = line[int(chance.uniform(0, len(line) - 1))] + Vector((chance.gauss(0, spread * 0.5), -abs(chance.gauss(0, 0.03)) - 0.01, chance.gauss(0, spread * 0.5)))
        direction = Vector((chance.uniform(-1, 1), chance.uniform(-0.9, -0.2), chance.uniform(-1, 0.3)))
        parts.append(copy_of(chance.choice(blades), point_along(direction, chance.uniform(-0.5, 0.5), chance.uniform(0.6, 1.2), spot)))
    for thing in blades:
        thing.hide_render = True
    return gather(parts, at)


def parasol(at=(0, 0, 0), radius=1.2, height=2.3, cloth=None, pole=None, turn=0):
    """Eight ribs; `height` is its tip."""
    cloth, pole = cloth or linen("#efe7d8"), pole or wood("#b98d5f", "#946a40", along=2)
    rows = [(radius, height - 0.62), (radius * 0.997, height - 0.5), (radius * 0.5, height - 0.2), (0.02, height)]
    canopy = lathe(rows, cloth, segments=8, steps=0, is_smooth=False)
    canopy.modifiers.new("thick", "SOLIDIFY").thickness = 0.004
    stick = tube([(0, 0, 0), (0, 0, height + 0.05)], 0.02, pole, steps=0)
    ribs = [tube([(0, 0, height - 0.03), (radius * 0.98 * math.cos(a), radius * 0.98 * math.sin(a), height - 0.52)], 0.008, pole, steps=0) for a in (math.tau * i / 8 for i in range(8))]
    return gather([canopy, stick, *ribs], at, (0, 0, turn))


def planter(at=(0, 0, 0), length=1.0, depth=0.2, height=0.2, material=None, seed=1, kinds=((0.2, (0.03, 0.012)), (0.28, (0.045, 0.02)), (0.16, (0.025, 0.02)))):
    """A long box of herbs; `kinds` are (height, blade)."""
    chance = random.Random(seed)
    parts = [box((length, depth, height), (0, 0, 0), material or wood("#b08a5f", "#8c6a44"), bevel=0.006), box((length - 0.03, depth - 0.03, 0.006), (0, 0, height - 0.002), bark("#4a3a2d", "#5a4838"), bevel=0)]
    greens = (("#5f7a4c", "#7d9463"), ("#74876a", "#93a184"), ("#47653d", "#5f7d4f"))
    count = int(length / 0.075)
    for index in range(count):
        tall, blade = kinds[(index * len(kinds)) // count]
        x = length * ((index + 0.5) / count - 0.5)
        for turn in range(2):
            parts.append(branch((x + chance.uniform(-0.02, 0.02), chance.uniform(-0.05, 0.05), height - 0.01), tall * chance.uniform(0.75, 1.15), (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5)), 30, blade, seed * 99 + index * 2 + turn, leaf(*greens[(index * len(kinds)) // count % 3]), leaf(*greens[0]), 5, 0.0025))
    return gather(parts, at)
