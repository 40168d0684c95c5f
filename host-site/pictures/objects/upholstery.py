"""What is upholstered: seams with piping, cushions with weight, frames that are straight."""
import math
import random

import numpy
from mathutils import Vector, noise

from mesh import add_mesh, gather, place, tube
from simulate import settle


def spread_cells(half, rim, step):
    """Where the lines of a grid lie: close to each other in the rounded rim, `step` apart between."""
    inner = half - rim
    middle = max(2, math.ceil(2 * inner / step))
    edge = [inner + rim * math.sin(math.pi / 2 * k / 6) for k in range(1, 7)]
    return [-v for v in reversed(edge)] + [inner * (2 * k / middle - 1) for k in range(middle + 1)] + edge


def padded_block(size, material, at=(0, 0, 0), rim=0.025, crown=0.008, turn=(0, 0, 0), step=0.03, uneven=0.0025, seed=0):
    """A frame under cloth: rounded edges, faces that swell by `crown`. `at` is the middle of its underside."""
    half = [side / 2 for side in size]
    rim = min(rim, min(half) * 0.95)
    vertices, faces = [], []
    for axis in range(3):
        first, second = (axis + 1) % 3, (axis + 2) % 3
        rows, columns = spread_cells(half[first], rim, step), spread_cells(half[second], rim, step)
        for side in (-1, 1):
            start = len(vertices)
            for u in rows:
                for v in columns:
                    outer = Vector((0, 0, 0))
                    outer[axis], outer[first], outer[second] = side * half[axis], u, v
                    inner = Vector([max(-half[k] + rim, min(half[k] - rim, outer[k])) for k in range(3)])
                    spot = inner + (outer - inner).normalized() * rim
                    swell = (1 - (u / half[first]) ** 2) * (1 - (v / half[second]) ** 2)
                    spot[axis] += side * (crown * swell**0.7 + uneven * noise.noise(spot * 9 + Vector((seed, 0, 0))) * min(1, 3 * swell))
                    vertices.append(spot)
            width = len(columns)
            faces += [(start + i * width + j, start + i * width + j + 1, start + (i + 1) * width + j + 1, start + (i + 1) * width + j) for i in range(len(rows) - 1) for j in range(width - 1)]
    for vertex in vertices:
        vertex.z += half[2]
    return place(add_mesh("block", vertices, faces, material), at, turn)


def lie_flat(spots):
    """The floor, or what a cushion lies on."""
    touches = spots[:, 2] < 0
    return numpy.where(touches[:, None] & [False, False, True], 0, spots), touches


def into_corner(u, v, half_width, half_depth, radius):
    """A point of a rectangle, moved where the rectangle has round corners."""
    inner = Vector((max(-half_width + radius, min(half_width - radius, u)), max(-half_depth + radius, min(half_depth - radius, v))))
    out = Vector((u, v)) - inner
    longest = max(abs(out.x), abs(out.y))
    return inner + out.normalized() * longest if longest > 0 else inner


def boxed_cushion(size, material, at=(0, 0, 0), turn=(0, 0, 0), radius=0.05, fill=1.0, piping=0.0045, sag=0.0, slump=0.0, seed=0, step=0.022):
    """
    Two panels and a band between them, sewn with piping and filled; its panels are level. `fill` is how tightly,
    `sag` how deep someone has sat, `slump` how far its filling has sunk where it stands on edge. `at` is the middle of its underside.
    """
    width, depth, high = size
    columns, rows = round(width / step), round(depth / step)
    vertices, faces = [], []

    def panel(z, is_top):
        start = len(vertices)
        for i in range(columns + 1):
            for j in range(rows + 1):
                spot = into_corner(width * (i / columns - 0.5), depth * (j / rows - 0.5), width / 2, depth / 2, radius)
                vertices.append((spot.x, spot.y, z))
        for i in range(columns):
            for j in range(rows):
                a = start + i * (rows + 1) + j
                face = (a, a + rows + 1, a + rows + 2, a + 1)
                faces.append(face if is_top else face[::-1])
        line = [i * (rows + 1) for i in range(columns + 1)] + [columns * (rows + 1) + j for j in range(1, rows + 1)]
        line += [i * (rows + 1) + rows for i in range(columns - 1, -1, -1)] + list(range(rows - 1, 0, -1))
        return [start + k for k in line]

    low, high_seam = panel(0, False), panel(high, True)
    levels, count, previous = max(3, round(high / step)), len(low), low
    for level in range(1, levels + 1):
        current = high_seam
        if level < levels:
            current = range(len(vertices), len(vertices) + count)
            vertices += [(*vertices[k][:2], high * level / levels) for k in low]
        faces += [(previous[k], previous[(k + 1) % count], current[(k + 1) % count], current[k]) for k in range(count)]
        previous = list(current)
    seams = {*low, *high_seam}
    chance = random.Random(seed)
    tight = {k: chance.uniform(0.0, 0.03) for k in seams}
    drawn = lambda a, b: (tight[a] + tight[b]) / 2 if a in seams and b in seams else 0.002
    spots = settle(vertices, faces, 30, 8, 0, 0.12 * fill, shrink=drawn, collide=lie_flat)
    share = numpy.clip(spots[:, 2] / spots[:, 2].max(), 0, 1)
    across, along = spots[:, 0] / width * 2, spots[:, 1] / depth * 2
    spots[:, 2] -= sag * share * numpy.exp(-((across / 0.62) ** 2) - ((along / 0.62) ** 2))
    upper = numpy.clip(along * 0.5 + 0.5, 0, 1)
    spots[:, 1] -= slump * numpy.clip(1 - across**2, 0, 1) * upper**2
    spots[:, 2] *= 1 + slump * 6 * (0.5 - upper) * share
    parts = [add_mesh("cushion", spots, faces, material)]
    if piping:
        parts += [tube([spots[k] for k in line], piping, material, is_closed=True, steps=0) for line in (low, high_seam)]
    return gather(parts, at, turn)


def extruded(outline, depth, material, at=(0, 0, 0), rim=0.012, crown=0.004):
    """An outline of (x, z) drawn out along y, its ends swollen a little and rounded at the edge."""
    count, rows = len(outline), [(0.0, 0), (0.3, 0.06), (1.0, 0.3), (1.0, 0.5), (1.0, 0.7), (0.3, 0.94), (0.0, 1)]
    middle = Vector((sum(x for x, _ in outline) / count, 0, sum(z for _, z in outline) / count))
    vertices = []
    for share, along in rows:
        y = {0: -depth / 2, 1: depth / 2}.get(along, depth * (along - 0.5) if share == 1 else math.copysign(depth / 2 - rim * 0.35, along - 0.5))
        for x, z in outline:
            spot = Vector((x, 0, z))
            inward = (middle - spot).normalized() * rim * (1 - share)
            vertices.append(spot + inward + Vector((0, y, 0)))
    faces = [(r * count + k, r * count + (k + 1) % count, (r + 1) * count + (k + 1) % count, (r + 1) * count + k) for r in range(len(rows) - 1) for k in range(count)]
    for start, side in ((0, -1), ((len(rows) - 1) * count, 1)):
        vertices.append(middle + Vector((0, side * (depth / 2 + crown), 0)))
        faces += [(start + k, start + (k + 1) % count, len(vertices) - 1) for k in range(count)]
    return place(add_mesh("extruded", vertices, faces, material), at)


def outline_arm(shape, width, height, lean):
    """The front of an arm about its middle, seen from the camera; `lean` is the side on which its roll hangs over."""
    if shape == "rolled":
        radius = width * 0.52
        middle = (lean * width * 0.16, height - radius)
        start, end = (-0.30, 1.30) if lean > 0 else (-0.30, 1.30)
        roll = [(middle[0] + radius * math.cos(math.pi * t), middle[1] + radius * math.sin(math.pi * t)) for t in (start + (end - start) * k / 30 for k in range(31))]
        return [(-width * 0.34, 0.0), (width * 0.34, 0.0), (width * 0.34, height * 0.3), *roll, (-width * 0.34, height * 0.3)]
    corner, points = 0.022, []
    for number, (x, z) in enumerate(((width / 2, height), (-width / 2, height))):
        for k in range(6):
            angle = math.pi / 2 * (number + k / 5)
            points.append((x - math.copysign(corner, x) + corner * math.cos(angle), z - corner + corner * math.sin(angle)))
    return [(-width / 2, 0.0), (width / 2, 0.0), *points]


def settee(cover, width, depth=0.84, seats=2, arm=0.15, arm_height=0.6, arm_shape="track", seat_height=0.455, back_height=0.84, leg_height=0.14, legs=None, piping=None, fill=1.0, seed=0, sag=0.012):
    """
    A sofa or an armchair, about its middle, that faces the camera: a frame, loose cushions, piping along its seams.
    `arm_shape` is "track" for a straight arm, "rolled" for one that rolls outwards.
    """
    piping = piping or cover
    inner = (width - 2 * arm) / seats
    front, high = -depth / 2, 0.145
    base = seat_height - high - 0.02 - leg_height
    parts = [padded_block((width - 2 * arm + 0.02, depth - 0.05, base), cover, (0, 0.01, leg_height), 0.018, 0.006, seed=seed)]
    parts.append(tube([(-width / 2 + arm, front + 0.031, leg_height + base - 0.012), (width / 2 - arm, front + 0.031, leg_height + base - 0.012)], 0.0045, piping, steps=0))
    back = padded_block((width - 0.02, 0.15, back_height - leg_height), cover, (0, depth / 2 - 0.11, leg_height), 0.04, 0.01, (-7, 0, 0), seed=seed + 1)
    parts.append(back)
    for index in range(seats):
        x = (index - (seats - 1) / 2) * inner
        parts.append(boxed_cushion((inner - 0.004, depth - 0.17, high), cover, (x, front + (depth - 0.17) / 2 + 0.005, seat_height - high - 0.02), (0, 0, 0), 0.045, fill, sag=sag, seed=seed * 7 + index))
        tall = back_height - seat_height + 0.035
        parts.append(boxed_cushion((inner - 0.012, tall, 0.13), cover, (x, depth / 2 - 0.165, seat_height + tall / 2 + 0.005), (79, 0, 0), 0.06, fill * 1.5, slump=0.014, seed=seed * 7 + 3 + index))
    for side in (-1, 1):
        x = side * (width / 2 - arm / 2)
        outline = outline_arm(arm_shape, arm, arm_height - leg_height, side)
        parts.append(extruded(outline, depth, cover, (x, 0, leg_height)))
        parts.append(tube([(x + u, front + 0.004, leg_height + z) for u, z in outline], 0.005, piping, is_closed=True, steps=0))
        for y in (-1, 1):
            spot, foot = (side * (width / 2 - 0.09), y * (depth / 2 - 0.09)), (side * (width / 2 - 0.07), y * (depth / 2 - 0.065))
            parts.append(tube([(*spot, leg_height + 0.02), (*foot, 0)], 0.023, legs, taper=0.014, steps=0))
    return parts
