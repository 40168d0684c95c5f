"""A bunch of eucalyptus on a peg, where the shower does not reach."""
import math

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import kraft, leaf, linen, plaster, wood
from materials.surface import surface
from mesh import gather, lathe, tube
from objects.greenery import branch
from objects.room import wall
from objects.storage import peg_rail

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.6


def bunch(at, seed):
    """Its stems are tied at `at` and stand above it; its leaves hang."""
    stems = []
    for index in range(9):
        a = math.tau * index / 9
        stems.append(branch((0.006 * math.cos(a), 0.006 * math.sin(a), 0), 0.36 + 0.03 * (index % 4), (0.17 * math.cos(a), 0.1 * math.sin(a) + 0.05), 22, (0.042, 0.03), seed=seed + index, twigs=3, material=leaf(("#7c9284", "#6d8676", "#8aa091")[index % 3], "#9db2a2")))
        stems.append(tube([(0.006 * math.cos(a), 0.006 * math.sin(a), 0.01), (0.02 * math.cos(a), 0.012 * math.sin(a), -0.09)], 0.0035, kraft("#8a7355", "#76603f"), steps=0))
    cord = [tube([(0.017 * math.cos(b), 0.017 * math.sin(b), h) for b in (math.tau * i / 24 for i in range(24))], 0.0025, linen("#d9cbb0"), is_closed=True, steps=0) for h in (-0.006, -0.001, 0.004)]
    return gather([*stems, *cord], at, (180, 0, 0))


def bath_brush(at):
    """Hangs by a loop from a peg."""
    oak = wood("#c49a66", "#a87c4c", along=2)
    handle = tube([(0, 0, -0.06), (0, -0.004, -0.2), (0, 0, -0.385)], 0.011, oak, taper=0.014)
    head = lathe([(0, 0), (0.046, 0.002), (0.05, 0.012), (0.046, 0.022), (0, 0.024)], oak, (0, 0.0, -0.42), turn=(90, 0, 0))
    bristles = lathe([(0, 0), (0.041, 0), (0.044, 0.026), (0, 0.028)], surface("bristles", "#d8c6a0", 0.9, 0.1, bump=2.0, grain=(900, 900, 900)), (0, -0.022, -0.42), turn=(90, 0, 0))
    loop = tube([(0, 0, -0.07), (-0.012, 0.0, -0.03), (0, 0.0, 0.008), (0.012, 0.0, -0.03)], 0.002, kraft("#6d4a28", "#5d3f22"), is_closed=True)
    return gather([handle, head, bristles, loop], at)


def compose():
    wall(plaster("#c3cdbf"))
    oak = wood("#b98552", "#94663b")
    peg_rail((0.0, 0, 1.6), 0.9, 5, oak)
    bunch((0.0, -0.075, 1.5), 30)
    tube([(0.012, -0.075, 1.5), (0.004, -0.07, 1.56), (0.0, -0.062, 1.622), (-0.004, -0.07, 1.56), (-0.012, -0.075, 1.5)], 0.002, linen("#d9cbb0"))
    bath_brush((0.18, -0.066, 1.605))
    light_golden_hour((0.02, 0, 1.35), 0.9, (2, 3), 0.27)
    add_light("AREA", (2.0, -2.6, 2.0), 16, "#ffe6c8", 1.6, (0, 0, 1.2), 1.6)
    aim_camera((-0.3, -1.9, 1.38), (0.05, -0.05, 1.385), 82, (0, -0.08, 1.35), 4.5)
