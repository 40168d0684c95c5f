"""Plants in pots: a tree, one that trails, blades that stand, and the pots."""
import math
import random

import bpy
from mathutils import Vector

from materials.house import bark, leaf, terracotta
from mesh import add_mesh, gather, lathe, smooth_path, tube
from objects.greenery import copy_of, leaf_blade, point_along


def flower_pot(material=None, radius=0.09, height=0.16, style="rim"):
    """Its soil lies just below the rim."""
    r, h = radius, height
    profiles = {
        "rim": [(0, 0), (r * 0.68, 0), (r * 0.7, 0.004), (r * 0.92, h * 0.74), (r, h * 0.76), (r * 1.02, h * 0.98), (r * 0.98, h), (r * 0.9, h * 0.98), (r * 0.86, h * 0.8)],
        "round": [(0, 0), (r * 0.55, 0), (r * 0.82, h * 0.16), (r, h * 0.5), (r * 0.92, h * 0.86), (r * 0.8, h), (r * 0.74, h * 0.98), (r * 0.8, h * 0.82)],
        "straight": [(0, 0), (r * 0.9, 0), (r * 0.96, 0.008), (r, h * 0.5), (r, h * 0.98), (r * 0.97, h), (r * 0.92, h * 0.98), (r * 0.9, h * 0.8)],
    }
    body = lathe(profiles[style], material or terracotta(), steps=4)
    soil = lathe([(0, h * 0.88), (r * 0.9 if style != "round" else r * 0.84, h * 0.87)], bark("#3a2c21", "#2c2018"), steps=0)
    return gather([body, soil])


def trailing(pot, at=(0, 0, 0), top=0.14, fall=0.6, strands=9, seed=1, blade=(0.07, 0.055), material=None, spread=0.13, front=0.6):
    """Heart-shaped leaves on strands that hang over the rim, most of them to the front."""
    chance = random.Random(seed)
    material = material or leaf("#557a45", "#7f9a58")
    blades = [leaf_blade(material, *blade, chance.uniform(0.2, 0.6), seed + i) for i in range(4)]
    parts = [pot]
    for strand in range(strands):
        angle = -math.pi / 2 + (strand - (strands - 1) / 2) * math.tau / strands * front + chance.uniform(-0.2, 0.2)
        out = Vector((math.cos(angle), math.sin(angle), 0)) * spread * chance.uniform(0.85, 1.2)
        long = fall * chance.uniform(0.35, 1.0)
        drift = Vector((chance.uniform(-0.06, 0.06), chance.uniform(-0.02, 0.03), 0))
        points = [Vector((0, 0, top - 0.02)), out * 0.55 + Vector((0, 0, top + 0.045)), out + Vector((0, 0, top - 0.03)), out * 1.08 + drift * 0.5 + Vector((0, 0, top - long * 0.5)), out * 1.05 + drift + Vector((0, 0, top - long))]
        parts.append(tube(points, 0.0024, material, taper=0.0012))
        path = smooth_path(points, 10)
        for number in range(5 + int(long / 0.042)):
            spot = path[min(len(path) - 1, int(len(path) * (0.12 + 0.88 * (number + chance.random()) / (5 + long / 0.042))))]
            turn = angle + (-1) ** number * chance.uniform(0.3, 1.3)
            direction = Vector((math.cos(turn), math.sin(turn), chance.uniform(-0.9, -0.1)))
            parts.append(copy_of(chance.choice(blades), point_along(direction, chance.uniform(-0.5, 0.5), chance.uniform(0.6, 1.15), spot)))
    for number in range(strands):
        turn = number * 2.4
        direction = Vector((math.cos(turn), math.sin(turn), chance.uniform(0.1, 0.9)))
        parts.append(copy_of(chance.choice(blades), point_along(direction, 0, chance.uniform(0.8, 1.2), Vector((0, 0, top + 0.02)) + direction * 0.03)))
    for thing in blades:
        bpy.data.objects.remove(thing)
    return gather(parts, at)


def sword_plant(pot, at=(0, 0, 0), soil=0.14, height=0.5, blades=11, seed=1, colours=("#4e6b4a", "#a9b27a")):
    """Stiff blades that stand, each with a paler edge."""
    chance = random.Random(seed)
    green, pale = leaf(colours[0], "#6d8560"), leaf(colours[1], "#98a56c")
    parts = [pot]
    for number in range(blades):
        angle = number * 2.4
        long, wide = height * chance.uniform(0.55, 1.0), 0.028 * chance.uniform(0.8, 1.15)
        root = Vector((math.cos(angle), math.sin(angle), 0)) * 0.035 * math.sqrt(number / blades) + Vector((0, 0, soil))
        lean = Vector((math.cos(angle), math.sin(angle), 0)) * chance.uniform(0.03, 0.2) * long
        facing = angle + chance.uniform(-0.8, 0.8)
        across = Vector((math.sin(facing), -math.cos(facing), 0))
        for material, share, back in ((green, 0.72, 0.0), (pale, 1.0, 0.0016)):
            vertices, steps = [], 14
            for i in range(steps + 1):
                t = i / steps
                half = wide * share * min(1, 0.55 + t) * (1 - max(0, (t - 0.55) / 0.45) ** 1.6) + 0.0003
                spot = root + lean * t**1.6 + Vector((0, 0, long * t))
                turned = across * math.cos(t * 0.5) + across.cross(Vector((0, 0, 1))) * math.sin(t * 0.5)
                dip = across.cross(Vector((0, 0, 1))) * (0.006 - back)
                vertices += [spot - turned * half, spot + dip, spot + turned * half]
            faces = [(i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3) for i in range(steps) for j in (0, 1)]
            parts.append(add_mesh("blade", vertices, faces, material))
    return gather(parts, at)


def small_tree(pot, at=(0, 0, 0), soil=0.24, height=1.5, crown=0.42, leaves=90, seed=1, blade=(0.2, 0.12), material=None, trunk=None, bare=0.4):
    """A fig: a trunk that wanders, branches in its upper part, broad leaves that face the light."""
    chance = random.Random(seed)
    material, trunk = material or leaf("#3f5c36", "#5f7d48"), trunk or bark()
    blades = [leaf_blade(material, *blade, chance.uniform(0.15, 0.55), seed + i) for i in range(5)]
    wander = lambda size: chance.uniform(-size, size)
    stem = [Vector((0, 0, soil - 0.03))] + [Vector((wander(0.05) * (t + 0.3), wander(0.05) * (t + 0.3), soil + height * t)) for t in (0.3, 0.55, 0.8, 0.96)]
    lines = [stem]
    for twig in range(6):
        start = smooth_path(stem, 8)[int(32 * (bare + (0.9 - bare) * twig / 6))]
        angle, reach = twig * 2.4 + wander(0.4), crown * chance.uniform(0.6, 0.95)
        tip = start + Vector((math.cos(angle) * reach, math.sin(angle) * reach, reach * chance.uniform(0.5, 0.9)))
        lines.append([start, (start + tip) / 2 + Vector((0, 0, -0.02)), tip])
    parts = [pot, *(tube(line, 0.013 if line is stem else 0.006, trunk, taper=0.004 if line is stem else 0.003) for line in lines)]
    for number in range(leaves):
        path = smooth_path(lines[number % len(lines)], 10)
        low = bare + 0.12 if number % len(lines) == 0 else 0.25
        spot = path[int((len(path) - 1) * chance.uniform(low, 1.0))]
        angle = number * 2.4
        direction = Vector((math.cos(angle), math.sin(angle) - 0.25, chance.uniform(-0.35, 0.75)))
        parts.append(copy_of(chance.choice(blades), point_along(direction, wander(0.5), chance.uniform(0.65, 1.15), spot)))
    for thing in blades:
        bpy.data.objects.remove(thing)
    return gather(parts, at)
