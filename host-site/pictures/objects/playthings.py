"""Toys, and what one exercises and makes things with."""
import math
import random

from mathutils import Vector, noise

from materials.house import boucle, glaze, iron, wood
from mesh import add_mesh, box, gather, lathe, place, ribbon_path, smooth_path, tube


def ball(material, at=(0, 0, 0), radii=(0.1, 0.1, 0.1), turn=(0, 0, 0), seed=0, lump=0.03, rings=36):
    """A stuffed ball; `at` is its middle."""
    vertices = []
    for ring in range(rings + 1):
        for step in range(rings * 2):
            a, b = math.pi * ring / rings, math.tau * step / (rings * 2)
            unit = Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))
            unit *= 1 + lump * noise.noise(unit * 2.2 + Vector((seed, 0, 0)))
            vertices.append([unit[axis] * radii[axis] for axis in range(3)])
    wide = rings * 2
    faces = [(i * wide + j, i * wide + (j + 1) % wide, (i + 1) * wide + (j + 1) % wide, (i + 1) * wide + j) for i in range(rings) for j in range(wide)]
    return place(add_mesh("ball", vertices, faces, material), at, turn)


def teddy(at=(0, 0, 0), scale=1.0, turn=0, fur=None, pads=None, bow=None):
    """Sits, 0.46 high, and looks at the camera."""
    fur, pads = fur or boucle("#b98a58"), pads or boucle("#e2cba6")
    dark = glaze("#1d1512")
    parts = [ball(fur, (0, 0, 0.13), (0.115, 0.1, 0.135), seed=1), ball(pads, (0, -0.03, 0.125), (0.08, 0.085, 0.1), seed=2)]
    parts += [ball(fur, (0, -0.01, 0.335), (0.105, 0.095, 0.095), seed=3), ball(pads, (0, -0.09, 0.31), (0.05, 0.042, 0.039), seed=4)]
    parts.append(ball(dark, (0, -0.131, 0.325), (0.016, 0.01, 0.011), lump=0))
    parts.append(tube([(0, -0.133, 0.318), (0, -0.131, 0.3), (0.014, -0.126, 0.293)], 0.0018, dark))
    parts.append(tube([(0, -0.131, 0.3), (-0.014, -0.126, 0.293)], 0.0018, dark, steps=0))
    for side in (-1, 1):
        parts.append(ball(dark, (side * 0.037, -0.093, 0.357), (0.009, 0.007, 0.009), lump=0))
        parts.append(ball(fur, (side * 0.085, 0.0, 0.415), (0.042, 0.024, 0.042), (0, side * 20, 0), 5 + side))
        parts.append(ball(pads, (side * 0.085, -0.015, 0.413), (0.026, 0.014, 0.027), (0, side * 20, 0), 5 + side))
        parts.append(ball(fur, (side * 0.13, -0.045, 0.165), (0.042, 0.046, 0.105), (-28, side * -24, 0), 8 + side))
        parts.append(ball(fur, (side * 0.085, -0.12, 0.055), (0.055, 0.125, 0.055), (0, 0, side * 16), 11 + side))
        parts.append(ball(fur, (side * 0.12, -0.22, 0.078), (0.055, 0.036, 0.076), (0, 0, side * 12), 14 + side))
        parts.append(ball(pads, (side * 0.125, -0.248, 0.078), (0.037, 0.013, 0.053), (0, 0, side * 12), 17 + side))
    return gather(parts, at, (0, 0, turn), scale)


def wooden_horse(at=(0, 0, 0), scale=1.0, turn=0, body=None, mane=None):
    """Cut from a board, on rockers; 0.34 high, its head to the left."""
    body, mane = body or wood("#d0a674", "#b98b58"), mane or wood("#6b452a", "#4f311c")
    line = [(-0.15, 0.3), (-0.128, 0.318), (-0.11, 0.345), (-0.1, 0.318), (-0.07, 0.285), (-0.045, 0.235), (0.0, 0.212), (0.06, 0.214), (0.105, 0.205), (0.126, 0.17), (0.124, 0.12), (0.135, 0.06), (0.14, 0.03), (0.105, 0.03), (0.09, 0.08), (0.07, 0.115), (0.0, 0.108), (-0.05, 0.115), (-0.068, 0.08), (-0.09, 0.03), (-0.125, 0.03), (-0.115, 0.08), (-0.11, 0.14), (-0.11, 0.2), (-0.12, 0.25), (-0.15, 0.245), (-0.178, 0.238), (-0.185, 0.258)]
    outline = smooth_path([(x, 0, z) for x, z in [*line, line[0]]], 5)[:-1]
    side = add_mesh("horse", [(point.x, 0, point.z) for point in outline], [tuple(range(len(outline)))], body, is_smooth=False)
    side.modifiers.new("thickness", "SOLIDIFY").thickness = 0.05
    side.modifiers["thickness"].offset = 0
    bevel = side.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments = 0.006, 3
    parts = [side]
    for y in (-0.05, 0.05):
        arc = [(x, y, 0.012 + 0.75 * x * x) for x in (-0.22, -0.14, -0.07, 0, 0.07, 0.14, 0.22)]
        parts.append(tube(arc, 0.012, mane))
    for x in (-0.107, 0.122):
        parts.append(box((0.024, 0.12, 0.012), (x, 0, 0.022), mane, bevel=0.004))
    crest = [(-0.098, 0, 0.333), (-0.072, 0, 0.297), (-0.045, 0, 0.25), (-0.01, 0, 0.218)]
    parts.append(tube(crest, 0.016, mane, taper=0.008))
    parts.append(tube([(0.118, 0, 0.19), (0.15, 0, 0.185), (0.165, 0, 0.14), (0.16, 0, 0.09)], 0.014, mane, taper=0.005))
    parts.append(box((0.085, 0.058, 0.012), (0.022, 0, 0.205), mane, bevel=0.005))
    for y in (-0.0265, 0.0265):
        parts.append(ball(iron(), (-0.14, y, 0.282), (0.006, 0.003, 0.006), lump=0))
    return gather(parts, at, (0, 0, turn), scale)


def block(colour, at=(0, 0, 0), side=0.05, turn=0):
    return box((side, side, side), at, wood(colour, colour), 0.005, (0, 0, turn))


def ring_tower(colours, at=(0, 0, 0), scale=1.0):
    """Rings on a peg, the widest lowest."""
    oak = wood("#c49a66", "#a87c4c")
    parts = [lathe([(0, 0), (0.085, 0), (0.09, 0.008), (0.085, 0.016), (0, 0.016)], oak, steps=3), tube([(0, 0, 0.01), (0, 0, 0.035 * len(colours) + 0.035)], 0.012, oak, steps=0)]
    for index, colour in enumerate(colours):
        radius, z = 0.075 - 0.008 * index, 0.017 + 0.034 * index
        parts.append(lathe([(0.014, z + 0.004), (radius - 0.012, z), (radius, z + 0.016), (radius - 0.012, z + 0.033), (0.014, z + 0.03)], wood(colour, colour), steps=6))
    parts.append(ball(wood("#d9b15a", "#d9b15a"), (0, 0, 0.035 * len(colours) + 0.04), (0.024, 0.024, 0.024), lump=0))
    return gather(parts, at, scale=scale)


def rolled_mat(material, at=(0, 0, 0), length=0.62, turn=0, turns=4.4, thick=0.007, strap=None):
    """Lies on the floor; its end shows a spiral."""
    steps, line = int(turns * 14), []
    for index in range(steps + 1):
        angle = math.tau * turns * index / steps
        radius = 0.018 + thick * 1.18 * turns * index / steps
        line.append((radius * math.cos(-angle), radius * math.sin(-angle)))
    radius = 0.018 + thick * 1.18 * turns
    parts = [place(ribbon_path(line, length, thick, material), (0, 0, radius + thick / 2))]
    for x in (-length * 0.26, length * 0.26) if strap else ():
        parts.append(lathe([(radius + thick * 0.7, -0.014), (radius + thick * 0.95, -0.012), (radius + thick * 0.95, 0.012), (radius + thick * 0.7, 0.014)], strap, (x, 0, radius + thick / 2), turn=(0, 90, 0), steps=2))
    return gather(parts, at, (0, 0, turn))


def kettlebell(material, at=(0, 0, 0), scale=1.0, turn=0):
    body = lathe([(0, 0), (0.06, 0), (0.085, 0.022), (0.1, 0.075), (0.085, 0.13), (0.05, 0.16), (0, 0.168)], material)
    handle = tube([(-0.058, 0, 0.13), (-0.082, 0, 0.19), (-0.055, 0, 0.24), (0, 0, 0.25), (0.055, 0, 0.24), (0.082, 0, 0.19), (0.058, 0, 0.13)], 0.017, material)
    return gather([body, handle], at, (0, 0, turn), scale)


def flask(material, lid, at=(0, 0, 0), scale=1.0):
    """A drinking bottle with a loop on its lid."""
    body = lathe([(0, 0), (0.034, 0), (0.037, 0.006), (0.037, 0.16), (0.033, 0.178), (0.024, 0.19), (0.024, 0.2)], material)
    cap = lathe([(0.0275, 0.195), (0.0285, 0.2), (0.0285, 0.225), (0.025, 0.23), (0, 0.23)], lid, steps=3)
    loop = tube([(-0.018, 0, 0.228), (-0.02, 0, 0.25), (0, 0, 0.262), (0.02, 0, 0.25), (0.018, 0, 0.228)], 0.005, lid)
    return gather([body, cap, loop], at, scale=scale)


def dumbbell(material, at=(0, 0, 0), turn=0, length=0.19):
    bar = tube([(-length / 2, 0, 0.04), (length / 2, 0, 0.04)], 0.013, iron("#8b8781"), steps=0)
    ends = [lathe([(0, -0.03), (0.034, -0.03), (0.04, -0.02), (0.04, 0.02), (0.034, 0.03), (0, 0.03)], material, (side * (length / 2 - 0.01), 0, 0.04), segments=6, steps=0, turn=(0, 90, 0), is_smooth=False) for side in (-1, 1)]
    return gather([bar, *ends], at, (0, 0, turn))


def scissors(at=(0, 0, 0), turn=0, material=None):
    """Lie a little open; the points lead along x."""
    material, parts = material or iron(), []
    for side in (-1, 1):
        blade = [(-0.004, side * 0.005, 0), (0.11, 0, 0), (-0.004, side * -0.007, 0)]
        sheet = add_mesh("blade", blade, [(0, 1, 2)], iron("#b9b6b0"), is_smooth=False)
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.0025
        ring = tube([(-0.075 + 0.026 * math.cos(a), side * -0.022 + 0.017 * math.sin(a), 0.002) for a in (math.tau * i / 32 for i in range(32))], 0.0045, material, is_closed=True, steps=0)
        arm = tube([(0, 0, 0.002), (-0.03, side * -0.008, 0.002), (-0.052, side * -0.018, 0.002)], 0.0045, material)
        parts.append(gather([sheet, ring, arm], (0, 0, 0.0025 + 0.0025 * side), (0, 0, side * 8)))
    return gather(parts, at, (0, 0, turn))


def yarn(material, at=(0, 0, 0), radius=0.05, seed=0, needles=None):
    """A ball of it, wound this way and that; two needles stick in it."""
    chance, thick = random.Random(seed), radius * 0.06
    parts = [ball(material, (0, 0, radius), (radius * 0.93,) * 3, lump=0)]
    for group, tilt in enumerate(((70, 20), (25, -40), (115, 60), (60, 100), (95, -30))):
        for row in range(-5, 6):
            off, reach = row * thick * 2.1, radius * (0.94 + 0.025 * group)
            around = math.sqrt(reach**2 - off**2)
            line = [(around * math.cos(a), around * math.sin(a), off) for a in (math.tau * i / 48 for i in range(48))]
            strand = tube(line, thick, material, is_closed=True, steps=0)
            parts.append(place(strand, (0, 0, radius), (tilt[0] + chance.uniform(-4, 4), chance.uniform(-4, 4), tilt[1])))
    for lean, turn in ((48, 30), (40, 62)) if needles else ():
        stick = [tube([(0, 0, -0.02), (0, 0, 0.2)], 0.003, needles, taper=0.0035, steps=0), ball(needles, (0, 0, 0.203), (0.008, 0.008, 0.008), lump=0)]
        parts.append(gather(stick, (0, 0, radius), (0, lean, turn)))
    return gather(parts, at)
