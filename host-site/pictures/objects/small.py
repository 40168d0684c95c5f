"""Books, mirrors, frames, presents, stars: what lies about and hangs."""
import math
import random


from materials.house import brass, linen, mirror, paper, wood
from materials.surface import sheer
from mesh import add_mesh, box, gather, lathe, place, ribbon_path, tube

covers = ("#7b3b22", "#e6d9c2", "#24423a", "#b9a98e", "#3b3a3c", "#c08a5a", "#8f9a83")


def book(colour, size=(0.22, 0.155, 0.028), at=(0, 0, 0), turn=0):
    """Lies with its back to the camera."""
    cover, leaves = linen(colour), paper()
    x, y, z = size
    parts = [
        box((x, y, 0.003), (0, 0, 0), cover, bevel=0.001),
        box((x, y, 0.003), (0, 0, z - 0.003), cover, bevel=0.001),
        box((x, 0.004, z), (0, -y / 2 + 0.002, 0), cover, bevel=0.0018),
        box((x - 0.008, y - 0.008, z - 0.006), (0, -0.001, 0.003), leaves, bevel=0.001),
    ]
    return gather(parts, at, (0, 0, turn))


def pile_of_books(at=(0, 0, 0), count=3, seed=1, turn=0):
    """Returns the height of the pile."""
    chance = random.Random(seed)
    z, start = at[2], chance.randrange(len(covers))
    for index in range(count):
        thick = chance.uniform(0.02, 0.038)
        size = (0.25 - 0.015 * index, 0.18 - 0.012 * index, thick)
        book(covers[(start + index * 2) % len(covers)], size, (at[0] + chance.uniform(-0.008, 0.008), at[1], z), turn + chance.uniform(-9, 9))
        z += thick + 0.0005
    return z


def round_mirror(at, radius=0.38, frame=None, turn=(0, 0, 0)):
    """`at` is its middle on the wall's face."""
    pane = lathe([(0, 0), (radius, 0)], mirror(), steps=0, turn=(90, 0, 0))
    pane.location.y = -0.014
    ring = tube([(radius * math.cos(a), -0.014, radius * math.sin(a)) for a in (math.tau * i / 120 for i in range(120))], 0.013, frame or brass(), is_closed=True, steps=0)
    back = lathe([(0, 0), (radius, 0), (radius, 0.012)], wood(), steps=0, turn=(90, 0, 0))
    return gather([pane, ring, back], at, turn)


def picture_frame(at, size=(0.4, 0.5), frame=None, colours=("#c98f6a", "#24423a", "#e2cdb0"), seed=0, turn=(0, 0, 0)):
    """Cut-paper shapes behind a wide mount; `at` is the middle of its lower edge on the wall's face."""
    chance = random.Random(seed)
    x, z = size
    frame = frame or wood()
    parts = [box((x, 0.012, z), (0, -0.008, 0), paper("#f4eee2"), bevel=0)]
    for side in (-1, 1):
        parts.append(box((0.022, 0.03, z + 0.022), (side * x / 2, -0.015, -0.011), frame))
        parts.append(box((x - 0.022, 0.028, 0.022), (0, -0.014, (z - 0.011) if side > 0 else -0.011), frame))
    for index, colour in enumerate(colours):
        radius = x * chance.uniform(0.1, 0.2)
        disc = lathe([(0, 0), (radius, 0), (radius, 0.0015), (0, 0.0015)], paper(colour), steps=0, turn=(90, 0, 0), is_smooth=False)
        disc.scale = (1, chance.uniform(0.7, 1.7), 1)
        disc.location = (chance.uniform(-0.14, 0.14) * x, -0.0145 - 0.002 * index, z * (0.36 + 0.14 * index))
        parts.append(disc)
    return gather(parts, at, turn)


def bow(material, at=(0, 0, 0), size=0.09, width=0.024, tails=0.1, turn=(0, 0, 0)):
    """Two loops, a knot and two tails, lying flat; x is along the loops."""
    def band(points):
        strip = ribbon_path(points, width, 0.0016, material)
        return place(strip, turn=(0, 0, 90))

    high = size / 0.09
    parts = [
        band([(0, 0.004), (side * size * 0.45, 0.03 * high), (side * size, 0.042 * high), (side * size * 1.12, 0.022), (side * size * 0.8, 0.006), (0, 0.006)])
        for side in (-1, 1)
    ]
    for side in (-1, 1):
        tail = band([(0, 0.007), (side * tails * 0.4, 0.014), (side * tails * 0.75, 0.003), (side * tails, 0.006)])
        parts.append(gather([tail], turn=(0, 0, side * -32)))
    parts.append(place(ribbon_path([(-0.014, 0.002), (-0.011, 0.016), (0.011, 0.016), (0.014, 0.002)], width * 0.8, 0.003, material), turn=(0, 0, 90)))
    return gather(parts, at, turn)


def hanging_bow(material, at, size=0.1, width=0.035, tails=0.3):
    """A bow on an upright face, its loops a little open to whoever looks, its tails hanging."""
    loops = bow(material, (0, -0.012, 0), size, width, 0.02, (38, 0, 0))
    parts = [loops]
    for side, long in ((-1, 1.0), (1, 0.86)):
        fall = tails * long
        tail = ribbon_path([(-0.012, 0.01), (-0.024, -fall * 0.22), (-0.006, -fall * 0.5), (-0.022, -fall * 0.78), (-0.01, -fall)], width, 0.0016, material)
        parts.append(gather([tail], (side * 0.008, -0.01, 0), (0, side * -9, side * 14)))
    return gather(parts, at)


def present(size, paper_material, ribbon, at=(0, 0, 0), turn=0, band=0.026, has_bow=True, tails=0.09):
    x, y, z = size
    parts = [box(size, (0, 0, 0), paper_material, bevel=0.004)]
    parts.append(box((band, y + 0.004, z + 0.004), (0, 0, -0.001), ribbon, bevel=0.003))
    parts.append(box((x + 0.004, band, z + 0.0036), (0, 0, -0.001), ribbon, bevel=0.003))
    if has_bow:
        parts.append(bow(ribbon, (0, 0, z + 0.002), min(x, y) * 0.36, band, tails, (0, 0, 28)))
    return gather(parts, at, (0, 0, turn))


def paper_star(at, radius=0.2, points=7, depth=0.05, colour="#f6ecd9", turn=0):
    """Folded: ridges to the points, valleys between them."""
    vertices = [(0, -depth, 0), (0, depth, 0)]
    for index in range(points * 2):
        angle = math.pi * index / points + math.pi / 2
        reach = radius if index % 2 == 0 else radius * 0.42
        vertices.append((reach * math.cos(angle), 0, reach * math.sin(angle)))
    faces = [(middle, 2 + index, 2 + (index + 1) % (points * 2)) for index in range(points * 2) for middle in (0, 1)]
    return place(add_mesh("star", vertices, faces, sheer("star paper", colour, 0.4), is_smooth=False), at, (0, turn, 0))


def log(material, cut, at, length=0.3, radius=0.045, turn=(0, 0, 0), seed=0):
    chance = random.Random(seed)
    bumps = [chance.uniform(0.92, 1.08) for _ in range(12)]
    ripple = lambda angle, z: radius * (bumps[int(angle / math.tau * 12) % 12] - 1) * 0.6
    skin = lathe([(radius, 0), (radius * 1.02, length / 2), (radius, length)], material, ripple=ripple, steps=6)
    ends = [lathe([(0, z), (radius * 0.96, z)], cut, ripple=ripple, steps=0) for z in (0.0005, length - 0.0005)]
    return gather([skin, *ends], at, turn)
