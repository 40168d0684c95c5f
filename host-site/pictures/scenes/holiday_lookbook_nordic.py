"""Dusk in December: a window with a star, four candles in a row, a bare tree, a fleece on a chair."""
from lights.rigs import add_light, aim_camera, set_sky
from materials.house import fleece, paint, plaster, rattan, wood
from mesh import box
from objects.furniture import armchair
from objects.greenery import branch
from objects.room import curtain, floor, skirting, wall, window
from objects.small import paper_star
from objects.textiles import throw
from objects.vessels import basket, pillar
from objects.views import garden
from materials.house import linen

WIDTH = 2000
EXPOSURE = 0.4


def compose():
    room = plaster("#dfdace")
    wall(room)
    skirting(material=paint("#e9e4d8"))
    floor(wood("#c8a57c", "#ab8459", along=1))
    window((-0.35, -0.02, 0.85), 1.35, 1.5, columns=3, rows=2, frame=paint("#efebe1"), outside=garden(1.35, 1.5, "dusk", 2, 1.1, ("#5f7fb0", 0.8)))
    box((1.44, 0.26, 0.05), (-0.35, -0.13, 0.8), paint("#efebe1"), bevel=0.01)
    box((0.72, 0.13, 0.022), (-0.35, -0.17, 0.85), wood("#9a7047", "#77522f"), bevel=0.008)
    for index, height in enumerate((0.15, 0.11, 0.17, 0.13)):
        pillar((-0.6 + index * 0.166, -0.17, 0.872), 0.032, height)
    paper_star((-0.35, -0.12, 1.86), 0.3, 7, 0.08, turn=4)
    add_light("POINT", (-0.35, -0.12, 1.86), 4.5, "#ffb871", 0.05)
    curtain((-1.36, -0.23, 2.62), 0.55, 2.6, linen("#e9e2d3"), 6, 0.05, 2)
    curtain((0.66, -0.23, 2.62), 0.5, 2.6, linen("#e9e2d3"), 6, 0.05, 5)
    basket(rattan(), (-1.26, -0.62, 0), 0.19, 0.26)
    for number in range(3):
        branch((-1.26 + 0.03 * number, -0.62, 0.1), 1.3 - 0.18 * number, ((-0.08, 0.14, 0.02)[number], (0.0, -0.05, 0.1)[number]), 0, seed=20 + number, twigs=9, radius=0.011)
    chair = armchair(linen("#a9a294"), (1.0, -0.72, 0), -28, seed=3)
    path = [(0.47, 0.5), (0.46, 0.8), (0.37, 0.93), (0.24, 0.93), (0.1, 0.84), (0.0, 0.68), (-0.06, 0.575), (-0.18, 0.545), (-0.34, 0.535), (-0.46, 0.5), (-0.5, 0.38), (-0.5, 0.2)]
    throw(fleece(), path, 0.46, (1.0, -0.72, 0), (0, 0, -28), seed=4, depth=0.018, over=[chair], folds=3)
    set_sky("#8c9cb8", 0.3)
    add_light("AREA", (-0.35, -0.3, 1.7), 14, "#9db8e6", 1.3, (0.0, -3, 0.6), 1.4)
    add_light("AREA", (1.8, -3.6, 2.6), 80, "#ffcf9c", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((-0.1, -4.7, 1.0), (-0.1, 0, 1.0), 45, (-0.3, -0.4, 1.1), 4)
