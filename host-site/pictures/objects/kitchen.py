"""Pots, pans, tins, jars, and what is cooked in them."""
import math
import random

from materials.house import bark, brass, fruit, linen, wood
from materials.kitchen import cast_iron, clear, crumb, crust, icing
from mesh import box, gather, lathe, place, soft_box, tube
from objects.vessels import bowl, orb


def ring(radius, z, thick, material, squeeze=1.0):
    return tube([(radius * math.cos(a), squeeze * radius * math.sin(a), z) for a in (math.tau * i / 40 for i in range(40))], thick, material, is_closed=True, steps=0)


def knob(material, z, size=1.0):
    profile = [(0, 0), (0.008, 0), (0.007, 0.01), (0.017, 0.018), (0.017, 0.024), (0.008, 0.029), (0, 0.03)]
    return lathe([(radius * size, z + height * size) for radius, height in profile], material, segments=40, steps=4)


def skillet(at=(0, 0, 0), radius=0.135, turn=0, material=None):
    material = material or cast_iron()
    r = radius
    pan = lathe([(0, 0), (r * 0.8, 0), (r * 0.85, 0.004), (r * 0.985, 0.044), (r, 0.047), (r - 0.006, 0.047), (r * 0.83, 0.01), (r * 0.78, 0.007), (0, 0.007)], material, steps=4)
    bar = tube([(r * 0.96, 0, 0.036), (r + 0.05, 0, 0.042), (r + 0.14, 0, 0.05)], 0.013, material, taper=0.011)
    bar.scale = (1, 1, 0.6)
    bar.location.z = 0.018
    loop = place(ring(0.016, 0, 0.006, material), (r + 0.152, 0, 0.049), (0, -4, 0))
    return gather([pan, bar, loop], at, (0, 0, turn))


def pot(material, at=(0, 0, 0), radius=0.12, height=0.11, turn=0, trim=None, handle=None, has_lid=True):
    """Two loops, or one long `handle` of its own material."""
    r, h, trim = radius, height, trim or brass()
    parts = [lathe([(0, 0), (r - 0.02, 0), (r - 0.005, 0.008), (r, 0.022), (r, h - 0.004), (r + 0.004, h), (r - 0.005, h), (r - 0.006, h - 0.01), (r - 0.008, 0.02), (0, 0.01)], material, steps=4)]
    if has_lid:
        parts.append(lathe([(r - 0.01, h + 0.001), (r + 0.004, h + 0.002), (r + 0.004, h + 0.009), (r * 0.8, h + 0.022), (r * 0.4, h + 0.031), (0, h + 0.034)], material, steps=4))
        parts.append(knob(trim, h + 0.033, 1.15))
    if handle:
        parts.append(tube([(r * 0.98, 0, h * 0.72), (r + 0.07, 0, h * 0.82), (r + 0.19, 0, h * 0.98)], 0.0085, handle, taper=0.0075))
    else:
        for side in (-1, 1):
            parts.append(tube([(side * r * 0.97, y, z) for y, z in ((-0.045, h * 0.72),)] + [(side * (r + 0.03), y, h * 0.76) for y in (-0.036, 0, 0.036)] + [(side * r * 0.97, 0.045, h * 0.72)], 0.008, material))
    return gather(parts, at, (0, 0, turn))


def kettle(material, at=(0, 0, 0), turn=0, grip=None, scale=1.0):
    """A slender spout to the right, a handle to the left."""
    grip = grip or wood("#5e3f28", "#412817", along=2)
    body = lathe([(0, 0), (0.072, 0), (0.082, 0.008), (0.08, 0.03), (0.062, 0.11), (0.054, 0.132), (0.05, 0.136), (0.02, 0.146), (0, 0.147)], material, steps=6)
    spout = tube([(0.07, 0, 0.035), (0.115, 0, 0.05), (0.118, 0, 0.1), (0.14, 0, 0.145), (0.165, 0, 0.148)], 0.0095, material, taper=0.006)
    handle = tube([(-0.055, 0, 0.125), (-0.1, 0, 0.135), (-0.125, 0, 0.1), (-0.118, 0, 0.05)], 0.0085, grip)
    return gather([body, spout, handle, knob(grip, 0.145, 0.8)], at, (0, 0, turn), scale)


def squared(size, power=7):
    """A ripple that makes a turned thing four-cornered."""
    return lambda angle, _: size * ((abs(math.cos(angle)) ** power + abs(math.sin(angle)) ** power) ** (-1 / power) - 1)


def tin(material, at=(0, 0, 0), length=0.28, width=0.13, height=0.07, turn=0):
    """A loaf tin, or a baking sheet where it is low."""
    r, h = 0.1, height
    shape = lathe([(0, 0), (r * 0.82, 0), (r * 0.86, 0.003), (r * 0.97, h - 0.004), (r * 1.02, h), (r * 1.02, h + 0.003), (r * 0.96, h + 0.002), (r * 0.85, 0.006), (r * 0.8, 0.004), (0, 0.004)], material, segments=160, steps=3, ripple=squared(r * 0.93))
    return gather([place(shape, scale=(length / (2 * r), width / (2 * r), 1))], at, (0, 0, turn))


def fluted_pan(material, at=(0, 0, 0), radius=0.12, height=0.08, flutes=16, turn=(0, 0, 0)):
    """A ring cake's pan, upside down."""
    r, h = radius, height
    wave = lambda angle, z: 0.005 * math.cos(flutes * angle) * (1 - 0.5 * z / h)
    return lathe([(r * 1.05, 0.002), (r * 1.05, 0), (r, 0.002), (r * 0.97, h * 0.4), (r * 0.82, h * 0.85), (r * 0.6, h), (r * 0.38, h * 0.86), (r * 0.26, h * 0.5), (r * 0.24, 0.01)], material, at, segments=192, ripple=wave, turn=turn)


def nest_of_bowls(materials, at=(0, 0, 0), radius=0.16):
    parts = []
    for index, material in enumerate(materials):
        parts.append(bowl(material, (0, 0, index * 0.022), radius * (1 - 0.17 * index), radius * 0.56 * (1 - 0.1 * index)))
    return gather(parts, at)


def cake_stand(material, at=(0, 0, 0), radius=0.15, height=0.1):
    foot = [(0, 0), (0.065, 0), (0.066, 0.006), (0.025, 0.02), (0.016, height * 0.5), (0.03, height - 0.012), (radius * 0.7, height - 0.006)]
    return lathe([*foot, (radius, height + 0.002), (radius + 0.002, height + 0.01), (radius - 0.008, height + 0.006), (0, height + 0.004)], material, at, steps=5)


def layer_cake(at=(0, 0, 0), radius=0.105, layers=3, seed=0, berry="#8d1f24"):
    """Layers with cream between them, berries on top."""
    chance = random.Random(seed)
    parts, z = [], 0.0
    uneven = lambda angle, height: 0.0022 * math.sin(5 * angle + height * 90) + 0.0015 * math.sin(13 * angle + seed)
    for _ in range(layers):
        parts.append(lathe([(0, z), (radius - 0.004, z), (radius, z + 0.006), (radius, z + 0.026), (radius - 0.004, z + 0.032), (0, z + 0.032)], crumb(), steps=3, ripple=uneven))
        parts.append(lathe([(0, z + 0.03), (radius - 0.003, z + 0.03), (radius + 0.002, z + 0.036), (radius - 0.004, z + 0.042), (0, z + 0.043)], icing(), steps=3, ripple=lambda angle, height: 0.003 * math.sin(7 * angle + height * 300)))
        z += 0.04
    for index in range(11):
        away, angle = chance.uniform(0.0, 0.055), index * 2.4
        parts.append(orb(fruit(berry, berry), (away * math.cos(angle), away * math.sin(angle), z), chance.uniform(0.009, 0.012)))
    return gather(parts, at)


def loaf(at=(0, 0, 0), size=(0.25, 0.12, 0.1), turn=0, seed=0):
    return gather([soft_box(size, crust(), (0, 0, 0), 0.034, 0.022, seed=seed, sag=0.005)], at, (0, 0, turn))


def lemon(at=(0, 0, 0), turn=(0, 0, 0), colour="#e3b634", second="#d9a52a", scale=1.0):
    profile = [(0, -0.043), (0.005, -0.041), (0.011, -0.035), (0.025, -0.022), (0.0305, 0), (0.025, 0.022), (0.01, 0.036), (0.007, 0.042), (0, 0.044)]
    return place(lathe(profile, fruit(colour, second), segments=48), (at[0], at[1], at[2] + 0.029 * scale), (turn[0], 90 + turn[1], turn[2]), scale)


def garlic(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    cloves = lambda angle, z: 0.0028 * abs(math.cos(4.5 * angle)) * max(0, 1 - z / 0.04)
    bulb = lathe([(0, 0.003), (0.01, 0), (0.026, 0.012), (0.027, 0.022), (0.014, 0.038), (0.006, 0.047), (0.004, 0.068), (0, 0.07)], fruit("#eee6d8", "#e0d0c4"), ripple=cloves)
    return gather([bulb], at, turn, scale)


def cutting_board(at=(0, 0, 0), size=(0.36, 0.22, 0.022), turn=(0, 0, 0), material=None):
    material = material or wood("#9a6b41", "#764c2b")
    grip = box((0.1, 0.05, size[2]), (size[0] / 2 + 0.045, 0, 0), material, bevel=0.009)
    return gather([box(size, (0, 0, 0), material, bevel=0.009), grip], at, turn)


def crock_of_spoons(material, at=(0, 0, 0), seed=0, count=5):
    chance = random.Random(seed)
    parts = [lathe([(0, 0), (0.05, 0), (0.056, 0.006), (0.057, 0.14), (0.053, 0.142), (0.051, 0.135), (0.05, 0.02), (0, 0.02)], material, steps=4)]
    for index in range(count):
        tone = chance.choice((("#c49a66", "#a87c4c"), ("#9a6b41", "#764c2b")))
        oak, angle = wood(*tone, along=2), index * math.tau / count + chance.uniform(-0.3, 0.3)
        length = chance.uniform(0.24, 0.3)
        head = lathe([(0.024 * math.sin(math.pi * i / 16), length - 0.036 * math.cos(math.pi * i / 16)) for i in range(17)], oak, segments=32, steps=0)
        head.scale = (1, 0.45, 1)
        lean = chance.uniform(7, 12)
        parts.append(gather([tube([(0, 0, 0.02), (0, 0, length - 0.03)], 0.0055, oak, steps=0), head], (-0.02 * math.cos(angle), -0.02 * math.sin(angle), 0.01), (-lean * math.sin(angle), lean * math.cos(angle), chance.uniform(-40, 40))))
    return gather(parts, at)


def glass_jar(filling=None, at=(0, 0, 0), radius=0.055, height=0.17, fill=0.75, lid=None):
    r, h = radius, height
    parts = [lathe([(0, 0), (r - 0.006, 0), (r, 0.006), (r, h * 0.9), (r * 0.93, h), (r * 0.93, h + 0.002)], clear(), steps=4)]
    if filling:
        parts.append(lathe([(0, 0.004), (r - 0.008, 0.004), (r - 0.003, 0.008), (r - 0.003, h * fill), (r * 0.5, h * fill + 0.006), (0, h * fill + 0.009)], filling, segments=64, steps=3))
    parts.append(lathe([(0, h - 0.004), (r * 0.96, h - 0.004), (r * 0.98, h + 0.002), (r * 0.98, h + 0.018), (r * 0.95, h + 0.022), (0, h + 0.022)], lid or wood(), steps=3))
    return gather(parts, at)


def canister(material, at=(0, 0, 0), radius=0.06, height=0.15, lid=None):
    r, h = radius, height
    body = lathe([(0, 0), (r - 0.003, 0), (r, 0.003), (r, h - 0.008), (r, h - 0.006)], material, steps=3)
    top = lathe([(r + 0.0015, h - 0.02), (r + 0.002, h), (r, h + 0.003), (0, h + 0.003)], lid or material, steps=3)
    return gather([body, top, knob(brass(), h + 0.003, 0.7)], at)


def wire_basket(at=(0, 0, 0), size=(0.3, 0.2, 0.14), material=None):
    material = material or brass()
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corner = lambda w, d, h: [(w, d, h), (-w, d, h), (-w, -d, h), (w, -d, h)]
    parts = [tube(corner(x - 0.02 * (1 - h), y - 0.02 * (1 - h), z * h), 0.0035 if h in (0, 1) else 0.002, material, is_closed=True, steps=0) for h in (0, 0.33, 0.67, 1)]
    for number in range(-5, 6):
        a = number / 5
        parts += [tube([(a * (x - 0.02), side * (y - 0.02), 0), (a * x, side * y, z)], 0.0018, material, steps=0) for side in (-1, 1)]
        parts += [tube([(side * (x - 0.02), a * (y - 0.02), 0), (side * x, a * y, z)], 0.0018, material, steps=0) for side in (-1, 1)]
    return gather(parts, at)


def bottle(material, at=(0, 0, 0), scale=1.0, cork=None):
    glass_part = lathe([(0, 0), (0.034, 0), (0.037, 0.004), (0.037, 0.17), (0.034, 0.19), (0.014, 0.23), (0.0125, 0.29), (0.0145, 0.292), (0.0145, 0.3), (0, 0.3)], material, steps=5, segments=64)
    stopper = lathe([(0, 0.3), (0.011, 0.3), (0.012, 0.318), (0, 0.319)], cork or bark("#b58d61", "#9d7549"), segments=32, steps=2)
    return gather([glass_part, stopper], at, scale=scale)


def folded_cloth(colour, at=(0, 0, 0), size=(0.22, 0.16), turn=0, layers=3, stripe=None):
    parts = [soft_box((size[0] - 0.004 * i, size[1] - 0.003 * i, 0.011), linen(colour), (0.002 * i, 0, 0.009 * i), 0.005, 0.002, sag=0.003, seed=i) for i in range(layers)]
    if stripe:
        parts += [soft_box((0.008, size[1] * 0.97, 0.004), linen(stripe), (x * size[0], 0, 0.009 * layers + 0.0012), 0.0018, 0.0005, sag=0.002, seed=layers - 1) for x in (0.3, 0.36)]
    return gather(parts, at, (0, 0, turn))
