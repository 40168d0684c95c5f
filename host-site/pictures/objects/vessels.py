"""Turned things: vases, bowls, jars, cups, candlesticks, candles."""
import math

from lights.rigs import add_light
from materials.house import bark, flame, glass, iron, wax
from mesh import gather, lathe, place, tube

vase_profiles = {
    "bottle": [(0, 0), (0.07, 0), (0.095, 0.05), (0.1, 0.12), (0.07, 0.2), (0.028, 0.26), (0.022, 0.33), (0.032, 0.36), (0.022, 0.355), (0.016, 0.3)],
    "amphora": [(0, 0), (0.06, 0), (0.085, 0.06), (0.125, 0.17), (0.12, 0.26), (0.07, 0.33), (0.055, 0.37), (0.072, 0.41), (0.06, 0.405), (0.045, 0.36), (0.06, 0.3)],
    "globe": [(0, 0), (0.05, 0), (0.105, 0.04), (0.125, 0.11), (0.1, 0.18), (0.05, 0.215), (0.045, 0.235), (0.055, 0.25), (0.045, 0.248), (0.038, 0.225), (0.08, 0.17)],
    "column": [(0, 0), (0.06, 0), (0.066, 0.02), (0.062, 0.15), (0.066, 0.3), (0.058, 0.3), (0.054, 0.15), (0.05, 0.03)],
    "jug": [(0, 0), (0.06, 0), (0.085, 0.05), (0.09, 0.11), (0.065, 0.19), (0.055, 0.23), (0.065, 0.26), (0.057, 0.258), (0.047, 0.22), (0.06, 0.17)],
}


def vase(kind, material, at=(0, 0, 0), scale=1.0):
    return place(lathe(vase_profiles[kind], material), at, scale=scale)


def jug(material, at=(0, 0, 0), scale=1.0, turn=0):
    handle = tube([(0.058, 0, 0.22), (0.115, 0, 0.215), (0.13, 0, 0.15), (0.09, 0, 0.085)], 0.009, material)
    return gather([vase("jug", material), handle], at, (0, 0, turn), scale)


def bowl(material, at=(0, 0, 0), radius=0.14, height=0.08):
    wall = 0.008
    return lathe(
        [(0, 0.006), (radius * 0.4, 0), (radius * 0.45, 0.012), (radius * 0.8, height * 0.45), (radius, height), (radius - wall, height), (radius * 0.76, height * 0.5), (radius * 0.4, 0.024), (0, 0.02)],
        material, at,
    )


def plate(material, at=(0, 0, 0), radius=0.14):
    return lathe(
        [(0, 0), (radius * 0.6, 0), (radius * 0.7, 0.006), (radius, 0.02), (radius, 0.024), (radius * 0.68, 0.011), (0, 0.008)], material, at
    )


def mug(material, at=(0, 0, 0), turn=0, scale=1.0):
    body = lathe(
        [(0, 0), (0.036, 0), (0.041, 0.008), (0.042, 0.085), (0.039, 0.088), (0.037, 0.08), (0.035, 0.012), (0, 0.01)], material
    )
    handle = tube([(0.04, 0, 0.07), (0.066, 0, 0.068), (0.068, 0, 0.03), (0.04, 0, 0.022)], 0.0055, material)
    return gather([body, handle], at, (0, 0, turn), scale)


def jar(material, lid, at=(0, 0, 0), scale=1.0):
    body = lathe([(0, 0), (0.055, 0), (0.065, 0.02), (0.065, 0.12), (0.055, 0.14), (0.05, 0.14)], material)
    top = lathe([(0.058, 0.14), (0.06, 0.15), (0.058, 0.158), (0.01, 0.162), (0.012, 0.17), (0.017, 0.18), (0.01, 0.19), (0, 0.19)], lid)
    return gather([body, top], at, scale=scale)


def goblet(at=(0, 0, 0), scale=1.0, material=None):
    return place(
        lathe(
            [(0, 0), (0.036, 0.002), (0.012, 0.008), (0.005, 0.03), (0.005, 0.08), (0.02, 0.1), (0.038, 0.13), (0.036, 0.19), (0.034, 0.19), (0.036, 0.13), (0.018, 0.106), (0, 0.1)],
            material or glass(),
        ), at, scale=scale,
    )


def candlestick(material, at=(0, 0, 0), height=0.24, candle=0.2, is_lit=True, colour="#f0e7d4"):
    """A taper in a turned stick."""
    h = height
    stick = lathe(
        [(0, 0), (0.05, 0), (0.05, 0.008), (0.03, 0.016), (0.012, 0.03), (0.009, h * 0.4), (0.018, h * 0.5), (0.009, h * 0.6), (0.009, h * 0.85), (0.022, h * 0.93), (0.02, h), (0.012, h)],
        material, steps=6,
    )
    parts = [stick, *taper(candle, is_lit, colour, h)]
    return gather(parts, at)


def taper(length, is_lit, colour, z):
    body = lathe([(0, z - 0.01), (0.011, z - 0.01), (0.0085, z + length * 0.96), (0.004, z + length), (0, z + length)], wax(colour), segments=32)
    return [body, *wick(z + length, is_lit)]


def wick(z, is_lit, power=0.5):
    thread = tube([(0, 0, z - 0.004), (0.0008, 0, z + 0.008)], 0.0008, iron(), steps=0)
    if not is_lit:
        return [thread]
    tongue = lathe([(0, z + 0.004), (0.0042, z + 0.011), (0.005, z + 0.017), (0.0025, z + 0.03), (0, z + 0.042)], flame(), segments=24)
    tongue.visible_shadow = False
    return [thread, tongue, add_light("POINT", (0, 0, z + 0.025), power, "#ffab5c", 0.02)]


def pillar(at=(0, 0, 0), radius=0.035, height=0.1, is_lit=True, colour="#f0e7d4"):
    """A stout candle."""
    body = lathe(
        [(0, 0), (radius, 0), (radius, height * 0.97), (radius * 0.94, height), (radius * 0.8, height * 0.97), (0, height * 0.94)], wax(colour), segments=48, steps=4
    )
    return gather([body, *wick(height * 0.97, is_lit, 0.9)], at)


def tray(material, at=(0, 0, 0), radius=0.2):
    return lathe([(0, 0), (radius, 0), (radius + 0.008, 0.03), (radius, 0.032), (radius - 0.008, 0.01), (0, 0.008)], material, at)


def basket(material, at=(0, 0, 0), radius=0.2, height=0.26, stakes=26):
    """Woven: each row passes the stakes on the other side of the row below."""
    rows = max(8, int(height / 0.016))

    def weave(angle, z):
        row = z / height * rows
        return 0.006 * math.cos(stakes * angle / 1 + math.pi * int(row)) * abs(math.sin(math.pi * row)) + 0.004 * abs(math.sin(math.pi * row))

    profile = [(radius * (0.86 + 0.14 * math.sin(math.pi * (0.15 + 0.6 * i / (rows * 5)))), height * i / (rows * 5)) for i in range(rows * 5 + 1)]
    side = lathe(profile, material, segments=stakes * 8, steps=0, ripple=weave)
    bottom = lathe([(0, 0.004), (radius * 0.9, 0.004)], material, steps=0)
    top = profile[-1][0]
    rim = tube([(top * math.cos(a), top * math.sin(a), height) for a in (math.tau * i / 48 for i in range(48))], 0.011, material, is_closed=True, steps=0)
    return gather([side, bottom, rim], at)


def pear(material, at=(0, 0, 0), scale=1.0, turn=(0, 0, 0), stem=None):
    body = lathe([(0, 0.002), (0.018, 0), (0.036, 0.02), (0.037, 0.042), (0.025, 0.068), (0.016, 0.09), (0.009, 0.1), (0, 0.098)], material)
    stalk = tube([(0, 0, 0.096), (0.003, 0, 0.112), (0.008, 0, 0.122)], 0.0018, stem or iron())
    return gather([body, stalk], at, turn, scale)


def orb(material, at=(0, 0, 0), radius=0.035):
    """A clementine, a bauble."""
    return lathe([(radius * math.sin(math.pi * i / 20), radius - radius * math.cos(math.pi * i / 20)) for i in range(21)], material, at, segments=48, steps=0)


def peach(material, at=(0, 0, 0), radius=0.036, turn=(0, 0, 0)):
    """A groove runs down to its stalk's hollow; `at` is the middle of its underside."""
    groove = lambda angle, z: -radius * 0.13 * math.exp(-((angle - math.pi) / 0.2) ** 2) * min(1, z / radius)
    r = radius
    skin = lathe([(0, 0.0), (r * 0.45, r * 0.06), (r * 0.86, r * 0.45), (r, r * 0.98), (r * 0.88, r * 1.5), (r * 0.5, r * 1.82), (r * 0.16, r * 1.8), (0, r * 1.68)], material, segments=72, ripple=groove)
    stalk = tube([(0, 0, r * 1.68), (0.001, 0, r * 1.9)], r * 0.05, bark("#5a4534"), steps=0)
    return gather([skin, stalk], at, turn)
