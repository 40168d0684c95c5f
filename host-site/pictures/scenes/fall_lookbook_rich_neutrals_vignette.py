"""Clay and oat: a pile of stoneware with bare rims, terracotta, amber glass."""
import math

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import linen, plaster, stoneware, terracotta, walnut
from materials.kitchen import clear
from mesh import box, lathe, tube
from objects.room import wall
from objects.vessels import bowl, plate

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 1.2


def rim(at, radius, z, clay):
    x, y = at
    tube([(x + radius * math.cos(a), y + radius * math.sin(a), z) for a in (math.tau * i / 72 for i in range(72))], 0.0035, clay, is_closed=True, steps=0)


def compose():
    wall(plaster("#d3bd9c"))
    z, clay = 0.75, terracotta("#a5694a", "#8f5638")
    box((2.4, 0.8, 0.04), (0, -0.3, z - 0.04), walnut(), bevel=0.008)
    box((2.6, 0.36, 0.003), (0, -0.28, z), linen("#e3d6bd"), bevel=0.001)
    low = z + 0.003
    for index, tone in enumerate(("#d9ccb4", "#cbbb9f", "#e2d8c4", "#cfc0a6")):
        plate(stoneware(tone, tone), (-0.03, -0.3, low + 0.0108 * index), 0.12)
    rest = low + 0.0405
    bowl(stoneware("#e2d8c4", "#d6cab2"), (-0.03, -0.3, rest), 0.085, 0.06)
    rim((-0.03, -0.3), 0.0835, rest + 0.06, clay)
    lathe([(0, 0), (0.03, 0), (0.034, 0.006), (0.037, 0.095), (0.034, 0.096), (0.031, 0.01), (0, 0.008)], clay, (0.115, -0.21, low), steps=4)
    lathe([(0, 0.004), (0.03, 0.004), (0.034, 0), (0.037, 0.006), (0.042, 0.12)], clear("#dba45e"), (0.165, -0.315, low), steps=4)
    light_golden_hour((0.05, 0, 1.0), 0.95, (2, 3), 0.22)
    add_light("AREA", (2.0, -2.6, 2.0), 16, "#ffe6c8", 1.6, (0, 0, 0.9), 1.6)
    aim_camera((-0.22, -1.4, 1.03), (0.025, -0.28, 0.84), 82, (0, -0.36, 0.8), 4.5)
