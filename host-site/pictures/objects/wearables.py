"""What hangs in a wardrobe: clothes on hangers, folded ones, scarves."""
import math
import random

from mathutils import Vector, noise

from materials.house import brass, wood
from mesh import add_mesh, box, gather, lathe, ribbon_path, smooth_path, tube
from simulate import settle


def loft(rows, material, folds=0, seed=0, segments=200, power=1.0, is_sharp=False, twist=0.0, hangs_from=None):
    """
    Walls round a middle: rows of (height, half the width, half the depth, depth of the folds). A `power` below 1 makes
    its corners fuller; sharp folds are pressed pleats. Below the height of `hangs_from` it is cloth that falls.
    """
    chance = random.Random(seed)
    phase, sway = chance.uniform(0, 6), chance.uniform(0.6, 1.4)
    path = smooth_path(rows, 10)
    vertices = []
    for z, wide, deep, fold in path:
        for step in range(segments):
            angle = math.tau * step / segments
            c, s = math.cos(angle), math.sin(angle)
            x, y = (math.copysign(abs(v) ** power, v) for v in (c, s))
            out = Vector((c / max(wide, 0.001), s / max(deep, 0.001))).normalized()
            if is_sharp:
                wave = 2 * abs(2 * ((folds * step / segments + z * twist) % 1) - 1) - 1
            else:
                wave = math.sin(folds * angle + phase + sway * math.sin(2 * angle + phase) + twist * z) + 0.35 * math.sin((folds + 3) * angle + 2 * phase - 3 * z)
            vertices.append((x * wide + out.x * wave * fold * 0.6, y * deep + out.y * wave * fold, z))
    faces = [
        (i * segments + j, i * segments + (j + 1) % segments, (i + 1) * segments + (j + 1) % segments, (i + 1) * segments + j)
        for i in range(len(path) - 1)
        for j in range(segments)
    ]
    if hangs_from is None:
        return add_mesh("loft", vertices, faces, material)
    held = [k for k, spot in enumerate(vertices) if spot[2] > hangs_from]
    drawn = lambda a, b: 0.008 * math.sin(a * 12.9898)
    spots = settle(vertices, faces, 46, 6, gravity=0.0016, pinned=held, shrink=drawn, bending=0.04, give=0.7, drag=0.1)
    thing = add_mesh("loft", spots, faces, material)
    thing.modifiers.new("smooth", "SUBSURF").render_levels = 1
    return thing


def limb(points, radii, material, flat=0.75, seed=0, wrinkle=0.004):
    """A sleeve or an arm: round walls along a path in the x-z plane, `radii` as (share of the way, radius)."""
    line, around, vertices = smooth_path(points, 14), 40, []
    for index, spot in enumerate(line):
        along = index / (len(line) - 1)
        low = max((pair for pair in radii if pair[0] <= along), key=lambda pair: pair[0])
        high = min((pair for pair in radii if pair[0] >= along), key=lambda pair: pair[0])
        wide = low[1] if high[0] == low[0] else low[1] + (high[1] - low[1]) * (along - low[0]) / (high[0] - low[0])
        ahead = (line[min(index + 1, len(line) - 1)] - line[max(index - 1, 0)]).normalized()
        across = Vector((-ahead.z, 0, ahead.x)).normalized()
        for step in range(around):
            angle = math.tau * step / around
            lump = wrinkle * noise.noise(Vector((math.cos(angle) * 1.5 + seed, along * 9, math.sin(angle) * 1.5)))
            vertices.append(spot + across * math.cos(angle) * (wide + lump) + Vector((0, math.sin(angle) * (wide + lump) * flat, 0)))
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for i in range(len(line) - 1) for j in range(around)]
    return add_mesh("limb", vertices, faces, material)


def hanger(at=(0, 0, 0), width=0.42, material=None, turn=0):
    """`at` is the top of its hook's bend; the bar is 0.13 below."""
    material = material or wood("#b98a58", "#94683d")
    half = width / 2
    bar = tube([(-half, 0, -0.185), (-half * 0.55, 0, -0.148), (0, 0, -0.12), (half * 0.55, 0, -0.148), (half, 0, -0.185)], 0.0115, material)
    hook = tube([(0, 0, -0.12), (0, 0, -0.055), (0.012, 0, -0.043), (0.02, 0, -0.024), (0.012, 0, -0.006), (-0.004, 0, -0.003), (-0.018, 0, -0.014)], 0.0022, brass())
    return gather([bar, hook], at, (0, 0, turn))


def slip_dress(material, at=(0, 0, 0), length=0.95, hem=0.27, folds=9, seed=1, turn=0, waist=0.125, belt=None):
    """Hangs by thin straps from a hanger at `at`."""
    top = -0.3
    rows = [(top, 0.128, 0.05, 0.001), (top - 0.03, 0.14, 0.055, 0.001), (top - 0.17, waist, 0.05, 0.002), (top - 0.2, waist, 0.05, 0.004), (top - 0.32, 0.15, 0.065, 0.016), (top - 0.6 * length, hem * 0.72, 0.095, 0.036), (top - length, hem * 0.84, 0.12, 0.05)]
    parts = [loft(rows, material, folds, seed, segments=130, hangs_from=top - 0.19)]
    for side in (-1, 1):
        for y in (-0.035, 0.035):
            parts.append(tube([(side * 0.105, 0, -0.138), (side * 0.104, y * 0.9, -0.16), (side * 0.1, y * 1.25, top + 0.002)], 0.0038, material))
    if belt:
        parts.append(loft([(top - 0.168, waist + 0.002, 0.053, 0), (top - 0.2, waist + 0.003, 0.053, 0)], belt, 3, seed))
    return gather([*parts, hanger(width=0.36)], at, (0, 0, turn))


def pleated_skirt(material, at=(0, 0, 0), length=0.62, hem=0.3, pleats=34, band=None, turn=0, waist=0.165):
    """`at` is the middle of its waist's upper edge; two clips hold it below a bar."""
    rows = [(-0.035, waist, 0.04, 0.004), (-0.12, waist * 1.12, 0.05, 0.007), (-length * 0.55, (waist + hem) / 2, 0.07, 0.012), (-length, hem, 0.09, 0.016)]
    parts = [loft(rows, material, pleats, 2, pleats * 16, is_sharp=True)]
    parts.append(loft([(0, waist - 0.002, 0.038, 0), (-0.004, waist + 0.004, 0.043, 0), (-0.036, waist + 0.006, 0.045, 0)], band or material, 2, 1))
    for side in (-1, 1):
        parts.append(box((0.03, 0.1, 0.045), (side * waist * 0.72, 0, -0.02), brass(), bevel=0.004))
        parts.append(tube([(side * waist * 0.72, 0, 0.02), (side * waist * 0.72, 0, 0.07)], 0.003, brass(), steps=0))
    parts.append(tube([(-waist * 1.05, 0, 0.07), (waist * 1.05, 0, 0.07)], 0.005, brass(), steps=0))
    parts.append(tube([(0, 0, 0.07), (0, 0, 0.12), (0.014, 0, 0.15), (0.006, 0, 0.172), (-0.012, 0, 0.168)], 0.0026, brass()))
    return gather(parts, at, (0, 0, turn))


def coat(material, at=(0, 0, 0), length=0.95, buttons=None, turn=0, seed=3, collar=None):
    """On a hanger at `at`: shoulders 0.15 below, sleeves that hang, lapels, two rows of buttons."""
    collar = collar or material
    top = -0.105
    rows = [(top, 0.062, 0.05, 0), (top - 0.02, 0.085, 0.056, 0), (top - 0.045, 0.15, 0.064, 0), (top - 0.075, 0.2, 0.074, 0), (top - 0.11, 0.218, 0.08, 0.001), (top - 0.3, 0.2, 0.085, 0.003), (top - 0.48, 0.195, 0.085, 0.006), (top - length * 0.8, 0.235, 0.1, 0.012), (top - length, 0.25, 0.105, 0.016)]
    parts = [loft(rows, material, 7, seed, power=0.9)]
    for side in (-1, 1):
        arm = [(side * 0.165, 0, top - 0.115), (side * 0.205, -0.002, top - 0.2), (side * 0.236, -0.012, top - 0.38), (side * 0.248, -0.03, top - 0.64)]
        parts.append(limb(arm, [(0, 0.035), (0.06, 0.056), (0.2, 0.064), (0.6, 0.056), (1, 0.056)], material, 0.85, seed + side, 0.012))
        lapel = [(side * 0.062, -0.058, top + 0.02), (side * 0.105, -0.07, top - 0.06), (side * 0.135, -0.086, top - 0.13), (side * 0.09, -0.092, top - 0.155), (side * 0.02, -0.092, top - 0.32), (side * 0.012, -0.09, top - 0.3), (side * 0.03, -0.07, top - 0.1)]
        sheet = add_mesh("lapel", lapel, [tuple(range(7))], collar, is_smooth=False)
        sheet.modifiers.new("thickness", "SOLIDIFY").thickness = 0.009
        sheet.modifiers.new("bevel", "BEVEL").width = 0.003
        parts.append(sheet)
        parts.append(box((0.13, 0.014, 0.05), (side * 0.125, -0.094, top - 0.56), material, bevel=0.006, turn=(0, side * 4, 0)))
    parts.append(lathe([(0.074, top - 0.035), (0.08, top - 0.01), (0.066, top + 0.018), (0.058, top + 0.012), (0.056, top - 0.02)], collar, segments=64))
    front = [(-0.086, top - 0.31), (-0.089, top - 0.48), (-0.103, top - length * 0.8), (-0.108, top - length)]
    edge = ribbon_path([(y - 0.008, z) for y, z in front], 0.1, 0.006, material)
    edge.location.x = 0.025
    parts.append(edge)
    for row in range(3):
        for side in (-1, 1):
            parts.append(lathe([(0, 0), (0.013, 0), (0.014, 0.004), (0.011, 0.007), (0, 0.005)], buttons or brass(), (0.015 + side * 0.045, -0.1 - 0.003 * row, top - 0.37 - 0.11 * row), segments=32, turn=(90, 0, 0)))
    return gather([*parts, hanger(width=0.36)], at, (0, 0, turn))


def folded(material, at=(0, 0, 0), size=(0.32, 0.26), layers=2, thick=0.014, turn=0, seed=0):
    """Cloth laid to and fro, its folds towards the camera; `layers` of them. Returns the height that it adds."""
    chance = random.Random(seed)
    x, y = size
    gap = thick * 1.25
    points = []
    for layer in range(layers * 2):
        z = thick * 0.6 + layer * gap
        front, back = -y / 2 + chance.uniform(0, 0.006), y / 2 - chance.uniform(0, 0.01)
        ends = [(back, z), (0, z + chance.uniform(-0.001, 0.002)), (front + gap / 2, z)] if layer % 2 == 0 else [(front + gap / 2, z), (0, z + chance.uniform(-0.001, 0.002)), (back, z)]
        points += ends
        if layer % 2 == 0:
            points.append((front - gap * 0.2, z + gap / 2))
    sheet = ribbon_path(points, x, thick, material, lambda across, along: 0.0016 * math.sin(7 * across + 5 * along + seed))
    sheet.modifiers.new("bevel", "BEVEL").width = thick * 0.35
    sheet.modifiers["bevel"].segments = 3
    gather([sheet], at, (0, 0, turn))
    return layers * 2 * gap + thick * 0.2


def scarf(material, at, length=0.6, width=0.14, turn=0, seed=0):
    """Hangs over a hook: two ends, one before the other."""
    parts = []
    for side, share in ((-1, 1.0), (1, 0.8)):
        fall = length * share
        line = [(0.0, 0.03), (-0.04, -0.01), (-0.055, -fall * 0.4), (-0.05, -fall)]
        fold = lambda across, along: 0.011 * math.sin(16 * across + seed + side) * (0.4 + 0.6 * along)
        strip = ribbon_path(line, width * (0.75 + 0.1 * side), 0.006, material, fold)
        strip.location = (side * width * 0.26, -0.01 * side, 0)
        strip.rotation_euler = (0, math.radians(-side * 5), 0)
        parts.append(strip)
    return gather(parts, at, (0, 0, turn))
