"""Branches, leaves, garlands. Chance comes in as a seed, so that no two are alike and each stays as it is."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from materials.house import bark, leaf
from materials.surface import surface
from mesh import add_mesh, gather, smooth_path, tube


def leaf_blade(material, length, width, bend, seed):
    """A pointed blade along x that is folded at its rib and bends down."""
    chance = random.Random(seed)
    vertices, steps = [], 9
    for i in range(steps + 1):
        t = i / steps
        wide = width / 2 * math.sin(math.pi * t**0.8) ** 0.85 if 0 < i < steps else 0
        drop = -bend * t * t * length
        twist = chance.uniform(-0.12, 0.12) * width
        vertices += [(length * t, -wide, drop + wide * 0.35 + twist), (length * t, 0, drop), (length * t, wide, drop + wide * 0.35 - twist)]
    faces = [(i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3) for i in range(steps) for j in (0, 1)]
    return add_mesh("leaf", vertices, faces, material)


def copy_of(thing, matrix):
    """Another of the same mesh, which costs no memory."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    twin.matrix_local = matrix
    bpy.context.scene.collection.objects.link(twin)
    return twin


def point_along(direction, roll, scale, at):
    """A matrix that lays the x axis along `direction`."""
    turn = Vector(direction).normalized().to_track_quat("X", "Z").to_matrix().to_4x4()
    return Matrix.Translation(at) @ turn @ Matrix.Rotation(roll, 4, "X") @ Matrix.Scale(scale, 4)


def branch(at=(0, 0, 0), height=0.6, lean=(0.2, 0.05), leaves=26, blade=(0.07, 0.016), seed=1, material=None, stem=None, twigs=4, radius=0.0035, bend=0.3):
    """A stem with twigs and leaves that starts at `at`; olive, eucalyptus and bare wood differ by their blades."""
    chance = random.Random(seed)
    material, stem = material or leaf(), stem or bark()
    sprigs = [leaf_blade(material, blade[0], blade[1], bend * chance.uniform(0.5, 1.6), seed * 7 + i) for i in range(4)] if leaves else []
    wander = lambda size: chance.uniform(-size, size)
    trunk = [Vector((lean[0] * height * t**1.5 + wander(0.02), lean[1] * height * t**1.5 + wander(0.02), height * t)) for t in (0, 0.25, 0.5, 0.75, 1)]
    trunk[0] = Vector((0, 0, 0))
    lines = [(trunk, radius)]
    for twig in range(twigs):
        start = smooth_path(trunk, 6)[int(6 + twig * 16 / max(1, twigs))]
        angle = twig * 2.4 + wander(0.5)
        reach = height * chance.uniform(0.25, 0.42)
        tip = start + Vector((math.cos(angle) * reach * 0.6 + lean[0] * reach, math.sin(angle) * reach * 0.5, reach * chance.uniform(0.5, 0.95)))
        lines.append(([start, (start + tip) / 2 + Vector((wander(0.02), wander(0.02), wander(0.015))), tip], radius * 0.6))
    parts = [tube(points, thick, stem, taper=thick * 0.3) for points, thick in lines]
    for number in range(leaves):
        points = smooth_path(lines[number % len(lines)][0], 10)
        index = int(len(points) * chance.uniform(0.3 if number % len(lines) == 0 else 0.15, 0.99))
        ahead = points[min(index + 1, len(points) - 1)] - points[index - 1]
        side = Vector((math.cos(number * 2.4), math.sin(number * 2.4), chance.uniform(0.1, 0.9)))
        parts.append(copy_of(chance.choice(sprigs), point_along(ahead.normalized() * 0.8 + side, wander(1.2), chance.uniform(0.6, 1.2), points[index])))
    for sprig in sprigs:
        bpy.data.objects.remove(sprig)
    return gather(parts, at)


def needle_twig(material, stem, length=0.13, needles=90, needle=0.024, seed=0, is_flat=False):
    """A tip of fir, or of cedar where it is flat."""
    chance = random.Random(seed)
    vertices, faces = [], []
    for number in range(needles):
        t = number / needles
        root = Vector((length * t, 0, -0.12 * length * t * t))
        angle = chance.uniform(-0.5, 0.5) + math.pi * (number % 2) if is_flat else number * 2.4 + chance.uniform(-0.3, 0.3)
        out = Vector((chance.uniform(0.6, 1.1), math.cos(angle), math.sin(angle) * (0.25 if is_flat else 0.8) + 0.1)).normalized()
        reach = needle * (1.15 - 0.65 * t) * chance.uniform(0.75, 1.2)
        across = out.cross(Vector((0.3, 0.2, 1))).normalized() * 0.0012
        start = len(vertices)
        vertices += [root - across, root + across, root + out * reach * 0.6 + across * 0.9, root + out * reach, root + out * reach * 0.6 - across * 0.9]
        faces.append(tuple(range(start, start + 5)))
    return add_mesh("twig", vertices, faces, material)


def garland(points, thickness=0.075, density=170, seed=3, colours=("#2f4a33", "#3c5a3a", "#4d6845"), is_flat=False, hang=0.5, twig_length=0.13):
    """Twigs along a line, `density` of them to the metre."""
    chance = random.Random(seed)
    line = smooth_path(points, 24)
    twigs = [
        needle_twig(leaf(colour, colour), bark(), twig_length, 80, 0.024, seed + i, is_flat) for i, colour in enumerate(colours * 2)
    ]
    length = sum((b - a).length for a, b in zip(line, line[1:]))
    parts = [tube(line, 0.006, bark(), steps=0)]
    for number in range(int(length * density)):
        index = min(int(chance.uniform(0, len(line) - 1)), len(line) - 2)
        ahead = (line[index + 1] - line[index]).normalized()
        angle = chance.uniform(0, math.tau)
        side = Vector((0, math.cos(angle), math.sin(angle))) if abs(ahead.x) > 0.5 else Vector((math.cos(angle), math.sin(angle), 0))
        direction = ahead * chance.uniform(0.3, 1.2) * chance.choice((-1, 1)) + side * 0.7 + Vector((0, -0.15, -hang * chance.random()))
        spot = line[index] + side * thickness * 0.3 * chance.random()
        parts.append(copy_of(chance.choice(twigs), point_along(direction, chance.uniform(0, 6), chance.uniform(0.65, 1.15), spot)))
    for twig in twigs:
        bpy.data.objects.remove(twig)
    return parts


def wreath(at, radius=0.26, seed=5):
    points = [(radius * math.cos(math.tau * i / 40), 0, radius * math.sin(math.tau * i / 40)) for i in range(41)]
    return gather(garland(points, 0.08, 190, seed, hang=0.1), at)


def house_plant(pot, at=(0, 0, 0), height=0.6, leaves=16, seed=2, blade=(0.2, 0.11), material=None):
    """Broad leaves on stems that lean out of a pot 0.2 high."""
    chance = random.Random(seed)
    material = material or leaf("#3f5a37", "#56743f")
    blades = [leaf_blade(material, *blade, chance.uniform(0.25, 0.7), seed + i) for i in range(5)]
    parts = [pot]
    for number in range(leaves):
        angle, rise = number * 2.4, chance.uniform(0.35, 1.0)
        reach = height * 0.42 * chance.uniform(0.5, 1.0) * (1.15 - 0.6 * rise)
        tip = Vector((math.cos(angle) * reach, math.sin(angle) * reach, 0.18 + height * rise))
        parts.append(tube([(0, 0, 0.16), (tip.x * 0.35, tip.y * 0.35, tip.z * 0.6), tip], 0.004, material, taper=0.002))
        direction = Vector((math.cos(angle), math.sin(angle), chance.uniform(-0.1, 0.5)))
        parts.append(copy_of(chance.choice(blades), point_along(direction, chance.uniform(-0.4, 0.4), chance.uniform(0.75, 1.2), tip)))
    for thing in blades:
        bpy.data.objects.remove(thing)
    return gather(parts, at)


def tulip(at, height=0.36, lean=(0.1, 0.0), colour="#e6bfa3", seed=1):
    petal = surface("petal", colour, 0.6, 0.3, sheen=0.3)
    head = Vector((lean[0], lean[1], height))
    green = leaf("#6b8450", "#7f9860")
    parts = [tube([(0, 0, 0), (lean[0] * 0.25, lean[1] * 0.25, height * 0.6), head], 0.0032, green)]
    for i in range(6):
        blade = leaf_blade(petal, 0.058, 0.042, -0.25, seed * 9 + i)
        angle = math.tau * i / 6
        blade.matrix_local = point_along((math.cos(angle) * 0.3 + lean[0] * 0.6, math.sin(angle) * 0.3 + lean[1] * 0.6, 1), math.pi / 2 + angle, 1, head + Vector((math.cos(angle), math.sin(angle), 0)) * 0.008)
        parts.append(blade)
    for i in range(2):
        long = leaf_blade(green, height * 0.75, 0.035, 0.5, seed * 5 + i)
        angle = seed * 2.4 + i * 3
        long.matrix_local = point_along((math.cos(angle) * 0.5, math.sin(angle) * 0.5, 1), 1.5, 1, Vector((0, 0, height * 0.1)))
        parts.append(long)
    return gather(parts, at)
