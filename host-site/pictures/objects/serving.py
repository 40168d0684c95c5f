"""What a table is laid with, and what is wheeled up to it."""
import math
import random

from materials.house import brass, iron, linen, wood
from materials.kitchen import clear, lemon_peel
from materials.surface import glow, surface
from mesh import add_mesh, box, gather, lathe, ribbon_path, smooth_path, tube
from objects.kitchen import folded_cloth
from objects.vessels import orb, plate


def fork(material, at=(0, 0, 0), turn=0):
    """Cutlery points along y."""
    bar = tube([(0, -0.1, 0.002), (0, -0.02, 0.004), (0, 0.03, 0.002)], 0.0042, material, taper=0.0028)
    root = lathe([(0, 0), (0.011, 0), (0.0115, 0.002), (0, 0.003)], material, (0, 0.042, 0.002), segments=24, steps=0)
    root.scale = (1, 1.3, 1)
    tines = [tube([(x, 0.045, 0.004), (x, 0.075, 0.004), (x * 0.95, 0.1, 0.0075)], 0.0016, material, taper=0.001) for x in (-0.009, -0.003, 0.003, 0.009)]
    return gather([bar, root, *tines], at, (0, 0, turn))


def knife(material, at=(0, 0, 0), turn=0):
    bar = tube([(0, -0.105, 0.003), (0, -0.03, 0.004), (0, 0.01, 0.003)], 0.0048, material, taper=0.0034)
    blade = lathe([(0, 0), (0.0085, 0), (0.0085, 0.0015), (0, 0.002)], material, (0.002, 0.055, 0.002), segments=48, steps=0)
    blade.scale = (1, 6.4, 1)
    return gather([bar, blade], at, (0, 0, turn))


def spoon(material, at=(0, 0, 0), turn=0):
    bar = tube([(0, -0.1, 0.002), (0, -0.02, 0.004), (0, 0.045, 0.003)], 0.0042, material, taper=0.0028)
    head = lathe([(0, 0), (0.01, 0.001), (0.018, 0.004), (0.0195, 0.007), (0.0175, 0.006), (0, 0.003)], material, (0, 0.068, 0.001), segments=48)
    head.scale = (1, 1.5, 1)
    return gather([bar, head], at, (0, 0, turn))


def napkin(colour, at=(0, 0, 0), turn=0, size=(0.09, 0.2), ring=None):
    """Folded long, drawn through a ring."""
    if not ring:
        return folded_cloth(colour, at, size, turn, 2)
    pinch = lambda share, along: 0.006 * math.sin(share * 19) * (0.4 + abs(2 * along - 1))
    parts = [ribbon_path([(-size[1] / 2, 0.006), (-size[1] / 4, 0.016), (0, 0.02), (size[1] / 4, 0.016), (size[1] / 2, 0.006)], size[0], 0.005, linen(colour), pinch)]
    parts.append(tube([(0.034 * math.cos(a), 0, 0.02 + 0.018 * math.sin(a)) for a in (math.tau * i / 32 for i in range(32))], 0.0035, ring, is_closed=True, steps=0))
    return gather(parts, at, (0, 0, turn))


def place_setting(at=(0, 0, 0), turn=0, dishes=(), cutlery=None, spacing=0.185):
    """`dishes` are (material, radius), the widest first; forks to the left, knife and spoon to the right."""
    metal, parts, z = cutlery or brass(), [], 0.0
    for material, radius in dishes:
        parts.append(plate(material, (0, 0, z), radius))
        z += 0.0085
    parts += [fork(metal, (-spacing, -0.01, 0)), knife(metal, (spacing, -0.01, 0)), spoon(metal, (spacing + 0.035, -0.012, 0))]
    return gather(parts, at, (0, 0, turn))


def wine_glass(at=(0, 0, 0), scale=1.0, wine=None, tint="#f7faf7"):
    """Thin, so that it takes little time; `wine` is a material."""
    parts = [lathe([(0.036, 0), (0.02, 0.003), (0.006, 0.006), (0.004, 0.03), (0.004, 0.085), (0.012, 0.095), (0.034, 0.118), (0.042, 0.15), (0.036, 0.205)], clear(tint))]
    if wine:
        parts.append(lathe([(0, 0.097), (0.011, 0.098), (0.033, 0.12), (0.0385, 0.14), (0.0395, 0.15), (0, 0.15)], wine, steps=4))
    return gather(parts, at, scale=scale)


def tumbler(at=(0, 0, 0), scale=1.0, tint="#f7faf7", drink=None):
    parts = [lathe([(0, 0.003), (0.03, 0.003), (0.033, 0), (0.035, 0.004), (0.038, 0.09)], clear(tint), steps=4)]
    if drink:
        parts.append(lathe([(0, 0.007), (0.031, 0.007), (0.0355, 0.062), (0, 0.062)], drink, steps=2))
    return gather(parts, at, scale=scale)


def pitcher(at=(0, 0, 0), drink=None, turn=0, scale=1.0, tint="#f7faf7"):
    spout = lambda angle, z: 0.016 * max(0, math.cos(angle)) ** 10 * max(0, (z - 0.19) / 0.04)
    parts = [lathe([(0, 0.002), (0.05, 0.002), (0.066, 0.02), (0.07, 0.09), (0.052, 0.17), (0.05, 0.2), (0.056, 0.23)], clear(tint), ripple=spout)]
    parts.append(tube([(-0.052, 0, 0.2), (-0.1, 0, 0.2), (-0.112, 0, 0.13), (-0.07, 0, 0.07)], 0.0065, clear(tint)))
    if drink:
        parts.append(lathe([(0, 0.006), (0.047, 0.007), (0.0625, 0.024), (0.066, 0.09), (0.052, 0.15), (0, 0.151)], drink, steps=4))
    return gather(parts, at, (0, 0, turn), scale)


def lemon_slice(at=(0, 0, 0), turn=(0, 0, 0), radius=0.026):
    """A round slice that lies flat: peel, pith, and flesh in segments."""
    parts = [lathe([(radius * 0.93, 0), (radius, 0.001), (radius, 0.005), (radius * 0.93, 0.006), (radius * 0.93, 0)], lemon_peel(), segments=48, steps=0)]
    parts.append(lathe([(0, 0.0005), (radius * 0.94, 0.0005), (radius * 0.94, 0.0055), (0, 0.0055)], linen("#f6efcf"), segments=48, steps=0))
    flesh = surface("flesh", "#ecd66a", 0.25, 0.5, bump=0.5, grain=(300, 300, 300))
    for index in range(8):
        start, end = math.tau * index / 8 + 0.07, math.tau * (index + 1) / 8 - 0.07
        middle = (start + end) / 2
        rim = [(radius * 0.85 * math.cos(start + (end - start) * k / 6), radius * 0.85 * math.sin(start + (end - start) * k / 6)) for k in range(7)]
        points = [(radius * 0.12 * math.cos(middle), radius * 0.12 * math.sin(middle)), *rim]
        parts += [add_mesh("segment", [(x, y, z) for x, y in points], [tuple(range(len(points)))], flesh, is_smooth=False) for z in (0.0059, 0.0001)]
    return gather(parts, at, turn)


def ice_cubes(spots, size=0.02, seed=0):
    chance = random.Random(seed)
    return [box((size, size, size), spot, clear("#f2f6f6"), 0.003, [chance.uniform(-40, 40) for _ in range(3)]) for spot in spots]


def bar_cart(at=(0, 0, 0), width=0.8, depth=0.42, height=0.82, turn=0, metal=None, board=None):
    """Boards at 0.24 and at its height less 0.06."""
    metal, board = metal or brass(), board or wood("#5e3f28", "#412817")
    parts, x, y = [], width / 2, depth / 2
    for z in (0.24, height - 0.06):
        parts.append(box((width - 0.03, depth - 0.03, 0.018), (0, 0, z - 0.018), board, bevel=0.004))
        parts += [tube([(-x, side * y, z - 0.009), (x, side * y, z - 0.009)], 0.008, metal, steps=0) for side in (-1, 1)]
        parts += [tube([(side * x, -y, z - 0.009), (side * x, y, z - 0.009)], 0.008, metal, steps=0) for side in (-1, 1)]
        parts.append(tube([(-x, y, z + 0.05), (x, y, z + 0.05)], 0.005, metal, steps=0))
        parts += [tube([(side * x, -y, z + 0.05), (side * x, y, z + 0.05)], 0.005, metal, steps=0) for side in (-1, 1)]
    for i in (-1, 1):
        for j in (-1, 1):
            parts.append(tube([(i * x, j * y, 0.07), (i * x, j * y, height)], 0.011, metal, steps=0))
            parts.append(lathe([(0, -0.012), (0.03, -0.012), (0.035, -0.008), (0.035, 0.008), (0.03, 0.012), (0, 0.012)], board, (i * x, j * y, 0.035), segments=40, steps=2, turn=(90, 0, 0)))
    parts.append(tube([(x, -y, height - 0.04), (x + 0.08, -y, height), (x + 0.08, y, height), (x, y, height - 0.04)], 0.009, metal, steps=0))
    return gather(parts, at, (0, 0, turn))


def bench(at=(0, 0, 0), width=1.2, depth=0.34, height=0.46, material=None, turn=0):
    material = material or wood("#a97c50", "#835a36")
    upright = wood("#a97c50", "#835a36", along=2)
    parts = [box((width, depth, 0.04), (0, 0, height - 0.04), material, bevel=0.01)]
    parts += [box((0.05, depth - 0.05, height - 0.04), (side * (width / 2 - 0.14), 0, 0), upright, bevel=0.008) for side in (-1, 1)]
    parts.append(box((width - 0.3, 0.03, 0.07), (0, 0, height - 0.12), material, bevel=0.004))
    return gather(parts, at, (0, 0, turn))


def string_of_lights(points, at=(0, 0, 0), count=12):
    """Small bulbs on a cord."""

    line = smooth_path(points, 24)
    bulb = glow("bulb", "#ffcf8a", 9)
    parts = [tube(line, 0.003, iron(), steps=0)]
    for number in range(count):
        spot = line[int((number + 0.5) * len(line) / count)]
        parts.append(orb(bulb, (spot.x, spot.y, spot.z - 0.055), 0.021))
    return gather(parts, at)
