"""An exhibition: drawings on a cord, a horse and a tray of stones below, all of it dated."""
import random

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import linen, paper, plaster, wood
from materials.surface import surface
from mesh import box, gather, tube
from objects.art import kinds
from objects.furniture import shelf
from objects.playthings import ball, block, wooden_horse
from objects.room import wall

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7


def pinned(kind, at, size, colours, tilt, seed, ground="#faf4e8"):
    """A sheet that hangs from a clothespin; `at` is the cord."""
    x, z = size
    sheet = [box((x, 0.0012, z), (0, -0.0128, -z / 2), paper(ground), bevel=0), *kinds[kind](x * 0.86, z * 0.86, colours, random.Random(seed))]
    hung = gather(sheet, (0, 0.007, -z / 2 + 0.008))
    oak = wood("#cfa676", "#b58a5c", along=2)
    pin = [box((0.011, 0.007, 0.056), (0, y, -0.03), oak, bevel=0.0015) for y in (-0.0125, 0.002)]
    return gather([hung, *pin], at, (0, tilt, 0))


def compose():
    wall(plaster("#efe6d4"))
    cord = lambda x: 1.3 + 0.16 * x * x + 0.01 * x
    tube([(x / 10, -0.014, cord(x / 10)) for x in range(-9, 10)], 0.0022, linen("#b8573a"), steps=3)
    for kind, x, size, colours, tilt, seed in (
        ("moon", -0.27, (0.2, 0.26), ("#d9a24a", "#3b5a63", "#c9683f"), 2, 2),
        ("vase", 0.0, (0.22, 0.28), ("#c9683f", "#7d9a78", "#e8d5b0"), -1.5, 4),
        ("hills", 0.27, (0.21, 0.25), ("#7d9a78", "#d9b24f", "#3b5a63"), 1.2, 7),
    ):
        pinned(kind, (x, -0.014, cord(x)), size, colours, tilt, seed)
    shelf((0, 0, 0.78), 1.5, 0.26, wood("#cda77a", "#b0875a"))
    wooden_horse((-0.14, -0.12, 0.78), 0.72, 10, wood("#c46f42", "#b0603a"))
    oak = wood("#b58a5c", "#946a40")
    gather([box((0.24, 0.12, 0.008), (0, 0, 0), oak, bevel=0.002), *[box((0.24, 0.006, 0.026), (0, side * 0.06, 0), oak, bevel=0.002) for side in (-1, 1)], *[box((0.006, 0.12, 0.026), (side * 0.12, 0, 0), oak, bevel=0.002) for side in (-1, 1)]], (0.2, -0.14, 0.78), (0, 0, -6))
    for index, (x, y, size) in enumerate(((0.12, -0.15, 1.0), (0.175, -0.12, 0.85), (0.18, -0.165, 0.7), (0.23, -0.14, 1.1), (0.285, -0.16, 0.8))):
        shade = ("#8d8a84", "#b5603f", "#d8cbb4", "#6f7f78", "#a89a86")[index]
        ball(surface(f"stone {shade}", shade, 0.5, 0.4, bump=0.4), (x, y, 0.786 + 0.018 * size), (0.028 * size, 0.023 * size, 0.019 * size), (0, 0, 40 * index), seed=index, lump=0.2, rings=20)
    block("#3b5a63", (-0.37, -0.11, 0.78), 0.065, 15)
    block("#d9b24f", (-0.36, -0.11, 0.845), 0.055, -12)
    light_golden_hour((0.05, 0, 1.2), 0.85, (2, 3), 0.3)
    add_light("AREA", (2.0, -2.6, 2.0), 20, "#ffe6c8", 1.6, (0, 0, 1.0), 1.6)
    aim_camera((0.12, -2.2, 1.1), (0, 0, 1.07), 74, (0, -0.06, 1.05), 5)
