"""Shapes that objects are made of. Metres, z up, the camera looks along y."""
import math

import bmesh
import bpy
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree


def add_mesh(name, vertices, faces, material, is_smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    mesh.validate()
    shape = bmesh.new()
    shape.from_mesh(mesh)
    bmesh.ops.remove_doubles(shape, verts=shape.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces)
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set("use_smooth", [is_smooth] * len(mesh.polygons))
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def place(thing, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Degrees; `scale` is a number or one for each axis."""
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    thing.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return thing


def gather(things, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Several things that move as one."""
    parent = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(parent)
    for thing in things:
        if thing.parent is None:
            thing.parent = parent
    return place(parent, at, turn, scale)


def list_meshes(things):
    """Meshes as they will be rendered, also of what is gathered: corners in the room, faces."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for thing in [one for group in things for one in (group, *group.children_recursive)]:
        if thing.type == "MESH":
            mesh = thing.evaluated_get(graph).to_mesh()
            yield [thing.matrix_world @ vertex.co for vertex in mesh.vertices], [tuple(face.vertices) for face in mesh.polygons]


def set_down(thing, on, sink=0.006):
    """Moves a thing up or down until it touches what it lies `on`, and `sink` farther: cushions give way."""
    trees = [BVHTree.FromPolygons(spots, faces) for spots, faces in list_meshes(on)]
    spots = [spot for found, _ in list_meshes([thing]) for spot in found]
    lowest, highest = min(spot.z for spot in spots), max(spot.z for spot in spots)
    gaps = []
    for spot in spots:
        if spot.z > lowest + min(0.04, (highest - lowest) * 0.3):
            continue
        start = Vector((spot.x, spot.y, lowest + 0.12))
        hits = [hit.z for hit in (tree.ray_cast(start, (0, 0, -1), 0.6)[0] for tree in trees) if hit]
        if hits:
            gaps.append(spot.z - max(hits))
    if not gaps:
        raise ValueError("Nothing is under it.")
    thing.location.z -= min(gaps) + sink
    return thing


def box(size, at, material, bevel=0.004, turn=(0, 0, 0)):
    """`at` is the middle of its underside."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (0, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = add_mesh("box", corners, faces, material, is_smooth=False)
    if bevel:
        modifier = thing.modifiers.new("bevel", "BEVEL")
        modifier.width = min(bevel, min(size) * 0.45)
        modifier.segments = 3
    return place(thing, at, turn)


def smooth_path(points, steps=10):
    """Points with a Catmull-Rom curve through them."""
    vectors = [Vector(point) for point in points]
    padded = [vectors[0] * 2 - vectors[1], *vectors, vectors[-1] * 2 - vectors[-2]]
    path = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for step in range(steps):
            t = step / steps
            path.append(
                (b * 2 + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t**2 + (b * 3 - a - c * 3 + d) * t**3) / 2
            )
    return [*path, vectors[-1]]


def lathe(profile, material, at=(0, 0, 0), segments=96, steps=8, ripple=None, turn=(0, 0, 0), is_smooth=True):
    """Turns a profile of (radius, height) about the z axis. `ripple(angle, height)` moves the wall out, in metres."""
    rows = smooth_path([(radius, 0, height) for radius, height in profile], steps) if steps else [
        Vector((radius, 0, height)) for radius, height in profile
    ]
    vertices = []
    for row in rows:
        for segment in range(segments):
            angle = math.tau * segment / segments
            radius = max(row.x, 0.0) + (ripple(angle, row.z) if ripple and row.x > 0 else 0)
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), row.z))
    faces = [
        (i * segments + j, i * segments + (j + 1) % segments, (i + 1) * segments + (j + 1) % segments, (i + 1) * segments + j)
        for i in range(len(rows) - 1)
        for j in range(segments)
    ]
    return place(add_mesh("lathe", vertices, faces, material, is_smooth), at, turn)


def tube(points, radius, material, taper=None, is_closed=False, steps=8):
    """A round bar along points; `taper` is its radius at the end."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 1
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    path = smooth_path(points, steps) if steps else [Vector(point) for point in points]
    line = curve.splines.new("POLY")
    line.points.add(len(path) - 1)
    line.use_cyclic_u = is_closed
    for index, (point, spot) in enumerate(zip(line.points, path)):
        point.co = (*spot, 1)
        point.radius = radius + ((taper if taper is not None else radius) - radius) * index / (len(path) - 1)
    line.use_smooth = True
    thing = bpy.data.objects.new("tube", curve)
    curve.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def soft_box(size, material, at=(0, 0, 0), roundness=0.05, bulge=0.02, turn=(0, 0, 0), cells=22, sag=0.004, seed=0):
    """An upholstered block: rounded edges, faces that swell, a surface that is not quite even."""
    half = [side / 2 for side in size]
    roundness = min(roundness, min(half) * 0.98)
    vertices, faces = [], []
    for axis in range(3):
        for side in (-1, 1):
            start = len(vertices)
            for i in range(cells + 1):
                for j in range(cells + 1):
                    unit = [0.0, 0.0, 0.0]
                    u, v = (math.sin(math.pi / 2 * (2 * k / cells - 1)) for k in (i, j))
                    unit[axis], unit[(axis + 1) % 3], unit[(axis + 2) % 3] = side, u, v
                    outer = Vector([unit[k] * half[k] for k in range(3)])
                    inner = Vector([max(-half[k] + roundness, min(half[k] - roundness, outer[k])) for k in range(3)])
                    spot = inner + (outer - inner).normalized() * roundness
                    spot[axis] += side * bulge * (1 - u * u) * (1 - v * v)
                    spot += Vector(noise.noise_vector(spot * 6 + Vector((seed, 0, 0)))) * sag
                    vertices.append(spot)
            width = cells + 1
            faces += [
                (start + i * width + j, start + i * width + j + 1, start + (i + 1) * width + j + 1, start + (i + 1) * width + j)
                for i in range(cells)
                for j in range(cells)
            ]
    for vertex in vertices:
        vertex.z += half[2]
    return place(add_mesh("soft box", vertices, faces, material), at, turn)


def ribbon_path(points, width, thickness, material, fold=None):
    """A flat band along points in the y-z plane, `width` across in x. `fold(across, along)` lifts it, in metres."""
    path = smooth_path([(0, y, z) for y, z in points], 14)
    across = max(4, int(width / 0.012)) if fold else 4
    vertices, faces = [], []
    for index, spot in enumerate(path):
        ahead = path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]
        normal = Vector((0, ahead.z, -ahead.y)).normalized()
        along = index / (len(path) - 1)
        for column in range(across + 1):
            share = column / across
            lift = fold(share, along) if fold else 0
            vertices.append(spot + Vector(((share - 0.5) * width, 0, 0)) + normal * lift)
    faces = [
        (i * (across + 1) + j, i * (across + 1) + j + 1, (i + 1) * (across + 1) + j + 1, (i + 1) * (across + 1) + j)
        for i in range(len(path) - 1)
        for j in range(across)
    ]
    thing = add_mesh("band", vertices, faces, material)
    thing.modifiers.new("thickness", "SOLIDIFY").thickness = thickness
    thing.modifiers["thickness"].offset = 0
    return thing
