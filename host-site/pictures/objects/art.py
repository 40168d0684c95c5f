"""Pictures in frames, cut from coloured paper: hills, leaves, arches, a moon, a vase, strokes."""
import math
import random

from materials.house import paper, wood
from mesh import add_mesh, box, gather


def cut(points, colour, layer):
    return add_mesh("cut", [(x, -0.014 - 0.0006 * layer, z) for x, z in points], [tuple(range(len(points)))], paper(colour), is_smooth=False)


def ellipse(middle, across, up, start=0.0, end=1.0, steps=36):
    turns = [math.tau * (start + (end - start) * i / steps) for i in range(steps)]
    return [(middle[0] + across * math.cos(turn), middle[1] + up * math.sin(turn)) for turn in turns]


def draw_hills(x, z, colours, chance):
    parts = []
    for index, colour in enumerate(colours[1:]):
        low, phase, swell = z * (0.62 - 0.2 * index), chance.uniform(0, 6), chance.uniform(1.4, 2.6)
        ridge = [(x * (i / 30 - 0.5), low - z / 2 + z * 0.07 * math.sin(swell * math.tau * i / 30 * 0.6 + phase)) for i in range(31)]
        parts.append(cut([(-x / 2, -z / 2), *ridge, (x / 2, -z / 2)], colour, index + 1))
    parts.append(cut(ellipse((x * chance.uniform(-0.22, 0.22), z * 0.27), x * 0.1, x * 0.1), colours[0], 0))
    return parts


def draw_leaves(x, z, colours, chance):
    parts, bend, count = [], chance.uniform(-0.12, 0.12), 7
    stem = lambda t: (x * bend * math.sin(t * 2.6), z * (-0.42 + 0.8 * t))
    side = [stem(t / 20) for t in range(21)]
    parts.append(cut([(a - 0.0015, b) for a, b in side] + [(a + 0.0015, b) for a, b in reversed(side)], colours[0], 0))
    for index in range(count * 2 + 1):
        root = stem(0.22 + 0.78 * (index // 2) / count) if index < count * 2 else stem(1)
        turn = math.pi / 2 if index == count * 2 else math.pi / 2 + (0.95 if index % 2 else -0.95)
        long = min(x, z) * 0.32 * (1.05 - 0.5 * (index // 2) / count)
        shape = [(long * t / 8, long * 0.2 * math.sin(math.pi * (t / 8) ** 0.8) * flip) for flip, steps in ((1, range(9)), (-1, range(7, 0, -1))) for t in steps]
        turned = [(root[0] + a * math.cos(turn) - b * math.sin(turn), root[1] + a * math.sin(turn) + b * math.cos(turn)) for a, b in shape]
        parts.append(cut(turned, colours[index % len(colours)], 1 + index % 3))
    return parts


def draw_arches(x, z, colours, chance):
    parts = []
    for index, colour in enumerate(colours):
        wide, top = x * (0.4 - 0.1 * index), z * (0.18 - 0.1 * index)
        parts.append(cut([(wide, -z * 0.4), *ellipse((0, top), wide, wide * 1.1, 0, 0.5), (-wide, top), (-wide, -z * 0.4)], colour, index))
    return parts


def draw_moon(x, z, colours, chance):
    sea = -z * chance.uniform(0.02, 0.12)
    parts = [cut([(-x / 2, -z / 2), (-x / 2, sea), (x / 2, sea), (x / 2, -z / 2)], colours[1], 0)]
    parts.append(cut(ellipse((x * chance.uniform(-0.16, 0.16), z * 0.2), x * 0.19, x * 0.19), colours[0], 1))
    parts.append(cut([(-x * 0.5, -z * 0.5), (-x * 0.5, -z * 0.24), (x * 0.5, -z * 0.34), (x * 0.5, -z * 0.5)], colours[2], 2))
    return parts


def draw_vase(x, z, colours, chance):
    rows = [(0.1, -0.4), (0.2, -0.28), (0.23, -0.14), (0.15, 0.0), (0.08, 0.07), (0.11, 0.12)]
    shape = [(-x * a, z * b) for a, b in rows] + [(x * a, z * b) for a, b in reversed(rows)]
    parts = [cut([(-x / 2, -z / 2), (-x / 2, -z * 0.3), (x / 2, -z * 0.3), (x / 2, -z / 2)], colours[2], 0), cut(shape, colours[0], 1)]
    for lean in (-0.24, -0.02, 0.2):
        parts.append(cut(ellipse((x * lean, z * (0.36 - abs(lean) * 0.3)), x * 0.1, x * 0.12), colours[1], 2))
        parts.append(cut([(-0.0015, z * 0.12), (x * lean - 0.0015, z * 0.3), (x * lean + 0.0015, z * 0.3), (0.0015, z * 0.12)], colours[1], 0))
    return parts


def draw_strokes(x, z, colours, chance):
    parts = []
    for index in range(5):
        high, left, right = z * (0.34 - 0.17 * index), chance.uniform(0.28, 0.42) * x, chance.uniform(0.28, 0.42) * x
        wave = lambda t, side: high + side * z * 0.045 + z * 0.012 * math.sin(7 * t + index + side)
        up = [(-left + (left + right) * t / 12, wave(t / 12, 1)) for t in range(13)]
        down = [(-left + (left + right) * t / 12, wave(t / 12, -1)) for t in range(12, -1, -1)]
        parts.append(cut(up + down, colours[index % len(colours)], index))
    return parts


kinds = {"hills": draw_hills, "leaves": draw_leaves, "arches": draw_arches, "moon": draw_moon, "vase": draw_vase, "strokes": draw_strokes}


def print_in_frame(kind, at, size=(0.4, 0.5), frame=None, colours=("#c98f6a", "#24423a", "#e2cdb0"), mount=0.2, seed=0, thick=0.02, ground="#f4eee2", sheet=None):
    """`at` is its middle on the wall's face, `mount` the margin's share of the shorter side."""
    frame, (x, z) = frame or wood(along=2), size
    margin = mount * min(x, z)
    parts = [box((x, 0.01, z), (0, -0.008, -z / 2), paper(ground), bevel=0)]
    inner = (x - 2 * margin - thick, z - 2 * margin - thick)
    if sheet:
        parts.append(box((inner[0], 0.0006, inner[1]), (0, -0.0134, -inner[1] / 2), paper(sheet), bevel=0))
    for side in (-1, 1):
        parts.append(box((thick, 0.028, z + thick), (side * x / 2, -0.014, -(z + thick) / 2), frame, bevel=0.003))
        parts.append(box((x - thick, 0.026, thick), (0, -0.013, side * z / 2 - thick / 2), frame, bevel=0.003))
    parts += kinds[kind](*inner, colours, random.Random(seed))
    return gather(parts, at)
