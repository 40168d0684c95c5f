"""Lamps; each holds a bulb of its own."""
import math

from lights.rigs import add_light
from materials.house import brass, iron, shade
from mesh import box, gather, lathe, tube
from objects.vessels import pillar

warm = "#ffb871"


def lampshade(z, low, high, height, pleats=0, material=None):
    ripple = (lambda angle, _: 0.004 * math.cos(pleats * angle)) if pleats else None
    return lathe([(low, z), (high, z + height)], material or shade(), steps=6, segments=pleats * 6 if pleats else 96, ripple=ripple)


def table_lamp(base, at=(0, 0, 0), power=6.0, scale=1.0, pleats=0, profile=None, shade_material=None):
    """0.56 high; its base is turned in any material."""
    foot = lathe(
        profile or [(0, 0), (0.075, 0), (0.08, 0.012), (0.05, 0.03), (0.085, 0.09), (0.105, 0.15), (0.085, 0.22), (0.035, 0.275), (0.022, 0.3), (0, 0.3)], base
    )
    neck = tube([(0, 0, 0.29), (0, 0, 0.4)], 0.007, brass(), steps=0)
    parts = [foot, neck, lampshade(0.33, 0.165, 0.115, 0.23, pleats, shade_material)]
    if power:
        parts.append(add_light("POINT", (0, 0, 0.43), power, warm, 0.035))
    return gather(parts, at, scale=scale)


def floor_lamp(at=(0, 0, 0), power=14.0, pleats=0, metal=None, height=1.55, shade_material=None):
    metal = metal or brass()
    foot = lathe([(0, 0), (0.14, 0), (0.145, 0.012), (0.13, 0.022), (0.02, 0.03), (0, 0.03)], metal, steps=4)
    rod = tube([(0, 0, 0.02), (0, 0, height - 0.15)], 0.0095, metal, steps=0)
    parts = [foot, rod, lampshade(height - 0.3, 0.235, 0.165, 0.3, pleats, shade_material)]
    if power:
        parts.append(add_light("POINT", (0, 0, height - 0.15), power, warm, 0.05))
    return gather(parts, at)


def pendant(at, drop=0.9, radius=0.2, power=12.0, material=None):
    """A paper globe; `at` is its middle."""
    globe = lathe(
        [(radius * math.sin(math.pi * i / 60), -radius * 0.94 * math.cos(math.pi * i / 60)) for i in range(2, 59)], material or shade("#f4ead6"), steps=0,
        ripple=lambda _, z: 0.0035 * math.cos(z * 230),
    )
    cord = tube([(0, 0, radius * 0.9), (0, 0, radius + drop)], 0.003, iron(), steps=0)
    parts = [globe, cord]
    if power:
        parts.append(add_light("POINT", (0, 0, 0), power, warm, 0.06))
    return gather(parts, at)


def lantern(at=(0, 0, 0), size=0.16, height=0.26, material=None):
    material = material or iron()
    half = size / 2
    parts = [box((size, size, 0.015), (0, 0, 0), material), box((size, size, 0.012), (0, 0, height), material)]
    parts += [box((0.01, 0.01, height), (x * (half - 0.006), y * (half - 0.006), 0), material, bevel=0.001) for x in (-1, 1) for y in (-1, 1)]
    parts.append(lathe([(half * 0.8, height + 0.012), (0.03, height + 0.06), (0.02, height + 0.08), (0, height + 0.08)], material, segments=48, steps=2))
    arch = [(0.045 * math.cos(a), 0, height + 0.09 + 0.045 * math.sin(a)) for a in (math.pi * i / 12 for i in range(13))]
    parts.append(tube([(0.045, 0, height + 0.035), *arch, (-0.045, 0, height + 0.035)], 0.003, material, steps=0))
    return gather([*parts, pillar((0, 0, 0.015), 0.032, 0.11)], at)
