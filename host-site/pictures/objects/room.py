"""Walls, floors, windows and what is fixed to them."""
import math
import random

from materials.house import paint, plaster, voile, wood
from materials.surface import glow
from mesh import add_mesh, box, place


def wall(material=None, y=0.0, width=9.0, height=3.4, x=0.0):
    return box((width, 0.1, height), (x, y + 0.05, 0), material or plaster(), bevel=0)


def skirting(y=0.0, width=9.0, material=None, height=0.14):
    return box((width, 0.022, height), (0, y - 0.011, 0), material or paint(), bevel=0.005)


def floor(material=None, plank=0.14, depth=6.0, width=9.0, back=0.0):
    """Boards that run to the camera, none quite like the next."""
    material = material or wood("#b58a5c", "#946a40", along=1)
    boards = []
    for index in range(int(width / plank)):
        x = -width / 2 + (index + 0.5) * plank
        board = box((plank - 0.002, depth, 0.03), (x, back - depth / 2, -0.03), material, bevel=0.002)
        for vertex in board.data.vertices:
            vertex.co.y += (index * 0.73) % 1.9
        boards.append(board)
    return boards


def room_behind(y=-4.5, material=None, x=1.9):
    """What a mirror and polished things see: the other side of the room, with a window."""
    box((9, 0.1, 3.4), (0, y, 0), material or plaster(), bevel=0)
    box((1.5, 0.04, 1.9), (x, y + 0.08, 0.7), glow("far window", "#e4edf6", 1.3), bevel=0)
    for side in (-0.75, 0, 0.75):
        box((0.05, 0.06, 2.0), (x + side, y + 0.12, 0.65), paint(), bevel=0)
    box((1.5, 0.06, 0.05), (x, y + 0.12, 1.6), paint(), bevel=0)
    box((1.9, 0.8, 0.8), (x - 2.2, y + 0.6, 0), wood(), bevel=0.03)


def window(at, width=1.2, height=1.7, sky="#dfeaf6", strength=3.0, columns=2, rows=3, frame=None, outside=None):
    """`at` is the middle of its sill on the wall's face; `outside` is the material of its pane, a view."""
    x, y, z = at
    frame = frame or paint()
    parts = [box((width, 0.02, height), (x, y + 0.02, z), outside or glow("day", sky, strength), bevel=0)]
    for side in (-1, 1):
        parts.append(box((0.09, 0.09, height + 0.18), (x + side * (width / 2 + 0.045), y - 0.02, z - 0.09), frame))
    parts.append(box((width + 0.18, 0.09, 0.09), (x, y - 0.02, z + height), frame))
    parts.append(box((width + 0.34, 0.2, 0.045), (x, y - 0.07, z - 0.06), frame, bevel=0.01))
    for column in range(1, columns):
        parts.append(box((0.028, 0.035, height), (x - width / 2 + width * column / columns, y - 0.005, z), frame))
    for row in range(1, rows):
        parts.append(box((width, 0.029, 0.024), (x, y - 0.005, z + height * row / rows - 0.012), frame))
    return parts


def curtain(at, width=0.7, height=2.5, material=None, folds=7, depth=0.045, seed=0, gathered=0.0):
    """Hangs from `at`, the middle of its upper edge; `gathered` draws it in at the waist."""
    chance = random.Random(seed)
    phases = [chance.uniform(-0.5, 0.5) for _ in range(folds + 2)]
    columns, rows = folds * 16, 40
    vertices = []
    for row in range(rows + 1):
        down = row / rows
        for column in range(columns + 1):
            share = column / columns
            wave = math.sin(math.tau * folds * share + phases[int(share * folds)] * math.sin(math.pi * ((share * folds) % 1)))
            swing = depth * (0.6 + 0.5 * down) * wave + 0.02 * math.sin(3 * down + 9 * share)
            waist = 1 - gathered * math.exp(-(((down - 0.62) / 0.2) ** 2))
            vertices.append(((share - 0.5) * width * waist * (0.94 + 0.08 * down), swing, -height * down))
    faces = [
        (i * (columns + 1) + j, i * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j)
        for i in range(rows)
        for j in range(columns)
    ]
    return place(add_mesh("curtain", vertices, faces, material or voile()), at)


def panels(spans, y=0.0, low=0.95, high=2.75, material=None):
    """Mouldings on a wall; `spans` are (left, right)."""
    material = material or paint()
    for left, right in spans:
        middle, wide = (left + right) / 2, right - left
        for z in (low, high):
            box((wide, 0.02, 0.03), (middle, y - 0.01, z), material, bevel=0.008)
        for x in (left, right):
            box((0.03, 0.02, high - low + 0.03), (x, y - 0.01, low), material, bevel=0.008)


def mantel(at=(0, 0, 0), width=1.7, height=1.15, material=None, hearth=None, inside=None):
    """A fireplace: the shelf is `height` high and 0.28 deep."""
    material = material or paint()
    x, y, z = at
    parts = []
    for side in (-1, 1):
        parts.append(box((0.24, 0.175, height - 0.1), (x + side * (width / 2 - 0.17), y - 0.0875, z), material, bevel=0.008))
        parts.append(box((0.16, 0.02, height - 0.62), (x + side * (width / 2 - 0.17), y - 0.182, z + 0.2), material, bevel=0.008))
        parts.append(box((0.29, 0.2, 0.14), (x + side * (width / 2 - 0.17), y - 0.1, z), material, bevel=0.008))
    parts.append(box((width - 0.1, 0.16, 0.28), (x, y - 0.08, z + height - 0.36), material, bevel=0.008))
    parts.append(box((width, 0.21, 0.04), (x, y - 0.105, z + height - 0.09), material, bevel=0.015))
    parts.append(box((width + 0.14, 0.28, 0.05), (x, y - 0.14, z + height - 0.05), material, bevel=0.012))
    parts.append(box((width - 0.58, 0.02, height - 0.36), (x, y - 0.005, z), inside or paint("#2b2724"), bevel=0))
    parts.append(box((width + 0.3, 0.5, 0.04), (x, y - 0.25, z - 0.01), hearth or paint("#8d857a"), bevel=0.008))
    return parts
