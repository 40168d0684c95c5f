"""Cushions, throws, rugs, stockings."""
import math
import random

import bpy
import numpy
from mathutils import Euler, Matrix, Vector, noise
from mathutils.bvhtree import BVHTree

from mesh import add_mesh, box, gather, lathe, list_meshes, place, smooth_path, soft_box, tube
from simulate import settle


def cushion(material, at=(0, 0, 0), size=(0.46, 0.46), thickness=0.17, turn=(0, 0, 0), seed=0, dent=0.0, piping=None):
    """
    Two panels, sewn together and filled, that stand on edge and face the camera; `dent` is the stroke of a hand on top,
    `piping` the cloth of a cord in the seam.
    """
    step = 0.018
    columns, rows = max(8, round(size[0] / step)), max(8, round(size[1] / step))
    index, vertices = {}, []
    for side in (-1, 1):
        for i in range(columns + 1):
            for j in range(rows + 1):
                is_edge = i in (0, columns) or j in (0, rows)
                if is_edge and side > 0:
                    index[i, j, side] = index[i, j, -1]
                    continue
                index[i, j, side] = len(vertices)
                vertices.append((size[0] * (i / columns - 0.5), 0 if is_edge else side * 0.004, size[1] * j / rows))
    faces = []
    for side in (-1, 1):
        for i in range(columns):
            for j in range(rows):
                face = [index[spot] for spot in ((i, j, side), (i + 1, j, side), (i + 1, j + 1, side), (i, j + 1, side))]
                faces.append(face if side < 0 else face[::-1])
    seam = [index[i, 0, -1] for i in range(columns)] + [index[columns, j, -1] for j in range(rows)]
    seam += [index[i, rows, -1] for i in range(columns, 0, -1)] + [index[0, j, -1] for j in range(rows, 0, -1)]
    chance, on_seam = random.Random(seed), set(seam)
    tight = {k: chance.uniform(0, 0.05) for k in seam}
    drawn = lambda a, b: (tight[a] + tight[b]) / 2 if a in on_seam and b in on_seam else -0.01
    spots = settle(vertices, faces, 34, 6, pressure=0.9, shrink=drawn, bending=0.06)
    spots[:, 1] *= thickness / (spots[:, 1].max() - spots[:, 1].min())
    spots[:, 2] -= spots[:, 2].min()
    share = spots[:, 2] / size[1]
    hollow = numpy.exp(-((spots[:, 0] / size[0] / 0.17) ** 2)) * numpy.clip(2 * share - 1, 0, 1) ** 2
    spots[:, 2] -= dent * size[1] * hollow
    spots[:, 1] *= 1 - dent * 2.5 * hollow
    parts = [add_mesh("cushion", spots, faces, material)]
    if piping:
        parts.append(tube([spots[k] for k in seam], 0.004, piping, is_closed=True, steps=0))
    return gather(parts, at, turn) if piping else place(parts[0], at, turn)


def lie_on(things, clearance=0.016):
    """Keeps points out of meshes, also of those that are gathered under what is given."""
    trees = []
    for spots, faces in list_meshes(things):
        corners = numpy.array([tuple(spot) for spot in spots])
        trees.append((BVHTree.FromPolygons(spots, faces), corners.min(0) - clearance, corners.max(0) + clearance))

    def collide(spots):
        spots, touches = spots.copy(), numpy.zeros(len(spots), bool)
        for tree, low, high in trees:
            for k in numpy.flatnonzero(((spots > low) & (spots < high)).all(1)):
                near, normal, _, _ = tree.find_nearest(spots[k])
                depth = (Vector(spots[k]) - near).dot(normal)
                if depth < clearance:
                    spots[k] = near + normal * clearance
                    touches[k] = True
        return spots, touches

    return collide


def lay_grid(path, width, drift):
    """Rows of spots along `path`, points of (y, z), 2 cm apart; `drift` moves a row aside."""
    line = smooth_path([(0, y, z) for y, z in path], 14)
    length = sum((b - a).length for a, b in zip(line, line[1:]))
    rows, columns = round(length / 0.02), round(width / 0.02)
    spots, normals = numpy.empty((rows + 1, columns + 1, 3)), numpy.empty((rows + 1, columns + 1, 3))
    for i in range(rows + 1):
        spot = i / rows * (len(line) - 1)
        a, b = line[int(spot)], line[min(int(spot) + 1, len(line) - 1)]
        ahead = (b - a if b != a else line[-1] - line[-2]).normalized()
        spots[i], normals[i] = a.lerp(b, spot % 1), (0, ahead.z, -ahead.y)
        spots[i, :, 0] += (numpy.arange(columns + 1) / columns - 0.5) * width + drift(i / rows)
    return spots, normals


def find_normals(spots, outward):
    """Of a grid of spots, on the side to which `outward` points."""
    across = numpy.gradient(spots, axis=1)
    normals = numpy.cross(across, numpy.gradient(spots, axis=0))
    normals /= numpy.maximum(numpy.linalg.norm(normals, axis=2, keepdims=True), 1e-9)
    return normals * numpy.where((normals * outward).sum() < 0, -1, 1)


def throw(material, path, width=0.5, at=(0, 0, 0), turn=(0, 0, 0), seed=0, depth=0.016, fringe=None, over=(), folds=None):
    """
    Laid along `path`, points of (y, z), in loose folds `depth` high. What it lies `over` bears it: its first row is
    held, the rest settles on it before it folds.
    """
    chance = random.Random(seed)
    phase, folds = chance.uniform(0, 6), folds or width / 0.13
    spots, outward = lay_grid(path, width, lambda along: 0.03 * math.sin(3 * along + phase))
    rows, columns = (count - 1 for count in spots.shape[:2])
    chart = [(spots[i, j, 0], i * 0.02) for i in range(rows + 1) for j in range(columns + 1)]
    along, across = numpy.meshgrid(numpy.arange(rows + 1) / rows, numpy.arange(columns + 1) / columns, indexing="ij")
    fall = 0.4 + 0.6 * abs(2 * along - 1)
    ridge = numpy.sin(math.tau * folds * across + phase + 1.4 * numpy.sin(2.6 * along + across * 3)) + 0.5 * numpy.sin(11 * across + 5 * along + phase)
    faces = [(i * (columns + 1) + j, i * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j) for i in range(rows) for j in range(columns)]
    if over:
        where = Matrix.Translation(at) @ Euler([math.radians(angle) for angle in turn]).to_matrix().to_4x4()
        back = where.inverted()
        laid = [where @ Vector(spot) for spot in (spots + outward * 0.02).reshape(-1, 3)]
        held = range(2 * (columns + 1))
        settled = settle(laid, faces, 40, 10, gravity=0.0005, pinned=held, bending=0.05, give=0.9, collide=lie_on(over, 0.012), drag=0.2)
        spots = numpy.array([back @ Vector(spot) for spot in settled]).reshape(spots.shape)
        outward = find_normals(spots, outward)
        # Cloth that lies on something folds away from it only.
        ridge = numpy.clip(0.55 + 0.5 * ridge, 0, None) ** 1.4
    spots = spots + outward * (depth * (fall * ridge + (0.1 if over else 1.2)))[..., None]
    vertices = spots.reshape(-1, 3)
    body = add_mesh("throw", vertices, faces, material)
    places = body.data.uv_layers.new(name="cloth")
    for loop in body.data.loops:
        places.data[loop.index].uv = chart[loop.vertex_index]
    for kind, name in (("SUBSURF", "smooth"), ("SOLIDIFY", "thickness")):
        body.modifiers.new(name, kind)
    body.modifiers["smooth"].render_levels = 2
    body.modifiers["thickness"].thickness, body.modifiers["thickness"].offset = 0.009, 0
    parts = [body]
    if fringe:
        for first, inner in ((0, columns + 1), (rows * (columns + 1), (rows - 1) * (columns + 1))):
            edge = [Vector(vertices[first + j]) for j in range(columns + 1)]
            away = [(Vector(vertices[first + j]) - Vector(vertices[inner + j])).normalized() for j in range(columns + 1)]
            for number in range(int(width / 0.009)):
                spot = (number + 0.5) / int(width / 0.009) * columns
                root, out = edge[int(spot)].lerp(edge[min(int(spot) + 1, columns)], spot % 1), away[int(spot)]
                sway = Vector((chance.uniform(-0.012, 0.012), chance.uniform(-0.008, 0.008), -0.012))
                parts.append(tube([root, root + out * 0.025 + sway * 0.3, root + out * 0.052 + sway], 0.0023, fringe if fringe is not True else material, taper=0.0012, steps=4))
    return gather(parts, at, turn)


def folded_throw(material, at=(0, 0, 0), size=(0.4, 0.3), layers=3, turn=0, thick=0.028):
    parts = [soft_box((size[0] - 0.012 * i, size[1] - 0.01 * i, thick), material, (0.004 * i, 0, thick * 0.92 * i), thick * 0.48, 0.006, seed=i) for i in range(layers)]
    return gather(parts, at, (0, 0, turn))


def rug(material, at=(0, 0, 0), size=(2.4, 1.6), border=None, turn=0):
    parts = [box((*size, 0.012), (0, 0, 0), material, bevel=0.005)]
    if border:
        for inset in (0.08, 0.13):
            x, y = size[0] / 2 - inset, size[1] / 2 - inset
            parts += [box((2 * x, 0.02, 0.0135), (0, side * y, 0), border, bevel=0) for side in (-1, 1)]
            parts += [box((0.02, 2 * y, 0.0135), (side * x, 0, 0), border, bevel=0) for side in (-1, 1)]
    return gather(parts, at, (0, 0, turn))


def round_rug(material, at=(0, 0, 0), radius=1.0):
    return lathe([(0, 0.012), (radius - 0.01, 0.014), (radius, 0.004), (radius, 0)], material, at, steps=4, ripple=lambda angle, z: 0.006 * math.sin(9 * angle))


def knit_on(body, chart, toe):
    """The mesh of a stocking with heel and toe of another wool; `chart` has the share along and across of each vertex."""
    places = body.data.uv_layers.new(name="chart")
    for loop in body.data.loops:
        places.data[loop.index].uv = chart[loop.vertex_index]
    bpy.context.view_layer.update()
    fine = bpy.data.meshes.new_from_object(body.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    fine.materials.append(toe)
    for face in fine.polygons:
        along, across = (sum(fine.uv_layers["chart"].data[k].uv[axis] for k in face.loop_indices) / face.loop_total for axis in (0, 1))
        face.material_index = int(along > 0.85 or ((along - 0.6) / 0.12) ** 2 + (across / 0.44) ** 2 < 1)
    return fine


def stocking(material, cuff, at=(0, 0, 0), scale=1.0, turn=0, seed=0, loop=None, toe=None):
    """Hangs from `at`: knitted, filled, 0.46 long, its toe to the right; heel and toe of `toe`."""
    chance = random.Random(seed)
    line = smooth_path([(0, 0, 0), (0, 0, -0.12), (0.004, 0, -0.24), (0.03, 0, -0.33), (0.09, 0, -0.375), (0.15, 0, -0.388), (0.2, 0, -0.384)], 11)
    shares = [(0, 0.074), (0.3, 0.074), (0.5, 0.07), (0.6, 0.076), (0.68, 0.08), (0.78, 0.07), (0.86, 0.064), (0.92, 0.056), (0.96, 0.044), (0.985, 0.03), (1, 0.014)]
    columns, rows = 14, len(line) - 1
    vertices, index = [], {}
    for i, spot in enumerate(line):
        along = i / rows
        wide = numpy.interp(along, *zip(*shares))
        ahead = (line[min(i + 1, rows)] - line[max(i - 1, 0)]).normalized()
        across = Vector((-ahead.z, 0, ahead.x))
        for side in (-1, 1):
            for j in range(columns + 1):
                is_edge = j in (0, columns) or i == rows
                if is_edge and side > 0:
                    index[i, j, side] = index[i, j, -1]
                    continue
                u = 2 * j / columns - 1
                index[i, j, side] = len(vertices)
                open_by = 0.03 * math.sqrt(1 - u * u) * max(0, 1 - i / 6) + 0.003 * (not is_edge)
                heel = 1 + 0.3 * math.exp(-(((along - 0.6) / 0.09) ** 2)) * max(0, -u)
                vertices.append(spot + across * u * wide * heel + Vector((0, side * open_by, 0)))
    faces = []
    for side in (-1, 1):
        for i in range(rows):
            for j in range(columns):
                face = [index[spot] for spot in ((i, j, side), (i + 1, j, side), (i + 1, j + 1, side), (i, j + 1, side))]
                faces.append(face[::-1] if side < 0 else face)
    held = [index[0, j, side] for j in range(columns + 1) for side in (-1, 1)]
    tight = {k: chance.uniform(-0.01, 0.05) for k in range(len(vertices))}
    spots = settle(vertices, faces, 40, 8, gravity=0.00006, pressure=0.5, pinned=held, shrink=lambda a, b: (tight[a] + tight[b]) / 2, bending=0.05)
    deepest = numpy.abs(spots[:, 1]).max()
    for k, spot in enumerate(spots):
        lump = 1 + 0.5 * noise.noise(Vector((spot[0] * 9 + seed * 3, math.copysign(1, spot[1]), spot[2] * 11)))
        spots[k, 1] *= 0.044 / deepest * lump if k not in held else 1
    body = add_mesh("stocking", spots, faces, material)
    smooth = body.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 3 if toe else 2
    if toe:
        chart = {index[i, j, side]: (i / rows, j / columns) for i in range(rows + 1) for j in range(columns + 1) for side in (-1, 1)}
        body.data = knit_on(body, chart, toe)
        body.modifiers.clear()
    sway = chance.uniform(0, 6)
    ribs = lambda angle, z: 0.002 * math.cos(angle * 34) + 0.004 * math.sin(2 * angle + sway) * (z < 0) + 0.003 * math.sin(5 * angle + 30 * z + sway) * (z < -0.02)
    band = lathe([(0.07, -0.092), (0.082, -0.086), (0.085, -0.045), (0.083, -0.004), (0.076, 0.006), (0.068, 0.0), (0.066, -0.05)], cuff, ripple=ribs, segments=240)
    band.scale = (1, 0.5, 1)
    hook = tube([(-0.062, 0, -0.01), (-0.066, 0.01, 0.05), (-0.06, 0.03, 0.075), (-0.055, 0.01, 0.05), (-0.058, 0, -0.01)], 0.004, loop or cuff)
    return gather([body, band, hook], at, (chance.uniform(-2, 2), chance.uniform(-4, 3), turn), scale)
