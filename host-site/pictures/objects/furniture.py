"""Tables, chairs, shelves."""
import math

from materials.house import boucle, brass, wood
from mesh import box, gather, lathe, tube
from objects.upholstery import settee


def console(at=(0, 0, 0), width=1.4, depth=0.36, height=0.8, material=None, drawers=2, knob=None, legs=None):
    material = material or wood()
    upright = legs or (wood(along=2) if material.name.startswith("wood") else material)
    top = 0.035
    parts = [box((width, depth, top), (0, 0, height - top), material, bevel=0.006)]
    parts.append(box((width - 0.08, depth - 0.05, 0.15), (0, 0, height - top - 0.15), material, bevel=0.004))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(box((0.045, 0.045, height - top), (x * (width / 2 - 0.055), y * (depth / 2 - 0.045), 0), upright, bevel=0.005))
    wide = (width - 0.16) / max(1, drawers)
    for index in range(drawers):
        x = -width / 2 + 0.08 + wide * (index + 0.5)
        parts.append(box((wide - 0.012, 0.014, 0.12), (x, -depth / 2 + 0.022, height - top - 0.137), material, bevel=0.004))
        parts.append(lathe([(0, 0), (0.006, 0), (0.005, 0.012), (0.013, 0.018), (0.012, 0.026), (0, 0.028)], knob or brass(), (x, -depth / 2 + 0.016, height - top - 0.077), segments=32, turn=(90, 0, 0)))
    return gather(parts, at)


def sideboard(at=(0, 0, 0), width=1.5, depth=0.42, height=0.72, material=None, doors=3, turn=0):
    material = material or wood("#7a5636", "#5d3f26")
    parts = [box((width, depth, height - 0.16), (0, 0, 0.16), material, bevel=0.008)]
    wide = (width - 0.05) / doors
    for index in range(doors):
        x = -width / 2 + 0.025 + wide * (index + 0.5)
        parts.append(box((wide - 0.008, 0.016, height - 0.22), (x, -depth / 2 - 0.004, 0.19), material, bevel=0.004))
        parts.append(tube([(x + wide * 0.36, -depth / 2 - 0.024, height - 0.2), (x + wide * 0.36, -depth / 2 - 0.024, height - 0.32)], 0.005, brass(), steps=0))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(tube([(x * (width / 2 - 0.12), y * (depth / 2 - 0.08), 0.17), (x * (width / 2 - 0.09), y * (depth / 2 - 0.06), 0)], 0.02, material, taper=0.012, steps=0))
    return gather(parts, at, (0, 0, turn))


def round_table(at=(0, 0, 0), radius=0.24, height=0.5, top=None, foot=None):
    """One foot under a round top."""
    top, foot = top or wood(), foot or top or wood()
    board = lathe([(0, height - 0.028), (radius - 0.012, height - 0.028), (radius, height - 0.018), (radius, height - 0.006), (radius - 0.006, height), (0, height)], top, steps=3)
    stem = lathe([(0, 0), (radius * 0.62, 0), (radius * 0.62, 0.014), (radius * 0.2, 0.03), (0.026, 0.07), (0.022, height * 0.6), (0.035, height - 0.05), (radius * 0.4, height - 0.027)], foot)
    return gather([board, stem], at)


def stool(at=(0, 0, 0), radius=0.16, height=0.44, material=None):
    material = material or wood()
    parts = [lathe([(0, height - 0.035), (radius - 0.01, height - 0.035), (radius, height - 0.025), (radius, height - 0.008), (radius - 0.01, height), (0, height - 0.006)], material, steps=3)]
    for i in range(3):
        angle = math.tau * i / 3 + 0.5
        x, y = math.cos(angle), math.sin(angle)
        parts.append(tube([(x * radius * 0.55, y * radius * 0.55, height - 0.03), (x * radius * 0.95, y * radius * 0.95, 0)], 0.016, material, taper=0.011, steps=0))
    return gather(parts, at)


def armchair(cover, at=(0, 0, 0), turn=0, legs=None, seed=0, **shape):
    """0.78 wide, 0.8 deep; faces the camera at turn 0. Its seat is 0.45 high, its arms 0.58. `shape` is as for a settee."""
    legs = legs or wood("#6a4a2f", "#503521", along=2)
    return gather(settee(cover, 0.78, 0.8, 1, legs=legs, seed=seed, **{"arm": 0.12, "arm_height": 0.58, **shape}), at, (0, 0, turn))


def sofa(cover=None, at=(0, 0, 0), turn=0, width=2.0, legs=None, seats=2, seed=0, **shape):
    """0.84 deep; its seat is 0.455 high. `shape` is as for a settee."""
    legs = legs or wood("#6a4a2f", "#503521", along=2)
    return gather(settee(cover or boucle(), width, 0.84, seats, legs=legs, seed=seed, **shape), at, (0, 0, turn))


def shelf(at, width=1.0, depth=0.2, material=None):
    """A board on the wall; `at` is the middle of its upper face at the back."""
    material = material or wood()
    return box((width, depth, 0.035), (at[0], at[1] - depth / 2, at[2] - 0.035), material, bevel=0.006)
