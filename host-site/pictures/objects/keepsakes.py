"""Small things of one's own: jewels, scents, glasses, hats, an open book."""
import math

from materials.cloth import straw
from materials.house import brass, glass, glaze, linen, mirror, paper, stoneware, wood
from mesh import add_mesh, box, gather, lathe, place, ribbon_path, smooth_path, tube
from objects.vessels import orb


def open_book(at=(0, 0, 0), turn=0, size=(0.15, 0.21), cover="#7b3b22"):
    """Lies open; text is grey lines."""
    x, y = size
    parts = [box((2 * x + 0.012, y + 0.01, 0.004), (0, 0, 0), linen(cover), bevel=0.0015)]
    grey, sheet = paper("#8d857a"), paper("#f5efe3")
    for side in (-1, 1):
        line = [(side * 0.001, 0.008), (side * x * 0.12, 0.024), (side * x * 0.4, 0.024), (side * x * 0.98, 0.009)]
        half = ribbon_path(line, y, 0.002, sheet)
        parts.append(place(half, turn=(0, 0, 90)))
        parts.append(box((x * 0.97, y, 0.008), (side * x * 0.485, 0, 0.004), sheet, bevel=0.002))
        for row in range(13):
            short = 0.5 if row in (5, 12) else 1
            long = x * 0.6 * short
            strip = ribbon_path([(side * 0.3 * x, 0.0262), (side * 0.3 * x + side * long * 0.5, 0.0232), (side * 0.3 * x + side * long, 0.0155)], 0.0016, 0.0002, grey)
            parts.append(place(strip, (0, y * 0.38 - row * y * 0.062, 0), (0, 0, 90)))
    return gather(parts, at, (0, 0, turn))


def ring(material, radius, thick=0.002, turn=(0, 0, 0), at=(0, 0, 0)):
    return place(tube([(radius * math.cos(a), radius * math.sin(a), 0) for a in (math.tau * i / 48 for i in range(48))], thick, material, is_closed=True, steps=0), at, turn)


def jewel_ring(at=(0, 0, 0), stone="#2f5d50", turn=(0, 0, 0), metal=None):
    """Lies on a dish."""
    return gather([ring(metal or brass(), 0.009, 0.0013), lathe([(0, 0), (0.0035, 0.001), (0.0042, 0.003), (0.002, 0.005), (0, 0.005)], glaze(stone), (0.0105, 0, 0), segments=8, steps=0, turn=(0, 90, 0), is_smooth=False)], at, turn)


def pearls(points, radius=0.005, material=None, is_closed=False):
    """A string of them along points."""
    material, line, parts, gone = material or glaze("#f3ece2", "#efe3d6"), smooth_path(points, 40), [], 0.0
    for before, after in zip(line, line[1:]):
        gone += (after - before).length
        if gone >= radius * 2.04:
            gone = 0
            parts.append(orb(material, (after.x, after.y, after.z - radius), radius))
    return gather(parts)


def jewel_stand(at=(0, 0, 0), turn=0, material=None, height=0.2, width=0.2):
    """A foot, a post and two bars."""
    material = material or wood("#a9794c", "#875a33")
    parts = [lathe([(0, 0), (0.06, 0), (0.064, 0.006), (0.06, 0.016), (0.02, 0.02), (0, 0.02)], material, steps=3), tube([(0, 0, 0.015), (0, 0, height)], 0.008, material, steps=0)]
    parts += [tube([(-wide / 2, 0, z), (wide / 2, 0, z)], 0.0065, material, steps=0) for wide, z in ((width, height - 0.01), (width * 0.7, height * 0.62))]
    return gather(parts, at, (0, 0, turn))


def hoop(at, radius=0.02, metal=None, turn=0):
    """Hangs from `at`."""
    return ring(metal or brass(), radius, 0.0016, (90, 0, turn), (at[0], at[1], at[2] - radius))


def drop(at, colour="#2f5d50", metal=None, length=0.04):
    metal = metal or brass()
    bead = lathe([(0, 0), (0.005, 0.004), (0.006, 0.009), (0.003, 0.016), (0, 0.02)], glaze(colour), (0, 0, -length), segments=32)
    return gather([tube([(0, 0, -0.001), (0, 0, -length + 0.018)], 0.0008, metal, steps=0), ring(metal, 0.004, 0.0008, (90, 0, 0)), bead], at)


def dish(material, at=(0, 0, 0), radius=0.06):
    return lathe([(0, 0), (radius * 0.6, 0), (radius * 0.9, 0.008), (radius, 0.02), (radius - 0.004, 0.021), (radius * 0.82, 0.01), (0, 0.006)], material, at)


def perfume(at=(0, 0, 0), scent="#e3b27c", turn=0, scale=1.0, is_round=False):
    """A flask of thick glass, its scent within."""
    clear, gold = glass("#fbf6ee"), brass()
    if is_round:
        parts = [lathe([(0, 0), (0.03, 0), (0.04, 0.012), (0.042, 0.035), (0.028, 0.06), (0.011, 0.068), (0.011, 0.078), (0, 0.078)], glass(scent))]
    else:
        parts = [box((0.062, 0.032, 0.078), (0, 0, 0), clear, bevel=0.005), box((0.05, 0.021, 0.052), (0, 0, 0.009), glass(scent), bevel=0.003)]
    parts.append(lathe([(0, 0.077), (0.01, 0.077), (0.01, 0.088), (0, 0.088)], gold, steps=0, is_smooth=False))
    parts.append(lathe([(0, 0.088), (0.014, 0.088), (0.015, 0.092), (0.015, 0.115), (0.013, 0.118), (0, 0.118)], glaze("#1f1a17") if not is_round else gold, steps=2))
    return gather(parts, at, (0, 0, turn), scale)


def lipstick(at=(0, 0, 0), colour="#9e2b2f", scale=1.0):
    """Open, its cap beside it is the scene's affair."""
    gold = brass()
    stick = lathe([(0, 0.05), (0.0068, 0.05), (0.0068, 0.066), (0.005, 0.073), (0, 0.076)], glaze(colour), segments=48, steps=3)
    return gather([lathe([(0, 0), (0.01, 0), (0.01, 0.034), (0, 0.034)], glaze("#1f1a17"), steps=0, segments=48), lathe([(0.0085, 0.034), (0.0085, 0.053), (0.007, 0.053)], gold, steps=0, segments=48), stick], at, scale=scale)


def standing_mirror(at=(0, 0, 0), radius=0.12, turn=0, pane=None):
    """Round, on a foot; `pane` is what it reflects, where a true mirror would look into nothing."""
    gold, z = brass(), radius + 0.06
    parts = [lathe([(0, 0), (0.06, 0), (0.062, 0.006), (0.05, 0.012), (0.008, 0.018), (0.006, z - radius), (0, z - radius)], gold), place(lathe([(0, 0), (radius, 0)], pane or mirror(), steps=0, turn=(90, 0, 0)), (0, -0.003, z), (84, 0, 0))]
    parts.append(ring(gold, radius, 0.006, (84, 0, 0), (0, 0, z)))
    return gather(parts, at, (0, 0, turn))


def eyeglasses(at=(0, 0, 0), turn=0, frame=None, lens=None, scale=1.0):
    """Lie with their temples open behind; `lens` for sunglasses."""
    frame, parts = frame or glaze("#3a2417", "#6b4526"), []
    for side in (-1, 1):
        middle = side * 0.034
        spots = [(middle + 0.026 * math.cos(a), 0, 0.022 + 0.0215 * math.sin(a)) for a in (math.tau * i / 48 for i in range(48))]
        parts.append(tube(spots, 0.0026, frame, is_closed=True, steps=0))
        if lens:
            parts.append(place(lathe([(0, 0), (0.0255, 0)], lens, steps=0, segments=48), (middle, 0, 0.022), (90, 0, 0), (1, 0.84, 1)))
        parts.append(tube([(side * 0.06, 0, 0.03), (side * 0.064, 0.01, 0.03), (side * 0.062, 0.09, 0.028), (side * 0.058, 0.13, 0.008)], 0.002, frame))
    parts.append(tube([(-0.0085, 0, 0.027), (0, -0.001, 0.031), (0.0085, 0, 0.027)], 0.0022, frame))
    return gather(parts, at, (-6, 0, turn), scale)


def sun_hat(at=(0, 0, 0), turn=(0, 0, 0), band=None, scale=1.0, material=None):
    """Stands on its brim, 0.42 across."""
    material = material or straw()
    wave = lambda angle, z: 0.006 * math.sin(2 * angle) if z < 0.02 else 0.002 * math.sin(2 * angle)
    brim_lift = [(0.215, 0.004), (0.212, 0.009), (0.16, 0.016), (0.105, 0.02), (0.098, 0.032), (0.094, 0.085), (0.084, 0.112), (0.05, 0.122), (0, 0.12)]
    parts = [lathe(brim_lift, material, ripple=wave, segments=160)]
    for vertex in parts[0].data.vertices:
        x, y, z = vertex.co
        reach = max(0, math.hypot(x, y) - 0.1) / 0.115
        vertex.co.z += 0.022 * reach * math.sin(2 * math.atan2(y, x) + 0.6) + 0.02 * reach
    if band:
        parts.append(lathe([(0.1, 0.022), (0.1005, 0.03), (0.098, 0.052), (0.0955, 0.056)], band, segments=96, steps=3, ripple=lambda angle, z: 0.002 * math.sin(2 * angle)))
        for side, long in ((-1, 0.1), (1, 0.075)):
            tail = ribbon_path([(0, 0.04), (-0.02, 0.034), (-0.05, 0.034), (-long, 0.036)], 0.03, 0.0014, band)
            parts.append(gather([tail], (0.01 * side, -0.098, 0), (0, 0, side * 16)))
        parts.append(box((0.02, 0.012, 0.03), (0, -0.104, 0.024), band, bevel=0.004))
    return gather(parts, at, turn, scale)


def wristwatch(at=(0, 0, 0), turn=0, strap=None, face="#f0e9db", scale=1.0):
    """Lies on its buckle, curled; its face looks up."""
    gold = brass()
    loop = [(0.03 * math.cos(a) * 0.9, 0.02 + 0.02 * math.sin(a)) for a in (math.pi * 0.5 + math.tau * i / 24 for i in range(25))]
    parts = [ribbon_path(loop, 0.018, 0.0024, strap or linen("#5a3826"))]
    parts.append(lathe([(0, 0.04), (0.0185, 0.04), (0.0195, 0.043), (0.0185, 0.047), (0.0165, 0.0475)], gold, steps=2, segments=64))
    parts.append(lathe([(0, 0.0468), (0.0168, 0.0468)], paper(face), steps=0))
    for angle, long in ((20, 0.009), (140, 0.013)):
        parts.append(box((0.0011, long, 0.0006), (math.sin(math.radians(angle)) * long / 2, math.cos(math.radians(angle)) * long / 2, 0.0471), glaze("#1f1a17"), bevel=0, turn=(0, 0, -angle)))
    return gather(parts, at, (0, 0, turn), scale)


def shell(at=(0, 0, 0), turn=0, scale=1.0):
    """A scallop, its back up."""
    vertices, rows, columns = [], 14, 60
    for i in range(rows + 1):
        t = i / rows
        for j in range(columns + 1):
            angle = math.radians(-68 + 136 * j / columns)
            rib = 1 + 0.05 * math.cos(j * math.tau / 6) * t
            reach = 0.05 * t * rib
            vertices.append((reach * math.sin(angle), -reach * math.cos(angle), 0.018 * math.sin(math.pi * t**0.7) * math.cos(angle * 1.2) + 0.0012 * t * math.cos(j * math.tau / 6)))
    wide = columns + 1
    faces = [(i * wide + j, i * wide + j + 1, (i + 1) * wide + j + 1, (i + 1) * wide + j) for i in range(rows) for j in range(columns)]
    return place(add_mesh("shell", vertices, faces, stoneware("#ecd6c2", "#e0bba2")), at, (0, 0, turn), scale)
