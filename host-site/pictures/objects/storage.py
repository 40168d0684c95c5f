"""Where things go: pegs, baskets that are not round, a wardrobe without doors, folded sweaters."""
import random

from materials.house import brass, kraft, linen, rattan, wood
from materials.surface import surface
from mesh import box, gather, lathe, soft_box, tube


def peg_rail(at, width=1.2, pegs=6, material=None):
    """`at` is the middle of the rail on the wall's face."""
    material = material or wood()
    parts = [box((width, 0.022, 0.09), (0, -0.011, -0.045), material, bevel=0.005)]
    for index in range(pegs):
        x = -width / 2 + width * (index + 0.5) / pegs
        parts.append(lathe([(0, 0), (0.011, 0), (0.009, 0.03), (0.011, 0.062), (0.02, 0.07), (0.02, 0.08), (0, 0.084)], material, (x, -0.02, 0), segments=48, turn=(80, 0, 0)))
    return gather(parts, at)


def square_basket(material=None, at=(0, 0, 0), size=(0.34, 0.3, 0.24), turn=0, has_lid=False):
    """Coils laid one on the other, with rounded corners and two handles."""
    material = material or rattan()
    x, y, z = size
    parts, rows = [box((x - 0.03, y - 0.03, 0.012), (0, 0, 0), material)], int(z / 0.017)
    for row in range(rows):
        grow = 1 - 0.06 * (1 - row / rows)
        half_x, half_y, round_off = x / 2 * grow, y / 2 * grow, 0.05
        corners = []
        for sx, sy, order in ((1, -1, 1), (1, 1, -1), (-1, 1, 1), (-1, -1, -1)):
            ends = [(sx * (half_x - round_off), sy * half_y), (sx * (half_x - round_off * 0.3), sy * (half_y - round_off * 0.3)), (sx * half_x, sy * (half_y - round_off))]
            corners += ends if order > 0 else ends[::-1]
        parts.append(tube([(px, py, 0.01 + row * 0.017) for px, py in corners], 0.0105, material, is_closed=True, steps=0))
    if has_lid:
        parts.append(soft_box((x + 0.012, y + 0.012, 0.035), material, (0, 0, z - 0.012), 0.016, 0.006, cells=18))
        parts.append(tube([(-0.03, 0, z + 0.02), (-0.02, 0, z + 0.045), (0.02, 0, z + 0.045), (0.03, 0, z + 0.02)], 0.006, material))
    else:
        for side in (-1, 1):
            parts.append(tube([(side * (x / 2 - 0.005), -0.05, z - 0.03), (side * (x / 2 + 0.02), -0.035, z + 0.035), (side * (x / 2 + 0.02), 0.035, z + 0.035), (side * (x / 2 - 0.005), 0.05, z - 0.03)], 0.008, material))
    return gather(parts, at, (0, 0, turn))


def folded_pile(colours, at=(0, 0, 0), size=(0.3, 0.26), seed=0, cloth=None):
    """Sweaters on each other, their folds to the front. Returns the height of the pile."""
    chance = random.Random(seed)
    z = at[2]
    for index, colour in enumerate(colours):
        thick = chance.uniform(0.046, 0.062)
        wide = size[0] * chance.uniform(0.93, 1.0)
        material = (cloth or linen)(colour)
        for half in range(2):
            soft_box((wide - 0.006 * half, size[1] - 0.008 * half, thick * 0.55), material, (at[0] + chance.uniform(-0.006, 0.006), at[1] + chance.uniform(-0.004, 0.004), z + half * thick * 0.47), thick * 0.27, 0.005, cells=16, seed=seed + index * 3 + half)
        z += thick
    return z - at[2]


def open_wardrobe(at=(0, 0, 0), columns=(0.85, 0.45, 0.85), height=2.15, depth=0.5, material=None, shelves=((), (0.45, 0.8, 1.15, 1.5), ()), rods=((1.78,), (), (1.78,)), top=1.92, base=0.12):
    """Boards with their backs to the wall; a number for each column's width, the heights of its shelves and rods."""
    material = material or wood()
    upright = wood(along=2) if material.name.startswith("wood") else material
    wide, board = sum(columns), 0.028
    parts = [box((wide + board - 0.004, depth - 0.006, board), (0, 0.003, z), material, bevel=0.003) for z in (base, top, height)]
    parts.append(box((wide - 0.06, depth - 0.06, base), (0, 0.02, 0), material, bevel=0))
    x = -wide / 2
    for index in range(len(columns) + 1):
        parts.append(box((board, depth, height + board), (x, 0, 0), upright, bevel=0.003))
        if index == len(columns):
            break
        middle = x + columns[index] / 2
        for z in shelves[index]:
            parts.append(box((columns[index] - board, depth - 0.02, board * 0.8), (middle, 0.01, z), material, bevel=0.003))
        for z in rods[index]:
            parts.append(tube([(x + board / 2, 0, z), (x + columns[index] - board / 2, 0, z)], 0.012, brass(), steps=0))
        x += columns[index]
    return gather(parts, at)


def moving_box(at=(0, 0, 0), size=(0.5, 0.38, 0.36), turn=0, is_open=False):
    """Cardboard, taped along the top; or open, its flaps out."""
    x, y, z = size
    board, tape = kraft("#b98f60", "#ad8355"), surface("tape", "#c9a777", 0.3, 0.5)
    if not is_open:
        parts = [box(size, (0, 0, 0), board, bevel=0.006), box((x + 0.002, 0.05, 0.07), (0, 0, z - 0.0695), tape, bevel=0.004)]
        parts.append(box((x - 0.004, 0.003, 0.001), (0, 0, z), kraft("#8f6a43", "#865f3a"), bevel=0))
        return gather(parts, at, (0, 0, turn))
    parts = [box((x, y, 0.01), (0, 0, 0), board)]
    for side in (-1, 1):
        parts.append(box((x, 0.006, z), (0, side * (y / 2 - 0.003), 0), board, bevel=0.002))
        parts.append(box((0.006, y - 0.012, z), (side * (x / 2 - 0.003), 0, 0), board, bevel=0.002))
        parts.append(gather([box((x - 0.01, 0.005, y / 2), (0, 0, 0), board, bevel=0.002)], (0, side * (y / 2 - 0.003), z), (side * -128 if side > 0 else 122, 0, 0)))
        parts.append(gather([box((0.005, y - 0.014, y * 0.45), (0, 0, 0), board, bevel=0.002)], (side * (x / 2 - 0.003), 0, z), (0, side * 116, 0)))
    return gather(parts, at, (0, 0, turn))
