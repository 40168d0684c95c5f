"""The washstand: a stool with soap on a saucer, oatmeal towels, pegs above."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import iron, linen, paint, stoneware, wood
from materials.surface import surface
from materials.weaves import ticking, woven
from mesh import box, gather, soft_box, tube
from objects.furniture import stool
from objects.room import floor, skirting, wall
from objects.storage import folded_pile, peg_rail
from objects.vessels import jug, plate
from objects.wearables import scarf

WIDTH = 800
HEIGHT = 1.25


def hanging_brush(at):
    """A clothes brush in front of the wall; `at` is the top of the peg on which its loop hangs."""
    beech, bristle = wood("#c49a66", "#a87c4c", along=2), surface("bristle", "#4b3a2c", 0.9)
    loop = [(-0.006, 0, -0.062), (-0.009, 0, -0.02), (0, 0, 0.003), (0.009, 0, -0.02), (0.006, 0, -0.062)]
    parts = [
        tube(loop, 0.0016, linen("#d9cbb0")),
        soft_box((0.024, 0.016, 0.1), beech, (0, 0, -0.15), 0.007, 0.002),
        soft_box((0.05, 0.018, 0.13), beech, (0, 0, -0.265), 0.008, 0.003),
        soft_box((0.042, 0.022, 0.118), bristle, (0, -0.017, -0.259), 0.004, 0.001),
    ]
    return gather(parts, at, (0, 0, 24))


def compose():
    white = paint("#ece6d8")
    wall(white)
    for index in range(-14, 15):
        box((0.098, 0.012, 1.2), (index * 0.1, -0.006, 0), white, bevel=0.004)
    box((3, 0.04, 0.03), (0, -0.02, 1.2), white, bevel=0.008)
    skirting(material=white)
    floor(wood("#a87a4d", "#865c38", along=1))
    peg_rail((0.0, -0.012, 1.08), 0.72, 4, wood("#8a6240", "#6b4829"))
    scarf(woven("#ddcfb4", "#c3b18f", 0.02, 0.3, "X"), (0.09, -0.1, 1.085), 0.42, 0.2, seed=3)
    hanging_brush((-0.09, -0.095, 1.098))
    stool((-0.04, -0.3, 0), 0.19, 0.46, wood("#b98d5f", "#946a40"))
    top = 0.46
    folded_pile(("#e5dac4", "#d9cbb0", "#efe7d6"), (-0.1, -0.27, top), (0.2, 0.17), 3)
    plate(stoneware("#f2ead9"), (0.07, -0.36, top), 0.062)
    soft_box((0.074, 0.048, 0.026), surface("soap", "#e6cf9f", 0.45, 0.4), (0.07, -0.36, top + 0.007), 0.012, 0.004, (0, 0, 24))
    jug(stoneware("#f2ead9"), (0.085, -0.2, top), 0.6, 150)
    light_golden_hour((0.02, 0, 0.8), 0.95, (2, 3), 0.28)
    add_light("AREA", (1.6, -2.8, 1.8), 20, "#ffe6c8", 1.8, (0, -0.2, 0.6), 1.8)
    aim_camera((0.3, -2.1, 0.95), (-0.01, -0.12, 0.74), 66, (0, -0.35, 0.55), 4.5)
