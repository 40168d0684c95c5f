"""What a wrapping table needs: spools, scissors, tags, cloth bundles, sprigs."""
import math
import random

import bpy
from mathutils import Vector

from materials.house import bark, brass, leaf, linen, paper, velvet, wax, wood
from materials.kitchen import steel
from mesh import add_mesh, box, gather, lathe, place, ribbon_path, soft_box, tube
from objects.greenery import copy_of, needle_twig, point_along
from objects.small import bow


def spool(colour, at=(0, 0, 0), turn=(0, 0, 0), radius=0.045, width=0.04, tail=0.0):
    """A wooden spool of ribbon that stands on its end; `tail` of it has come off."""
    oak, band = wood("#c49a66", "#a87c4c", along=2), velvet(colour)
    r, w = radius, width
    ends = [lathe([(0, z), (r - 0.002, z), (r, z + 0.002), (r, z + 0.006), (r - 0.002, z + 0.008), (0.008, z + 0.008), (0.007, z)], oak, segments=64, steps=0) for z in (0, w + 0.008)]
    parts = [*ends, lathe([(r * 0.84, 0.009), (r * 0.845, w * 0.5), (r * 0.84, w + 0.008)], band, segments=64, steps=3)]
    if tail:
        loose = ribbon_path([(0, 0), (-tail * 0.3, 0.012), (-tail * 0.55, -0.01), (-tail * 0.8, 0.014), (-tail, -0.002)], w * 0.9, 0.0012, band)
        parts.append(gather([loose], (0, -r * 0.84, 0.009 + w / 2), (0, 90, 12)))
    return gather(parts, at, turn)


def scissors(at=(0, 0, 0), turn=0, open_by=9, metal=None, grip=None):
    """Lie flat, their points along x."""
    metal, grip = metal or steel(), grip or brass()
    parts = []
    for side in (-1, 1):
        blade = box((0.11, 0.013, 0.0022), (0.05, side * 0.003, 0.004 + side * 0.0012), metal, bevel=0.0009)
        shank = tube([(0.0, 0, 0.005), (-0.03, -side * 0.006, 0.005), (-0.052, -side * 0.014, 0.005)], 0.0045, grip, taper=0.0035)
        eye = [(-0.074 + 0.026 * math.cos(a), -side * 0.022 + 0.017 * math.sin(a), 0.005) for a in (math.tau * i / 36 for i in range(36))]
        parts.append(gather([blade, shank, tube(eye, 0.0036, grip, is_closed=True, steps=0)], turn=(0, 0, side * open_by / 2)))
    parts.append(lathe([(0, 0), (0.004, 0), (0.004, 0.009), (0, 0.01)], grip, segments=24, steps=0))
    return gather(parts, at, (0, 0, turn))


def envelope(at=(0, 0, 0), turn=0, colour="#efe4d0", lining="#a5562f", size=(0.19, 0.13), card=None, is_open=True):
    """Lies on its back, its flap away from the camera; `card` is the colour of what looks out of it."""
    x, y = size[0] / 2, size[1] / 2
    sheet, inner = paper(colour), paper(lining)
    parts = [box((*size, 0.002), (0, 0, 0), sheet, bevel=0.0006)]
    # The four folds that meet in the middle of its back.
    for spots, z in (([(-x, -y), (-x, y), (-0.004, 0)], 0.0046), ([(x, -y), (x, y), (0.004, 0)], 0.0046), ([(-x, -y), (x, -y), (0.012, 0.012), (-0.012, 0.012)], 0.0056)):
        parts.append(add_mesh("fold", [(a, b, z) for a, b in spots], [tuple(range(len(spots)))], sheet, is_smooth=False))
    if is_open:
        flap = [(-x, y, 0.003), (x, y, 0.003), (0.016, y * 2.05, 0.034), (-0.016, y * 2.05, 0.034)]
        parts.append(add_mesh("flap", flap, [(0, 1, 2, 3)], sheet, is_smooth=False))
        parts.append(add_mesh("lining", [(a * 0.92, b - 0.001, z + 0.0008) for a, b, z in flap], [(0, 1, 2, 3)], inner, is_smooth=False))
    else:
        parts.append(add_mesh("flap", [(-x, y, 0.0066), (x, y, 0.0066), (0.014, -y * 0.12, 0.0066), (-0.014, -y * 0.12, 0.0066)], [(0, 1, 2, 3)], sheet, is_smooth=False))
    if card:
        parts.append(box((size[0] - 0.016, size[1] - 0.012, 0.0018), (0, y * 0.62, 0.0022), paper(card), bevel=0.0005))
    for thing in parts[1:]:
        thing.modifiers.new("thick", "SOLIDIFY").thickness = 0.0006
    return gather(parts, at, (0, 0, turn))


def tag(at=(0, 0, 0), turn=(0, 0, 0), colour="#efe4d0", size=(0.07, 0.038)):
    card = box((*size, 0.0016), (0, 0, 0), paper(colour), bevel=0.0005)
    eyelet = tube([(size[0] * 0.4 + 0.004 * math.cos(a), 0.004 * math.sin(a), 0.0018) for a in (math.tau * i / 20 for i in range(20))], 0.001, brass(), is_closed=True, steps=0)
    string = tube([(size[0] * 0.4, 0, 0.002), (size[0] * 0.7, 0.012, 0.004), (size[0] * 0.95, -0.006, 0.002)], 0.0009, bark("#8c6a45", "#7b5b39"))
    return gather([card, eyelet, string], at, turn)


def cards(count, colour, at=(0, 0, 0), size=(0.15, 0.105), turn=0, seed=0):
    """A pile without a word on it."""
    chance = random.Random(seed)
    return gather([box((*size, 0.0028), (chance.uniform(-0.004, 0.004), chance.uniform(-0.004, 0.004), 0.003 * i), paper("#f6efe2" if i % 2 else colour), 0.0006, (0, 0, chance.uniform(-5, 5))) for i in range(count)], at, (0, 0, turn))


def cloth_bundle(colour, at=(0, 0, 0), size=(0.24, 0.18, 0.13), turn=0, seed=0):
    """A box in a cloth whose corners are knotted on top."""
    cloth, (x, y, z) = linen(colour), size
    parts = [soft_box(size, cloth, (0, 0, 0), 0.03, 0.012, seed=seed, sag=0.007)]
    for across, long, angle in ((0.085, x, 90), (0.075, y, 0)):
        gathered = lambda share, along: 0.009 * math.sin(share * 21 + seed) * math.sin(math.pi * along) ** 2
        for side in (-1, 1):
            lap = ribbon_path([(-long * 0.52, z * 0.35), (-long * 0.5, z * 0.8), (-long * 0.42, z + 0.004), (-long * 0.2, z + 0.024), (-0.004, z + 0.038)], across, 0.003, cloth, gathered)
            parts.append(gather([lap], turn=(0, 0, angle + (180 if side > 0 else 0))))
    parts.append(place(bow(cloth, size=0.06, width=0.045, tails=0.02), (0, 0, z + 0.03), (0, 0, 24), (1.1, 1.1, 1.5)))
    parts.append(soft_box((0.04, 0.036, 0.03), cloth, (0, 0, z + 0.026), 0.014, 0.003, sag=0.003, seed=seed))
    return gather(parts, at, (0, 0, turn))


def tied_tapers(colour, at=(0, 0, 0), turn=0, length=0.26, count=2):
    """Candles that lie side by side, tied with string."""
    sticks = [gather([lathe([(0, 0), (0.0112, 0), (0.0105, length * 0.7), (0.008, length * 0.97), (0.003, length), (0, length)], wax(colour), segments=32, steps=3)], (0, (i - (count - 1) / 2) * 0.0235, 0.0115), (0, 90, 0)) for i in range(count)]
    wide = 0.0118 * count
    wraps = [tube([(length * 0.45 + 0.003 * k, wide * 1.02 * math.cos(a), 0.0118 + 0.0128 * math.sin(a)) for a in (math.tau * i / 24 for i in range(24))], 0.0013, bark("#a98558", "#8d6c44"), is_closed=True, steps=0) for k in range(4)]
    knot = place(bow(linen("#b08f63"), size=0.03, width=0.004, tails=0.04), (length * 0.465, 0, 0.0235), (0, 0, 84))
    return gather([*sticks, *wraps, knot], (at[0], at[1], at[2]), (0, 0, turn))


def sprig(at=(0, 0, 0), turn=0, length=0.2, seed=0, colour="#34503a", is_flat=True, count=9):
    """A twig of cedar or fir that lies down."""
    chance = random.Random(seed)
    tips = [needle_twig(leaf(colour, colour), bark(), 0.1, 80, 0.02, seed + i, is_flat) for i in range(3)]
    parts = [tube([(0, 0, 0.006), (length * 0.5, 0.006, 0.01), (length, 0, 0.006)], 0.0022, bark(), taper=0.001)]
    for index in range(count):
        t = (index + 0.5) / count
        side = -1 if index % 2 else 1
        ahead = (1, side * chance.uniform(0.5, 0.9) * (1 - t * 0.7), chance.uniform(-0.02, 0.12))
        parts.append(copy_of(chance.choice(tips), point_along(ahead, chance.uniform(-0.3, 0.3), chance.uniform(0.8, 1.15) * (1 - t * 0.3), Vector((length * t, 0, 0.008)))))
    for thing in tips:
        bpy.data.objects.remove(thing)
    return gather(parts, at, (0, 0, turn))
