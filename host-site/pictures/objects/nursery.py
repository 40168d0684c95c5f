"""A child's room: a crib, a canopy, a low bed, ledges for books, a mushroom lamp, a rainbow of arches."""
import math
import random

from mathutils import Vector

from lights.rigs import add_light
from materials.house import linen, paint, wood
from materials.surface import sheer, surface
from mesh import add_mesh, box, gather, lathe, smooth_path, soft_box, tube
from objects.lamps import warm


def crib(at=(0, 0, 0), width=1.32, depth=0.72, height=0.9, material=None, sheet=None, turn=0):
    """Bars all round, a mattress in a sheet without a crease, nothing else."""
    material = material or wood("#c9a271", "#b0855a")
    upright = wood("#c9a271", "#b0855a", along=2) if material.name.startswith("wood") else material
    parts = [soft_box((width - 0.07, depth - 0.07, 0.13), sheet or linen("#f3eee4"), (0, 0, 0.34), 0.035, 0.006, cells=20)]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(box((0.045, 0.045, height), (x * (width / 2 - 0.022), y * (depth / 2 - 0.022), 0), upright, bevel=0.012))
    for y in (-1, 1):
        for z in (height - 0.06, 0.26):
            parts.append(box((width - 0.08, 0.03, 0.05), (0, y * (depth / 2 - 0.022), z), material, bevel=0.01))
        bars = int(width / 0.082)
        for index in range(1, bars):
            x = -width / 2 + width * index / bars
            parts.append(tube([(x, y * (depth / 2 - 0.022), 0.29), (x, y * (depth / 2 - 0.022), height - 0.05)], 0.009, upright, steps=0))
    for x in (-1, 1):
        for z in (height - 0.06, 0.26):
            parts.append(box((0.03, depth - 0.08, 0.05), (x * (width / 2 - 0.022), 0, z), material, bevel=0.01))
        bars = int(depth / 0.082)
        for index in range(1, bars):
            y = -depth / 2 + depth * index / bars
            parts.append(tube([(x * (width / 2 - 0.022), y, 0.29), (x * (width / 2 - 0.022), y, height - 0.05)], 0.009, upright, steps=0))
    return gather(parts, at, (0, 0, turn))


def canopy(material=None, at=(0, 0, 2.4), height=2.3, low=0.62, opening=70, seed=1, folds=22):
    """Cotton from a ring; `at` is the ring's middle, the opening faces the camera."""
    chance = random.Random(seed)
    phases = [chance.uniform(-0.6, 0.6) for _ in range(folds + 1)]
    material = material or sheer("canopy", "#efe4d3", 0.35)
    ring = 0.2
    columns, rows, vertices = folds * 10, 40, []
    start, sweep = math.radians(-90 + opening / 2), math.radians(360 - opening)
    for row in range(rows + 1):
        down = row / rows
        radius = ring + (low - ring) * down**0.75
        for column in range(columns + 1):
            share = column / columns
            wave = math.sin(math.tau * folds * share + phases[int(share * folds)])
            out = radius + (0.012 + 0.03 * down) * wave
            angle = start + sweep * share
            vertices.append((out * math.cos(angle), out * math.sin(angle) * 0.8, -height * down))
    faces = [(i * (columns + 1) + j, i * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j) for i in range(rows) for j in range(columns)]
    cap = lathe([(0.012, 0.16), (0.05, 0.1), (ring, 0.0), (ring + 0.008, -0.02)], material, ripple=lambda angle, z: 0.008 * math.sin(26 * angle) * (0.16 - z) * 6)
    cap.scale = (1, 0.82, 1)
    cord = tube([(0, 0, 0.15), (0, 0, 1.2)], 0.004, linen("#d9c7a4"), steps=0)
    return gather([add_mesh("canopy", vertices, faces, material), cap, cord], at)


def book_ledge(at, width=0.8, colours=("#c9683f", "#3b5a63", "#d9b24f", "#7d9a78"), material=None, seed=1):
    """Books that show their faces; `at` is the middle of the ledge's floor at the wall."""
    chance = random.Random(seed)
    material = material or wood("#c9a271", "#b0855a")
    parts = [box((width, 0.1, 0.014), (0, -0.05, -0.014), material, bevel=0.004), box((width, 0.012, 0.05), (0, -0.096, -0.014), material, bevel=0.004)]
    x = -width / 2 + 0.03
    for index, colour in enumerate(colours):
        wide, tall = chance.uniform(0.14, 0.19), chance.uniform(0.19, 0.25)
        if x + wide > width / 2:
            break
        pale = colours[(index + 2) % len(colours)]
        shape = lathe([(0, 0), (wide * 0.24, 0), (wide * 0.24, 0.001)], paint(pale), (0, -0.0085, tall * 0.55), segments=48, steps=0, turn=(90, 0, 0))
        low = box((wide * 0.62, 0.001, tall * 0.1), (0, -0.0085, tall * 0.14), paint("#f1e8d8"), bevel=0)
        parts.append(gather([box((wide, 0.016, tall), (0, 0, 0), surface("cover", colour, 0.5, 0.4), bevel=0.003), shape, low], (x + wide / 2, -0.06, 0.0), (-9, 0, 0)))
        x += wide + chance.uniform(0.012, 0.03)
    return gather(parts, at)


def mushroom_lamp(at=(0, 0, 0), scale=1.0, power=2.0, cap="#e9b59a", stem="#f4ece0"):
    """0.3 high; its cap glows."""
    foot = lathe([(0, 0), (0.062, 0), (0.066, 0.008), (0.05, 0.05), (0.042, 0.12), (0.045, 0.18), (0, 0.18)], paint(stem))
    hood = lathe([(0.045, 0.172), (0.13, 0.165), (0.145, 0.175), (0.14, 0.205), (0.11, 0.255), (0.06, 0.288), (0, 0.3)], sheer("mushroom", cap, 0.6, 0.2))
    light = [add_light("POINT", (0, 0, 0.215), power, warm, 0.02)] if power else []
    return gather([foot, hood, *light], at, scale=scale)


def rainbow(at=(0, 0, 0), scale=1.0, colours=("#a94f2a", "#d9a24a", "#e8d5b0", "#7d9a78", "#4d6b78"), turn=0):
    """Arches of wood, one in the other; 0.2 wide."""
    parts = []
    for index, colour in enumerate(colours):
        radius = 0.1 - 0.017 * index
        for_arch = [(radius * math.cos(math.pi * i / 32), 0, radius * math.sin(math.pi * i / 32)) for i in range(33)]
        arch = tube(for_arch, 0.0076, surface("toy", colour, 0.55, 0.35), steps=0)
        arch.scale = (1, 3.2, 1)
        parts.append(arch)
    return gather(parts, at, (0, 0, turn), scale)


def bunting(points, colours=("#c9683f", "#efe4d0", "#7d9a78", "#d9b24f", "#4d6b78"), count=11, size=0.11):
    """Pennants on a cord along points of the wall."""
    path = smooth_path(points, 16)
    parts = [tube(points, 0.002, linen("#d9c7a4"))]
    for index in range(count):
        spot = path[int((len(path) - 1) * (index + 0.5) / count)]
        half = size * 0.42
        sheet = add_mesh("pennant", [spot + Vector((-half, -0.004, 0)), spot + Vector((half, -0.004, 0)), spot + Vector((0, -0.012, -size * 1.15))], [(0, 1, 2)], linen(colours[index % len(colours)]), is_smooth=False)
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.002
        parts.append(sheet)
    return gather(parts)
