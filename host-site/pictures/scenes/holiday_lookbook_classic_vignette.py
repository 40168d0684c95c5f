"""What goes on the tree, from the inside out: red glass, gold pears, a bow, a sprig of fir."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import brass, plaster, wood
from materials.surface import surface
from mesh import box, gather, lathe, tube
from objects.giving import sprig, spool
from objects.room import room_behind, wall
from objects.snapshots import table_top
from objects.vessels import orb, pear, pillar

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.8


def bauble(colour, at, radius=0.036, turn=(0, 0, 0)):
    skin = surface("bauble", colour, 0.12, 0.7)
    cap = lathe([(0.009, radius * 1.96), (0.009, radius * 2.18), (0, radius * 2.2)], brass(), steps=0)
    ring = tube([(0.006, 0, radius * 2.2), (0.0, 0, radius * 2.42), (-0.006, 0, radius * 2.2)], 0.0011, brass())
    return gather([orb(skin, (0, 0, 0), radius), cap, ring], at, turn)


def crate(at, size, material):
    """A low wooden box, open at the top, with a lattice of card."""
    x, y, z = size
    parts = [box((x, y, 0.01), (0, 0, 0), material)]
    parts += [box((x, 0.012, z), (0, s * (y / 2 - 0.006), 0), material, bevel=0.002) for s in (-1, 1)]
    parts += [box((0.012, y - 0.024, z), (s * (x / 2 - 0.006), 0, 0), material, bevel=0.002) for s in (-1, 1)]
    return gather(parts, at)


def compose():
    wall(plaster("#22414d"), y=0.7)
    room_behind(y=-3.6)
    table_top(wood("#7d5436", "#5f3d25"), depth=1.3, width=3)
    z = 0.75
    crate((0, 0.08, z), (0.42, 0.32, 0.07), wood("#b98d5b", "#98703f"))
    gold = brass()
    for column in range(4):
        for row in range(3):
            x, y = -0.145 + column * 0.097, -0.02 + row * 0.1
            if (column + row) % 4 == 1:
                pear(gold, (x, y, z + 0.012), 0.82, (0, 0, 40 * column))
            elif (column, row) != (3, 0):
                bauble("#9b1c20" if (column * 2 + row) % 3 else "#6d1218", (x, y, z + 0.012), 0.037, (6 * (column - 1), 5 * (row - 1), 0))
    bauble("#9b1c20", (0.19, -0.17, z + 0.002), 0.037, (64, 0, 120))
    sprig((-0.28, -0.13, z + 0.006), 12, 0.3, seed=5, is_flat=False)
    sprig((-0.3, -0.06, z + 0.006), 30, 0.22, seed=8, is_flat=False)
    spool("#8c2f26", (0.08, -0.2, z), tail=0.0)
    pillar((0.29, 0.3, z), 0.04, 0.13)
    light_evening(2.6)
    add_light("AREA", (-1.2, -0.7, 1.9), 13, "#ffd9a8", 0.6, (0, 0, 0.78), 0.6)
    aim_camera((0.0, -1.02, 1.36), (0.0, 0.03, 0.8), 50, (0, -0.02, 0.8), 4.5)
