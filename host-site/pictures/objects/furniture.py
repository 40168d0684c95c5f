"""Tables, chairs, shelves."""
import math

from materials.house import boucle, brass, wood
from mesh import box, gather, lathe, soft_box, tube


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


def armchair(cover, at=(0, 0, 0), turn=0, legs=None, seed=0):
    """0.78 wide, 0.8 deep; faces the camera at turn 0. Its seat is 0.42 high, its arms 0.58."""
    legs = legs or wood("#6a4a2f", "#503521", along=2)
    parts = [
        soft_box((0.74, 0.7, 0.2), cover, (0, 0, 0.17), 0.05, 0.008, seed=seed),
        soft_box((0.54, 0.6, 0.17), cover, (0, -0.07, 0.3), 0.065, 0.03, seed=seed + 1),
        soft_box((0.74, 0.2, 0.62), cover, (0, 0.28, 0.26), 0.085, 0.02, (-11, 0, 0), seed=seed + 2),
        soft_box((0.54, 0.17, 0.42), cover, (0, 0.15, 0.42), 0.075, 0.045, (-13, 0, 0), seed=seed + 3),
    ]
    for side in (-1, 1):
        parts.append(soft_box((0.15, 0.7, 0.42), cover, (side * 0.33, -0.01, 0.18), 0.06, 0.014, seed=seed + 4 + side))
        for y in (-0.28, 0.28):
            parts.append(tube([(side * 0.3, y, 0.19), (side * 0.325, y * 1.08, 0)], 0.022, legs, taper=0.013, steps=0))
    return gather(parts, at, (0, 0, turn))


def sofa(cover=None, at=(0, 0, 0), turn=0, width=2.0, legs=None, seats=2, seed=0):
    cover = cover or boucle()
    legs = legs or wood("#6a4a2f", "#503521", along=2)
    inner = (width - 0.36) / seats
    parts = [
        soft_box((width - 0.04, 0.84, 0.2), cover, (0, 0, 0.15), 0.05, 0.006, cells=40, seed=seed),
        soft_box((width - 0.06, 0.2, 0.6), cover, (0, 0.34, 0.24), 0.085, 0.012, (-8, 0, 0), cells=40, seed=seed + 1),
    ]
    for index in range(seats):
        x = (index - (seats - 1) / 2) * inner
        parts.append(soft_box((inner - 0.006, 0.7, 0.18), cover, (x, -0.07, 0.28), 0.065, 0.03, cells=30, seed=seed + 2 + index))
        parts.append(soft_box((inner - 0.02, 0.2, 0.42), cover, (x, 0.2, 0.42), 0.085, 0.05, (-12, 0, 0), cells=30, seed=seed + 5 + index))
    for side in (-1, 1):
        parts.append(soft_box((0.19, 0.84, 0.44), cover, (side * (width / 2 - 0.1), 0, 0.16), 0.075, 0.012, cells=30, seed=seed + 9 + side))
        for y in (-0.34, 0.34):
            parts.append(tube([(side * (width / 2 - 0.14), y, 0.17), (side * (width / 2 - 0.11), y * 1.05, 0)], 0.024, legs, taper=0.014, steps=0))
    return gather(parts, at, (0, 0, turn))


def shelf(at, width=1.0, depth=0.2, material=None):
    """A board on the wall; `at` is the middle of its upper face at the back."""
    material = material or wood()
    return box((width, depth, 0.035), (at[0], at[1] - depth / 2, at[2] - 0.035), material, bevel=0.006)
