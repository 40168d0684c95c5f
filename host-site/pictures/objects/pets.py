"""Animals that keep still."""
import math

import bpy
from mathutils import Matrix, Vector

from materials.surface import surface
from mesh import add_mesh, gather, tube


def melt(balls, material, voxel=0.004, rounds=6):
    """One skin around balls of (middle, radii, degrees about z)."""
    vertices, faces, rings = [], [], 20
    for middle, radii, turn in balls:
        start, spin = len(vertices), Matrix.Rotation(math.radians(turn), 3, "Z")
        for i in range(rings + 1):
            for j in range(rings * 2):
                polar, angle = math.pi * i / rings, math.pi * j / rings
                unit = (math.sin(polar) * math.cos(angle), math.sin(polar) * math.sin(angle), math.cos(polar))
                vertices.append(spin @ Vector([a * b for a, b in zip(unit, radii)]) + Vector(middle))
        width = rings * 2
        faces += [
            (start + i * width + j, start + (i + 1) * width + j, start + (i + 1) * width + (j + 1) % width, start + i * width + (j + 1) % width)
            for i in range(rings)
            for j in range(width)
        ]
    thing = add_mesh("skin", vertices, faces, material)
    remesh = thing.modifiers.new("remesh", "REMESH")
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = "VOXEL", voxel, True
    smooth = thing.modifiers.new("smooth", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, rounds
    return thing


def grow_fur(thing, count=45000, length=0.006, seed=0):
    """Short hair that lies down, in the material of the skin."""
    bpy.context.view_layer.update()
    thing.data = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.modifiers.new("fur", "PARTICLE_SYSTEM")
    thing.particle_systems[0].seed = seed
    hair = thing.particle_systems[0].settings
    hair.type, hair.count, hair.hair_step = "HAIR", count, 3
    hair.hair_length = length
    hair.normal_factor, hair.factor_random = 0.004, 0.0012
    hair.object_align_factor = (0.003, -0.001, -0.005)
    hair.display_step = hair.render_step = 3
    hair.root_radius, hair.tip_radius, hair.radius_scale = 1.0, 0.15, 0.0005
    return thing


def sleeping_cat(at=(0, 0, 0), turn=0, coat="#4a4547", second="#3a3638"):
    """Curled up, its nose by its tail, about 40 cm across."""
    skin = surface("coat", coat, roughness=0.9, specular=0.15, bump=0.8, grain=(420, 420, 420), second=second, spread=(34, 9, 9), sheen=0.5)

    def on_ring(degrees, radius, height):
        angle = math.radians(degrees)
        return (radius * math.cos(angle), radius * math.sin(angle) * 0.86, height)

    balls = [((0, 0.0, 0.045), (0.12, 0.1, 0.05), 0)]
    for step in range(25):
        share = step / 24
        thick = 0.072 + 0.03 * math.sin(math.pi * min(1, share * 1.05) ** 1.6) + (0.006 if share > 0.7 else 0)
        balls.append((on_ring(-5 + 240 * share, 0.115, thick * 0.86), (thick, thick, thick * 0.92), 0))
    # Hind leg and paw, tail.
    balls.append((on_ring(232, 0.135, 0.05), (0.075, 0.055, 0.058), 20))
    balls.append(((0.0, -0.13, 0.022), (0.06, 0.024, 0.022), -4))
    for step in range(22):
        share = step / 21
        thick = 0.025 - 0.008 * share
        balls.append((on_ring(208 + 96 * share, 0.208 - 0.03 * share, thick * 0.9), (thick, thick, thick), 0))
    # Head, with cheeks and a short muzzle.
    head = Vector((0.085, -0.108, 0.068))
    balls += [(head, (0.058, 0.052, 0.05), 30), (head + Vector((-0.018, -0.036, -0.016)), (0.03, 0.026, 0.022), 30)]
    balls += [(head + Vector(spot), (0.03, 0.03, 0.026), 0) for spot in ((-0.038, -0.012, -0.014), (0.02, -0.034, -0.014))]
    # Ears.
    for x, y in ((-0.03, 0.012), (0.03, -0.012)):
        for step in range(9):
            share = step / 8
            balls.append((head + Vector((x * (1 + share * 0.35), y, 0.03 + 0.044 * share)), (0.027 * (1 - share) + 0.002, 0.009 * (1 - share) + 0.004, 0.008), -20))
    dark = surface("lid", "#2a2422", roughness=0.6)
    nose = surface("nose", "#b0776b", roughness=0.5)
    parts = [grow_fur(melt(balls, skin)), melt([(head + Vector((-0.034, -0.064, -0.011)), (0.0075, 0.005, 0.0055), 30)], nose, 0.001, 1)]
    for x, y in ((-0.04, -0.036), (0.006, -0.056)):
        middle = head + Vector((x, y, 0.004))
        parts.append(tube([middle + Vector((-0.009, 0.004, 0.003)), middle + Vector((0, -0.002, -0.002)), middle + Vector((0.009, -0.002, 0.003))], 0.0014, dark))
    return gather(parts, at, (0, 0, turn))
