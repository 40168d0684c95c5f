"""The first of July on moving day: a red runner over three boxes, enamel cups, no chairs."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import leaf, linen, paint, plaster, stoneware
from mesh import box
from objects.greenery import branch
from objects.living import enamel_mug
from objects.room import floor, skirting, wall
from objects.storage import moving_box
from objects.vessels import jug, plate

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.6


def compose():
    wall(plaster("#dcd6c8"))
    floor(back=0)
    skirting(material=paint("#efe9dd"))
    moving_box((-0.22, -0.55, 0), (0.5, 0.42, 0.42), 0)
    moving_box((0.3, -0.55, 0), (0.5, 0.42, 0.42), 0)
    moving_box((0.36, -0.18, 0), (0.46, 0.3, 0.62), 0)
    z, red = 0.424, linen("#8f2a2a")
    box((1.06, 0.26, 0.003), (0.03, -0.56, z), red, bevel=0.001)
    box((0.003, 0.26, 0.2), (-0.5, -0.56, z - 0.197), red, bevel=0.001)
    low = z + 0.003
    jug(stoneware("#f1ece0"), (0.1, -0.5, low), 0.85, 200)
    for index in range(7):
        branch((0.1, -0.5, low + 0.16), 0.22 + 0.02 * index, (0.48 - 0.16 * index, 0.1 - 0.05 * (index % 3)), 34, (0.055, 0.017), seed=50 + index, twigs=3, material=leaf("#4f6f45", "#6d8c5a"))
    enamel_mug("#f3efe6", (-0.14, -0.5, low), 30, 1.0, "#b3202c")
    enamel_mug("#b3202c", (-0.03, -0.64, low), 330, 1.0)
    plate(paint("#f3efe6"), (-0.3, -0.6, low), 0.1)
    light_golden_hour((0.0, 0, 0.8), 0.95, (2, 3), 0.27)
    add_light("AREA", (2.0, -2.6, 2.0), 18, "#ffe6c8", 1.6, (0, 0, 0.5), 1.6)
    aim_camera((-0.75, -2.35, 1.02), (-0.06, -0.5, 0.55), 74, (0, -0.6, 0.5), 4.5)
