"""What stands on a desk: a portable computer, a lamp with joints, pencils, boxes; and the desk."""
import math
import random

from lights.rigs import add_light
from materials.house import brass, iron, linen, paper, stoneware, wood
from materials.surface import glow, surface
from mesh import box, gather, lathe, place, tube
from objects.lamps import warm


def desk(at=(0, 0, 0), width=1.3, depth=0.6, height=0.74, material=None, legs=None):
    """A board with one flat drawer on legs that lean outwards."""
    material = material or wood()
    legs = legs or material
    parts = [box((width, depth, 0.032), (0, 0, height - 0.032), material, bevel=0.008), box((width - 0.1, depth - 0.08, 0.085), (0, 0, height - 0.117), material, bevel=0.006)]
    parts.append(box((0.5, 0.014, 0.065), (width * 0.2, -depth / 2 + 0.034, height - 0.108), material, bevel=0.004))
    parts.append(lathe([(0, 0), (0.006, 0), (0.005, 0.012), (0.012, 0.018), (0, 0.026)], brass(), (width * 0.2, -depth / 2 + 0.028, height - 0.076), segments=32, turn=(90, 0, 0)))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(tube([(x * (width / 2 - 0.11), y * (depth / 2 - 0.09), height - 0.05), (x * (width / 2 - 0.06), y * (depth / 2 - 0.05), 0)], 0.024, legs, taper=0.013, steps=0))
    return gather(parts, at)


def spindle_chair(at=(0, 0, 0), turn=0, material=None, pad=None):
    """A round back of spindles over a round seat, 0.46 high; faces the camera at turn 0. `pad` is the cloth of a flat cushion."""
    material = material or wood(along=2)
    seat = lathe([(0, 0.424), (0.19, 0.424), (0.208, 0.434), (0.212, 0.448), (0.202, 0.459), (0.12, 0.455), (0, 0.452)], material, segments=72)
    parts = [seat]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(tube([(x * 0.125, y * 0.12, 0.43), (x * 0.185, y * 0.185, 0)], 0.017, material, taper=0.011, steps=0))
        parts.append(tube([(x * 0.155, -0.152, 0.2), (x * 0.155, 0.152, 0.2)], 0.009, material, steps=0))
    parts.append(tube([(-0.155, 0, 0.2), (0.155, 0, 0.2)], 0.009, material, steps=0))
    bow = lambda share, radius, y, z: (radius * math.sin(share), y + radius * math.cos(share), z)
    turns = [math.radians(-104 + 208 * index / 24) for index in range(25)]
    parts.append(tube([bow(share, 0.225, 0.045, 0.8 + 0.025 * math.cos(share)) for share in turns], 0.0155, material, steps=0))
    for index in range(9):
        share = math.radians(-96 + 24 * index)
        parts.append(tube([bow(share, 0.178, 0, 0.445), bow(share, 0.225, 0.045, 0.8 + 0.025 * math.cos(share))], 0.0078, material, taper=0.0066, steps=0))
    if pad:
        parts.append(lathe([(0, 0.455), (0.165, 0.457), (0.186, 0.468), (0.186, 0.478), (0.168, 0.49), (0.08, 0.494), (0, 0.492)], pad, segments=72))
    return gather(parts, at, (0, 0, turn))


def laptop(at=(0, 0, 0), turn=0, shell="#c9c6c0", screen="#e9e2d5", opening=108):
    """Open, 0.31 wide; its screen shows a calm ground and a hill."""
    metal = surface("shell", shell, 0.35, 0.5, metallic=0.6)
    parts = [box((0.31, 0.215, 0.014), (0, 0, 0), metal, bevel=0.005), box((0.265, 0.1, 0.0012), (0, 0.035, 0.0138), surface("keys", "#4b4945", 0.6), bevel=0.0004)]
    lid = [
        box((0.31, 0.008, 0.21), (0, 0, 0), metal, bevel=0.003),
        box((0.29, 0.0015, 0.188), (0, -0.0045, 0.012), glow("screen", screen, 0.75), bevel=0),
        box((0.29, 0.001, 0.07), (0, -0.0056, 0.012), glow("screen hill", "#7d8f7c", 0.5), bevel=0),
        lathe([(0, 0), (0.028, 0), (0, 0.0005)], glow("screen sun", "#d99a5b", 0.7), (0.06, -0.0056, 0.125), segments=48, turn=(90, 0, 0), steps=0),
    ]
    parts.append(gather(lid, (0, 0.107, 0.008), (90 - opening, 0, 0)))
    return gather(parts, at, (0, 0, turn))


def riser(at=(0, 0, 0), width=0.34, depth=0.22, height=0.11, material=None, turn=0):
    material = material or wood()
    parts = [box((width, depth, 0.018), (0, 0, height - 0.018), material, bevel=0.004)]
    parts += [box((0.018, depth - 0.01, height - 0.018), (x * (width / 2 - 0.02), 0, 0), material, bevel=0.003) for x in (-1, 1)]
    return gather(parts, at, (0, 0, turn))


def jointed_lamp(at=(0, 0, 0), turn=0, power=3.0, metal=None, grip=None, scale=1.0):
    """Two arms and a hood that looks down, to the right at turn 0; 0.5 high."""
    metal, grip = metal or iron("#2f4a42"), grip or brass()
    foot = lathe([(0, 0), (0.085, 0), (0.088, 0.01), (0.082, 0.02), (0.02, 0.026), (0.012, 0.04), (0, 0.04)], metal, steps=4)
    parts = [foot, tube([(0, 0, 0.03), (-0.09, 0, 0.25)], 0.0065, metal, steps=0), tube([(-0.09, 0, 0.25), (0.13, 0, 0.44)], 0.0065, metal, steps=0)]
    parts += [place(lathe([(0, -0.016), (0.013, -0.016), (0.013, 0.016), (0, 0.016)], grip, segments=32, steps=0), spot, (90, 0, 0)) for spot in ((-0.09, 0, 0.25), (0.13, 0, 0.44), (0, 0, 0.035))]
    hood = lathe([(0.012, 0.05), (0.026, 0.048), (0.034, 0.02), (0.07, -0.055), (0.073, -0.06), (0.066, -0.055), (0.03, 0.015), (0, 0.03)], metal, segments=64, steps=4)
    bulb = lathe([(0.022 * math.sin(math.pi * i / 12), -0.04 - 0.022 * math.cos(math.pi * i / 12)) for i in range(13)], glow("bulb", "#ffd29a", 9), segments=32, steps=0)
    bulb.visible_shadow = False
    light = [add_light("POINT", (0, 0, -0.05), power, warm, 0.022)] if power else []
    parts.append(gather([hood, bulb, *light], (0.16, 0, 0.42), (0, 24, 0)))
    return gather(parts, at, (0, 0, turn), scale)


def pencil_pot(material=None, at=(0, 0, 0), seed=1, count=7, scale=1.0):
    chance = random.Random(seed)
    parts = [lathe([(0, 0), (0.036, 0), (0.04, 0.006), (0.04, 0.1), (0.037, 0.1), (0.036, 0.01), (0, 0.008)], material or stoneware(), steps=4)]
    for index in range(count):
        angle, lean = index * 2.4 + chance.uniform(-0.3, 0.3), chance.uniform(0.5, 1.0)
        foot = (0.016 * math.cos(angle + 3), 0.016 * math.sin(angle + 3), 0.012)
        tip = (0.044 * lean * math.cos(angle), 0.044 * lean * math.sin(angle), chance.uniform(0.15, 0.19))
        colour = chance.choice(("#b98a3d", "#24423a", "#a94f2a", "#d8c3a0", "#4d5f6b"))
        parts.append(tube([foot, tip], 0.0036, surface("pencil", colour, 0.4), steps=0))
        end = [tip[k] + (tip[k] - foot[k]) * 0.1 for k in range(3)]
        parts.append(tube([tip, end], 0.0034, wood("#d8b184", "#c79c6c", along=2), taper=0.0006, steps=0))
    return gather(parts, at, scale=scale)


def lidded_box(colour, at=(0, 0, 0), size=(0.26, 0.2, 0.14), turn=0):
    """Covered in cloth, with a brass holder for a label."""
    x, y, z = size
    cover = linen(colour)
    parts = [box((x - 0.006, y - 0.006, z), (0, 0, 0), cover, bevel=0.003), box((x, y, 0.045), (0, 0, z - 0.04), cover, bevel=0.004)]
    parts += [box((0.06, 0.003, 0.034), (0, -y / 2 + 0.001, z * 0.28), brass(), bevel=0.001), box((0.05, 0.0036, 0.025), (0, -y / 2 + 0.0005, z * 0.28 + 0.0045), paper(), bevel=0)]
    return gather(parts, at, (0, 0, turn))
