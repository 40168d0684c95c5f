"""Cushions, throws, rugs, stockings."""
import math
import random

from mathutils import Vector, noise

from mesh import add_mesh, box, gather, lathe, place, ribbon_path, smooth_path, soft_box, tube


def cushion(material, at=(0, 0, 0), size=(0.46, 0.46), thickness=0.17, turn=(0, 0, 0), seed=0, dent=0.0):
    """Stands on its edge and faces the camera: pointed corners, sides drawn in; `dent` is the stroke of a hand on top."""
    cells = 40
    vertices, faces = [], []
    for side in (-1, 1):
        start = len(vertices)
        for i in range(cells + 1):
            for j in range(cells + 1):
                u, v = (math.sin(math.pi / 2 * (2 * k / cells - 1)) for k in (i, j))
                x = size[0] / 2 * u * (1 - 0.075 * (1 - v * v))
                z = size[1] / 2 * v * (1 - 0.075 * (1 - u * u))
                z -= dent * size[1] * math.exp(-((u / 0.3) ** 2)) * max(0, v) ** 3
                depth = thickness / 2 * ((1 - u * u) * (1 - v * v)) ** 0.42
                rim = min(1, (1 - max(abs(u), abs(v))) * 6)
                crease = noise.noise(Vector((u * 2.2 + seed, v * 2.2, side))) * 0.007 * rim + noise.noise(Vector((u * 9, v * 9 + seed, side))) * 0.0015 * rim
                vertices.append((x, side * (depth + crease * (depth > 0)), z + size[1] / 2))
        faces += [
            (start + i * (cells + 1) + j, start + i * (cells + 1) + j + 1, start + (i + 1) * (cells + 1) + j + 1, start + (i + 1) * (cells + 1) + j)
            for i in range(cells)
            for j in range(cells)
        ]
    return place(add_mesh("cushion", vertices, faces, material), at, turn)


def throw(material, path, width=0.5, at=(0, 0, 0), turn=(0, 0, 0), seed=0, depth=0.016, fringe=None):
    """Laid along `path`, points of (y, z); its folds deepen towards both ends."""
    chance = random.Random(seed)
    phase, folds = chance.uniform(0, 6), width / 0.085

    def fold(across, along):
        fall = 0.35 + 0.65 * abs(2 * along - 1) ** 1.2
        ridge = math.sin(math.tau * folds * across / 2 + phase + 1.2 * math.sin(2.2 * along + across * 3))
        return depth * fall * (ridge + 0.4 * math.sin(9 * across + 5 * along + phase)) + depth

    parts = [ribbon_path(path, width, 0.009, material, fold)]
    if fringe:
        spots = smooth_path([(0, y, z) for y, z in path], 14)
        for end, along in ((spots[0], 0), (spots[-1], 1)):
            for number in range(int(width / 0.011)):
                share = (number + 0.5) / int(width / 0.011)
                root = end + Vector(((share - 0.5) * width, -fold(share, along) if along == 0 else -fold(share, along), 0))
                tip = root + Vector((chance.uniform(-0.008, 0.008), chance.uniform(-0.006, 0.006), -0.05))
                parts.append(tube([root, tip], 0.0022, material, taper=0.0014, steps=0))
    return gather(parts, at, turn)


def folded_throw(material, at=(0, 0, 0), size=(0.4, 0.3), layers=3, turn=0, thick=0.028):
    parts = [soft_box((size[0] - 0.012 * i, size[1] - 0.01 * i, thick), material, (0.004 * i, 0, thick * 0.92 * i), thick * 0.48, 0.006, seed=i) for i in range(layers)]
    return gather(parts, at, (0, 0, turn))


def rug(material, at=(0, 0, 0), size=(2.4, 1.6), border=None, turn=0):
    parts = [box((*size, 0.012), (0, 0, 0), material, bevel=0.005)]
    if border:
        for inset in (0.08, 0.13):
            x, y = size[0] / 2 - inset, size[1] / 2 - inset
            parts += [box((2 * x, 0.02, 0.0135), (0, side * y, 0), border, bevel=0) for side in (-1, 1)]
            parts += [box((0.02, 2 * y, 0.0135), (side * x, 0, 0), border, bevel=0) for side in (-1, 1)]
    return gather(parts, at, (0, 0, turn))


def round_rug(material, at=(0, 0, 0), radius=1.0):
    return lathe([(0, 0.012), (radius - 0.01, 0.014), (radius, 0.004), (radius, 0)], material, at, steps=4, ripple=lambda angle, z: 0.006 * math.sin(9 * angle))


def stocking(material, cuff, at=(0, 0, 0), scale=1.0, turn=0, seed=0, loop=None):
    """Hangs from `at`; knitted in ribs, 0.46 long, its toe to the right."""
    chance = random.Random(seed)
    line = smooth_path([(0, 0, 0), (0, 0, -0.12), (0.002, 0, -0.24), (0.022, 0, -0.335), (0.085, 0, -0.385), (0.15, 0, -0.395), (0.2, 0, -0.388)], 24)
    widths = [(0, 0.07), (0.3, 0.068), (0.5, 0.064), (0.66, 0.07), (0.78, 0.061), (0.86, 0.056), (0.91, 0.05), (0.945, 0.042), (0.97, 0.033), (0.985, 0.024), (0.995, 0.014), (1, 0.002)]
    around, vertices = 120, []
    for index, spot in enumerate(line):
        along = index / (len(line) - 1)
        low = max((pair for pair in widths if pair[0] <= along), key=lambda pair: pair[0])
        high = min((pair for pair in widths if pair[0] >= along), key=lambda pair: pair[0])
        wide = low[1] if high[0] == low[0] else low[1] + (high[1] - low[1]) * (along - low[0]) / (high[0] - low[0])
        ahead = (line[min(index + 1, len(line) - 1)] - line[max(index - 1, 0)]).normalized()
        across = Vector((-ahead.z, 0, ahead.x))
        for step in range(around):
            angle = math.tau * step / around
            rib = 1 + 0.028 * math.cos(angle * 26)
            lump = 1 + 0.05 * noise.noise(Vector((math.cos(angle) * 1.4 + seed, along * 5, math.sin(angle))))
            vertices.append(spot + across * math.cos(angle) * wide * rib * lump + Vector((0, math.sin(angle) * wide * 0.5 * rib * lump, 0)))
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for i in range(len(line) - 1) for j in range(around)]
    body = add_mesh("stocking", vertices, faces, material)
    ribs = lambda angle, z: 0.0025 * math.cos(angle * 30)
    band = lathe([(0.066, -0.085), (0.08, -0.08), (0.082, -0.04), (0.08, 0.0), (0.07, 0.008), (0.06, 0.0), (0.058, -0.06)], cuff, ripple=ribs, segments=240)
    band.scale = (1, 0.56, 1)
    hook = tube([(-0.062, 0, -0.01), (-0.066, 0.01, 0.05), (-0.06, 0.03, 0.075), (-0.055, 0.01, 0.05), (-0.058, 0, -0.01)], 0.004, loop or cuff)
    return gather([body, band, hook], at, (chance.uniform(-2, 2), chance.uniform(-3, 3), turn), scale)
