"""A moss-green wall, a bistro table, blossom in a jug: a garden that is indoors."""
import math
import random

from lights.rigs import aim_camera, light_morning
from materials.house import glaze, leaf, paint, plaster, stoneware, wood
from mesh import add_mesh, gather
from mathutils import Matrix, Vector
from objects.art import print_in_frame
from objects.greenery import branch, copy_of
from objects.room import floor, skirting, wall
from objects.terrace import bistro_chair, bistro_table, clay_pot
from objects.vessels import jug, mug, plate

WIDTH = 2000
EXPOSURE = 0.25


def blossom(at, height, lean, seed, colour="#f2dcd6"):
    """The same branch twice: once with a few leaves, once with petals."""
    branch(at, height, lean, 10, (0.04, 0.02), seed, leaf("#7f9763", "#93a873"), twigs=5)
    branch(at, height, lean, 150, (0.02, 0.019), seed, paint(colour), twigs=5, bend=-0.4)


def frond(material, length, seed):
    """Arches; leaflets in pairs that grow smaller to the tip."""
    vertices, faces, steps = [], [], 26
    for step in range(steps):
        t = step / (steps - 1)
        spot = Vector((length * (t - 0.18 * t**3), 0, length * (0.62 * t - 0.66 * t * t)))
        reach = length * 0.19 * math.sin(math.pi * (0.12 + 0.86 * t)) + 0.004
        for side in (-1, 1):
            start, wide = len(vertices), length * 0.017
            tip = spot + Vector((reach * 0.35, side * reach, -reach * 0.28))
            middle = (spot + tip) / 2 + Vector((0, 0, reach * 0.08))
            vertices += [spot, middle + Vector((-wide, 0, 0)), tip, middle + Vector((wide, 0, 0))]
            faces.append((start, start + 1, start + 2, start + 3))
        if step:
            vertices += [last + Vector((0, -0.002, 0)), last + Vector((0, 0.002, 0)), spot + Vector((0, 0.001, 0)), spot + Vector((0, -0.001, 0))]
            faces.append(tuple(range(len(vertices) - 4, len(vertices))))
        last = spot
    return add_mesh("frond", vertices, faces, material)


def fern(at, rim=0.26, size=0.5, count=30, seed=1):
    chance = random.Random(seed)
    green = leaf("#5a7a46", "#76935a")
    fronds = [frond(green, size * reach, seed + index) for index, reach in enumerate((1.0, 0.85, 0.7))]
    parts = []
    for index in range(count):
        turn = Matrix.Rotation(index * 2.4, 4, "Z") @ Matrix.Rotation(-chance.uniform(-0.1, 0.75), 4, "Y") @ Matrix.Rotation(chance.uniform(-0.3, 0.3), 4, "X")
        parts.append(copy_of(chance.choice(fronds), Matrix.Translation((0, 0, rim)) @ turn @ Matrix.Scale(chance.uniform(0.75, 1.1), 4)))
    for thing in fronds:
        thing.hide_render = True
    return gather(parts, at)


def furnish():
    moss = plaster("#5f6b4c")
    wall(moss)
    skirting(material=paint("#5f6b4c"))
    floor(wood("#b08a5f", "#8c6a44", along=1))
    oak = wood("#b98d5f", "#946a40", along=2)
    spots = ((-1.34, 1.6, 0.3, 0.4, ("#56683f", "#6f8156")), (-0.95, 1.75, 0.26, 0.34, ("#8a9672", "#a3ad8a")), (-0.95, 1.37, 0.26, 0.3, ("#3f5a37", "#56743f")), (-0.54, 1.62, 0.34, 0.46, ("#6b5a3c", "#8a774f")), (1.02, 1.62, 0.26, 0.34, ("#56683f", "#7b8f5c")))
    for index, (x, z, wide, high, colours) in enumerate(spots):
        print_in_frame("leaves", (x, 0, z), (wide, high), oak, colours, 0.1, seed=index * 3 + 1, thick=0.016, ground="#f3ecdb")
    green = paint("#2f4236")
    bistro_table((0.06, -0.72, 0), 0.36, 0.73, paint("#efe8d9"), green)
    bistro_chair((-0.6, -0.62, 0), 52, green, wood())
    bistro_chair((0.72, -0.55, 0), -48, green, wood())
    jug(stoneware("#ece4d4"), (0.06, -0.68, 0.73), 1.15, 205)
    for index, (lean, tall) in enumerate(((-0.5, 0.62), (-0.12, 0.78), (0.22, 0.7), (0.55, 0.56))):
        blossom((0.06, -0.68, 0.96), tall, (lean, 0.05 - 0.06 * index), 70 + index)
    mug(glaze("#8a4a3a"), (-0.1, -0.9, 0.73), 200, 0.95)
    plate(stoneware("#ece4d4"), (0.2, -0.92, 0.73), 0.09)
    clay_pot((1.22, -0.6, 0), 0.2, 0.32)
    fern((1.22, -0.6, 0), 0.3, 0.62, 34, 3)


def compose():
    furnish()
    light_morning(1.15)
    aim_camera((0.1, -4.3, 1.14), (0.1, 0, 1.0), 46, (0, -0.7, 0.9), 4)
