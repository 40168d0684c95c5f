"""Breakfast at a small table: eggs in three cups from three sets, on a checked cloth."""
import math

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import brass, glaze, linen, paint, plaster, stoneware, wood
from materials.kitchen import drink, steel
from materials.surface import surface
from materials.weaves import checks
from mesh import box, lathe
from objects.serving import spoon, tumbler
from objects.kitchen import loaf
from objects.room import wall
from objects.snapshots import table_top
from objects.vessels import jug, plate

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 2

cups = {
    "footed": [(0, 0), (0.022, 0), (0.023, 0.003), (0.009, 0.011), (0.008, 0.02), (0.017, 0.031), (0.0245, 0.048), (0.0255, 0.056), (0.0235, 0.056), (0.02, 0.04)],
    "bucket": [(0, 0), (0.019, 0), (0.02, 0.002), (0.0215, 0.03), (0.0245, 0.049), (0.0255, 0.05), (0.0235, 0.049), (0.02, 0.03)],
    "ring": [(0, 0), (0.03, 0), (0.031, 0.004), (0.016, 0.008), (0.0145, 0.014), (0.02, 0.027), (0.0255, 0.042), (0.0265, 0.047), (0.0245, 0.046), (0.02, 0.032)],
}


def egg_in(kind, material, at, shell, turn=0):
    """A cup and the egg in it, its blunt end down."""
    top = max(height for _, height in cups[kind])
    lathe(cups[kind], material, at, steps=4)
    egg = [(0.0225 * math.sin(a) * (1 + 0.1 * math.cos(a)), -0.0295 * math.cos(a)) for a in (math.pi * i / 24 for i in range(25))]
    lathe(egg, surface(f"egg {shell}", shell, 0.5, 0.35, bump=0.05, grain=(400, 400, 400)), (at[0], at[1], at[2] + top + 0.011), segments=64, steps=0, turn=(5, 3, turn))


def compose():
    wall(plaster("#e6c3b4"), y=0.55)
    table_top(wood("#6d4630", "#4f3120"), 1.0, z=0.75)
    box((0.34, 1.0, 0.003), (0.0, 0, 0.75), checks("#f3ebdc", "#b8646a", 0.045, axes="XY"), bevel=0.001)
    z = 0.753
    egg_in("footed", glaze("#b8646a"), (-0.075, -0.03, z), "#e9d2b4")
    egg_in("bucket", stoneware("#f2ead9"), (0.02, 0.05, z), "#f1e6d4")
    egg_in("ring", steel("#d8d5cf"), (0.07, -0.055, z), "#d9b48f")
    spoon(steel(), (-0.015, -0.13, z), 62)
    jug(glaze("#8fa58c"), (-0.19, 0.19, 0.75), 0.62, 150)
    tumbler((0.2, 0.1, 0.75), 1.0, drink=drink("#eda94e", 0.6))
    plate(stoneware("#f2ead9"), (0.15, 0.26, z - 0.003), 0.1)
    loaf((0.15, 0.26, z + 0.006), (0.13, 0.09, 0.07), 24, 5)
    light_golden_hour((0.0, 0.55, 1.05), 0.9, (2, 3), 0.22)
    add_light("AREA", (1.5, -2.2, 1.8), 16, "#ffe6c8", 1.6, (0, 0, 0.8), 1.6)
    aim_camera((0.12, -0.86, 1.06), (0.015, 0.04, 0.815), 52, (0.0, 0.0, 0.8), 3.2)
