"""A corner of someone's home for a picture taken from close by: what the thing stands on, and a hint of the room behind."""
from lights.rigs import aim_camera
from materials.house import glaze, linen, paint, plaster, stoneware, terracotta, wood
from mesh import box, soft_box
from objects.furniture import shelf
from objects.greenery import house_plant
from objects.lamps import table_lamp
from objects.room import curtain, floor, skirting, wall, window
from objects.small import picture_frame, pile_of_books
from objects.textiles import cushion
from objects.vessels import vase


def table_top(material=None, depth=0.9, width=2.6, z=0.75, y=0.0):
    """A board whose upper face is at `z`."""
    return box((width, depth, 0.04), (0, y, z - 0.04), material or wood(), bevel=0.008)


def room(colour="#e4d9c6", y=0.9, boards=None, has_skirting=True):
    wall(plaster(colour), y=y)
    floor(boards or wood("#a9805a", "#86603c", along=1), back=y)
    if has_skirting:
        skirting(y=y, material=paint("#efe9dd"))


def far_window(x=-0.35, y=0.9, z=0.85, width=0.9, strength=2.2, has_curtain=True):
    window((x, y - 0.04, z), width, 1.4, strength=strength)
    if has_curtain:
        curtain((x + width * 0.52, y - 0.1, z + 1.55), 0.42, 2.2, linen("#ede3d0"), 4, seed=3)


def far_plant(at=(0.5, 0.6, 0), height=0.8, seed=3, pot="#b97650"):
    body = vase("globe", terracotta(pot, pot), scale=1.1)
    return house_plant(body, at, height, 18, seed)


def far_shelf(at=(0.3, 0.9, 1.15), width=0.9, seed=2):
    """A board on the wall with books, a vase and a jug that no one looks at."""
    x, y, z = at
    shelf(at, width, 0.2, wood("#9a7148", "#7b5632"))
    top = pile_of_books((x - width * 0.22, y - 0.1, z), 3, seed)
    vase("globe", glaze("#3d5a4c"), (x - width * 0.22, y - 0.1, top), 0.5)
    vase("bottle", stoneware("#d8c9b0"), (x + width * 0.15, y - 0.1, z), 0.8)
    vase("jug", terracotta(), (x + width * 0.32, y - 0.1, z), 0.7)


def far_lamp(at=(0.45, 0.62, 0.75), power=4, colour="#6d4a35"):
    return table_lamp(glaze(colour), at, power)


def far_frame(at=(0.3, 0.9, 1.05), size=(0.42, 0.54), seed=3, colours=("#c98f6a", "#24423a", "#e2cdb0")):
    return picture_frame(at, size, wood("#8d6540", "#6c4a2b", along=2), colours, seed)


def bed(colour="#efe7da", z=0.5, width=1.7, depth=1.5, y=0.5, pillows=("#efe7da", "#c9b79b")):
    """The end of a bed that is made: its cover's upper face is about at `z`."""
    soft_box((width, depth, 0.24), linen(colour), (0, y, z - 0.235), 0.09, 0.012, cells=40, sag=0.008)
    for index, shade in enumerate(pillows):
        cushion(linen(shade), (-0.32 + 0.55 * index, y + depth * 0.33 - 0.06 * index, z - 0.02), (0.62, 0.42), 0.2, (-24, 0, -6 + 10 * index), index)


def snap(at, towards, lens=44, aperture=1.3, sharp_at=None):
    """A phone held a little above what it looks at."""
    return aim_camera(at, towards, lens, sharp_at, aperture)
