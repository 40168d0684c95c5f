"""A scrubbed table before the guests come: white stoneware, a striped runner, squash in a basket."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.cloth import striped
from materials.house import fruit, paint, plaster, rattan, stoneware, wood
from mesh import box, gather, lathe, tube
from objects.greenery import branch
from objects.lamps import warm
from objects.living import bench, farm_table, squash
from objects.room import floor, skirting, wall
from objects.textiles import throw
from objects.vessels import basket, bowl, jug, plate

EXPOSURE = 0.15
WIDTH = 2000


def metal_pendant(at, drop=1.2, radius=0.24):
    """`at` is the middle of its rim."""
    black, white = paint("#22211f"), paint("#f4ede0")
    outer = [(radius, 0), (radius * 0.97, 0.05), (radius * 0.75, 0.13), (radius * 0.3, 0.19), (0.035, 0.21), (0.03, 0.27), (0, 0.275)]
    hood = lathe(outer, black, steps=6)
    lining = lathe([(r * 0.985, z - 0.004) for r, z in outer[:5]], white, steps=6)
    cord = tube([(0, 0, 0.27), (0, 0, 0.27 + drop)], 0.004, black, steps=0)
    return gather([hood, lining, cord, add_light("POINT", (0, 0, 0.05), 12, warm, 0.04)], at)


def beadboard(width=7.0, height=1.25, board=0.1):
    material = paint("#e9e4d8")
    for index in range(int(width / board)):
        box((board - 0.003, 0.02, height), (-width / 2 + (index + 0.5) * board, -0.01, 0), material, bevel=0.005)
    box((width, 0.05, 0.035), (0, -0.025, height), material, bevel=0.008)


def furnish():
    wall(plaster("#a3ad9f"))
    beadboard()
    skirting(-0.02, material=paint("#e9e4d8"))
    floor(wood("#a98357", "#8a6640", along=1))
    farm_table((0, -0.75, 0), 1.95, 0.86)
    throw(striped("#efe7d8", "#4a5a66", "x", 16, 0.24), [(-0.9, 0.766), (0.0, 0.766), (0.9, 0.766)], 0.4, (0, -0.75, 0), (0, 0, 90), depth=0.0015)
    bench((0.1, -1.42, 0), 1.5, 0.32, 0.45)
    white = stoneware("#f1ebe0", "#e6dece")
    jug(white, (-0.42, -0.72, 0.77), 1.15, 25)
    for index, lean in enumerate((-0.35, 0.05, 0.4)):
        branch((-0.42, -0.72, 1.0), 0.5 - 0.05 * index, (lean, 0.03), 26, (0.06, 0.035), seed=21 + index, twigs=4, material=wood("#a8783f", "#8c4f2c"))
    jug(white, (-0.16, -0.62, 0.77), 0.72, -20)
    for index, size in enumerate((0.135, 0.125, 0.115)):
        bowl(white, (0.14, -0.8, 0.77 + 0.026 * index), size, 0.075)
    for index in range(4):
        plate(white, (0.56, -0.7, 0.768 + 0.012 * index), 0.14)
    squash(fruit("#e9e0cb", "#dcd0b4"), (0.36, -0.6, 0.768), 0.07, 0.6, 11, 30)
    metal_pendant((0.1, -0.75, 1.5))
    basket(rattan(), (0.74, -1.42, 0.45), 0.19, 0.17)
    for x, y, z, radius, colour, second in ((-0.075, -0.035, 0.1, 0.085, "#b9622f", "#a4542a"), (0.08, -0.05, 0.11, 0.072, "#e2d6bb", "#d3c4a2"), (0.02, 0.085, 0.12, 0.08, "#5c6b4c", "#6f7c58"), (0.005, -0.02, 0.19, 0.066, "#c98a3c", "#b87a30")):
        squash(fruit(colour, second), (0.74 + x, -1.42 + y, 0.45 + z), radius, 0.64, 10, 40 * x, (14, -10))


def compose():
    furnish()
    light_morning(1.0)
    aim_camera((0.12, -4.3, 1.4), (0.12, 0, 0.98), 49, (0, -0.8, 0.9), 4)
