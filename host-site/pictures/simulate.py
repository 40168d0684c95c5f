"""
Cloth that falls, swells and wrinkles: points that keep their distances (Müller and others, "Position Based Dynamics",
2007). Blender's own simulation takes minutes where this takes a second.
"""
import numpy


def list_springs(faces):
    """Pairs of vertices that keep their distance: edges and diagonals, and next neighbours across an edge for stiffness."""
    near, far, across = set(), set(), {}
    for face in faces:
        for a, b in zip(face, (*face[1:], face[0])):
            edge = (min(a, b), max(a, b))
            near.add(edge)
            across.setdefault(edge, []).append([v for v in face if v not in edge])
        if len(face) == 4:
            near.update({tuple(sorted((face[0], face[2]))), tuple(sorted((face[1], face[3])))})
    for sides in across.values():
        if len(sides) == 2:
            for a in sides[0]:
                far.update(tuple(sorted((a, b))) for b in sides[1] if a != b)
    return sorted(near), sorted(far - near)


def sort_apart(springs):
    """Batches of springs in which no vertex comes twice, so that each batch is one step."""
    busy, batches = {}, []
    for number, (a, b) in enumerate(springs):
        taken = busy.setdefault(a, 0) | busy.setdefault(b, 0)
        batch = (~taken & (taken + 1)).bit_length() - 1
        busy[a] |= 1 << batch
        busy[b] |= 1 << batch
        while len(batches) <= batch:
            batches.append([])
        batches[batch].append(number)
    return [numpy.array(batch) for batch in batches]


def settle(vertices, faces, steps=40, rounds=8, gravity=0.0, pressure=0.0, pinned=(), shrink=None, bending=0.12, give=0.35, collide=None, drag=0.06, slip=0.1):
    """
    Where the vertices come to rest. `gravity` and `pressure` in metres a step squared, `shrink` a share for each pair
    of vertices, `give` how much cloth resists when it is pushed together, `collide` returns the points moved out of what is solid, and
    which of them touch it; of their speed `slip` remains.
    """
    spots = numpy.array([tuple(v) for v in vertices], numpy.float64)
    near, far = list_springs(faces)
    groups = []
    for springs, push, pull in ((near, give, 1.0), (far, bending, bending)):
        pairs = numpy.array(springs).reshape(-1, 2)
        rest = numpy.linalg.norm(spots[pairs[:, 0]] - spots[pairs[:, 1]], axis=1)
        if shrink is not None and springs is near:
            rest = rest * numpy.array([1 - shrink(a, b) for a, b in springs])
        groups += [(pairs[batch, 0], pairs[batch, 1], rest[batch], push, pull) for batch in sort_apart(springs)]
    loose = numpy.ones((len(spots), 1))
    loose[list(pinned)] = 0
    triangles = numpy.array([t for face in faces for t in ((face[0], face[1], face[2]), (face[0], face[2], face[3]))[: len(face) - 2]])
    before = spots.copy()
    for _ in range(steps):
        push = numpy.zeros_like(spots)
        push[:, 2] -= gravity
        if pressure:
            a, b, c = (spots[triangles[:, k]] for k in range(3))
            normals = numpy.cross(b - a, c - a)
            for k in range(3):
                numpy.add.at(push, triangles[:, k], normals * pressure)
        now = spots + ((spots - before) * (1 - drag) + push) * loose
        before, spots = spots, now
        for _ in range(rounds):
            for a, b, rest, less, more in groups:
                gap = spots[b] - spots[a]
                length = numpy.maximum(numpy.linalg.norm(gap, axis=1), 1e-9)
                off = length - rest
                weight = numpy.where(off > 0, more, less) * off / length / numpy.maximum(loose[a, 0] + loose[b, 0], 1e-9)
                move = gap * weight[:, None]
                spots[a] += move * loose[a]
                spots[b] -= move * loose[b]
        if collide:
            fixed, touches = collide(spots)
            # What lies on cloth is held by it.
            before = numpy.where(touches[:, None], fixed - (spots - before) * slip, before)
            spots = fixed
    return spots
