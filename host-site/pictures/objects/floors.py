"""What lies on floors and hangs at windows: rugs with a drawing, a rolled one, rods, woven blinds."""
import math
import random

from mathutils import Vector

from materials.house import iron, rattan, wool
from mesh import add_mesh, box, gather, lathe, ribbon_path, tube


def lozenge(material, at, across, along, z=0.0128):
    x, y = at
    return add_mesh("lozenge", [(x - across, y, z), (x, y - along, z), (x + across, y, z), (x, y + along, z)], [(0, 1, 2, 3)], material, is_smooth=False)


def drawn_rug(ground, colours, at=(0, 0, 0), size=(2.6, 1.8), columns=7, rows=5, turn=0, has_fringe=True):
    """Lozenges in lozenges within two borders; fringes at its short sides."""
    x, y = size
    first, second, third = colours
    parts = [box((x, y, 0.012), (0, 0, 0), ground, bevel=0.004)]
    for inset, wide, material in ((0.07, 0.05, first), (0.15, 0.018, second)):
        across, along = x / 2 - inset, y / 2 - inset
        parts += [box((2 * across + wide, wide, 0.0128), (0, side * along, 0), material, bevel=0) for side in (-1, 1)]
        parts += [box((wide, 2 * along + wide, 0.0128), (side * across, 0, 0), material, bevel=0) for side in (-1, 1)]
    wide, high = (x - 0.5) / columns, (y - 0.46) / rows
    for column in range(columns):
        for row in range(rows):
            spot = ((column - (columns - 1) / 2) * wide, (row - (rows - 1) / 2) * high)
            outer, inner = (first, third) if (column + row) % 2 else (second, ground)
            parts.append(lozenge(outer, spot, wide * 0.46, high * 0.46, 0.0124))
            parts.append(lozenge(inner, spot, wide * 0.29, high * 0.29, 0.0127))
            parts.append(lozenge(outer, spot, wide * 0.12, high * 0.12, 0.013))
    if has_fringe:
        for side in (-1, 1):
            for index in range(int(y / 0.016)):
                root = -y / 2 + 0.008 + index * 0.016
                parts.append(tube([(side * x / 2, root, 0.006), (side * (x / 2 + 0.055), root + 0.003 * math.sin(index * 2.1), 0.003)], 0.003, wool("#e8dcc4"), taper=0.002, steps=0))
    return gather(parts, at, (0, 0, turn))


def rolled_rug(material, at=(0, 0, 0), length=0.8, radius=0.085, lean=(0, 8, 0), back=None):
    """Stands on its end and leans; the end above shows a spiral."""
    turns, steps = 4.5, 110
    spiral = [(radius * (0.1 + 0.9 * i / steps) * math.cos(math.tau * turns * i / steps), radius * (0.1 + 0.9 * i / steps) * math.sin(math.tau * turns * i / steps)) for i in range(steps + 1)]
    roll = ribbon_path(spiral, length, 0.009, material)
    upright = gather([roll], (0, 0, length / 2), (0, -90, 0))
    straps = [lathe([(radius + 0.008, z - 0.012), (radius + 0.012, z), (radius + 0.008, z + 0.012)], back or material, steps=0) for z in (length * 0.28, length * 0.72)]
    return gather([upright, *straps], at, lean)


def curtain_rod(left, right, metal=None, ends=0.022, depth=0.14):
    """Between two points `depth` before a wall, its knobs beyond them."""
    metal = metal or iron()
    a, b = Vector(left), Vector(right)
    parts = [tube([a, b], 0.011, metal, steps=0)]
    for spot in (a, b):
        parts.append(lathe([(ends * math.sin(math.pi * i / 16), -ends * math.cos(math.pi * i / 16)) for i in range(17)], metal, spot, segments=48, steps=0))
    for share in (0.06, 0.94):
        spot = a.lerp(b, share)
        parts.append(tube([spot, spot + Vector((0, depth, 0))], 0.007, metal, steps=0))
    return gather(parts)


def woven_blind(at, width=1.1, drop=0.7, material=None, seed=1):
    """Reeds on threads; `at` is the middle of its upper edge, its lower end lies in folds."""
    chance = random.Random(seed)
    material = material or rattan()
    parts = []
    for index in range(int(drop / 0.0092)):
        z = -index * 0.0092
        thick = chance.uniform(0.0046, 0.0053)
        parts.append(tube([(-width / 2 + chance.uniform(-0.002, 0.002), 0.002 * math.sin(index), z), (width / 2 + chance.uniform(-0.002, 0.002), 0.002 * math.cos(index), z)], thick, material, steps=0))
    for fold in range(3):
        parts.append(box((width + 0.004, 0.022 + 0.006 * fold, 0.045), (0, -0.004, -drop - 0.02 + fold * 0.022), material, bevel=0.01))
    for share in (-0.36, 0, 0.36):
        parts.append(tube([(share * width, -0.007, 0), (share * width, -0.007, -drop)], 0.0016, material, steps=0))
    parts.append(box((width + 0.01, 0.04, 0.05), (0, 0, -0.02), material, bevel=0.006))
    return gather(parts, at)
