"""A mantel on a December afternoon: cedar, brown velvet, glass candlesticks, paper stars."""
from lights.rigs import add_light, aim_camera, light_winter
from materials.house import glass, glaze, kraft, paint, paper, plaster, velvet
from objects.greenery import garland
from objects.room import floor, mantel, skirting, wall
from objects.small import hanging_bow, paper_star, present
from objects.vessels import candlestick, pillar, vase

WIDTH = 2000


def compose():
    wall(plaster("#8f957f"))
    skirting(material=paint("#efe9dd"))
    floor()
    mantel((0, 0, 0), 1.9, 1.12, paint("#efe9dd"))
    top = 1.12
    line = [(-1.12, -0.2, 0.62), (-1.06, -0.24, 0.95), (-0.98, -0.24, 1.17), (-0.6, -0.22, 1.15), (-0.2, -0.24, 1.14), (0.25, -0.24, 1.15), (0.7, -0.22, 1.16), (0.98, -0.24, 1.17), (1.06, -0.24, 0.98), (1.14, -0.2, 0.72)]
    garland(line, 0.1, 430, seed=8, is_flat=True, hang=1.0, twig_length=0.19)
    brown = velvet("#5a3826")
    for x in (-0.97, 0.97):
        hanging_bow(brown, (x, -0.34, 1.15), 0.125, 0.042, 0.34)
    smoke, amber = glass("#dfe6df"), glass("#d8a866")
    for x, y, height, taper, material in (
        (-0.72, -0.12, 0.3, 0.24, smoke),
        (-0.6, -0.1, 0.2, 0.26, amber),
        (-0.46, -0.12, 0.25, 0.2, smoke),
        (0.48, -0.11, 0.22, 0.22, amber),
        (0.6, -0.12, 0.32, 0.2, smoke),
    ):
        candlestick(material, (x, y, top), height, taper)
    vase("bottle", glaze("#1f3d2f"), (0.8, -0.13, top), 1.0)
    for x, z, radius, points, turn in ((-0.14, 1.7, 0.22, 8, 4), (0.2, 1.87, 0.14, 7, -6), (0.22, 1.55, 0.11, 8, 10)):
        paper_star((x, -0.07, z), radius, points, 0.05, turn=turn)
    green, brown_paper, cream = paper("#2c4a3c"), kraft(), paper("#efe4d0")
    present((0.46, 0.34, 0.24), brown_paper, brown, (-0.3, -0.62, 0.03), 14, 0.034)
    present((0.32, 0.26, 0.15), green, velvet("#b98d5b"), (-0.33, -0.6, 0.275), -8, 0.026)
    present((0.28, 0.28, 0.3), cream, velvet("#24423a"), (0.18, -0.55, 0.03), -16, 0.03)
    present((0.24, 0.2, 0.12), brown_paper, velvet("#7b2f26"), (0.52, -0.8, 0.0), 24, 0.022)
    present((0.36, 0.36, 0.2), green, brown, (1.16, -0.5, 0), -20, 0.034)
    present((0.24, 0.24, 0.2), brown_paper, velvet("#24423a"), (1.14, -0.49, 0.204), 6, 0.024)
    for x, height in ((0.34, 0.2), (0.45, 0.13), (0.54, 0.17)):
        pillar((x, -0.12, 0.03), 0.038, height)
    light_winter(0.9)
    add_light("POINT", (0, -0.8, 1.9), 3, "#ffc890", 0.4)
    aim_camera((0.0, -4.5, 0.98), (0.0, 0, 0.98), 50, (0, -0.3, 1.2), 4)
