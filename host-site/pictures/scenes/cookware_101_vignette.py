"""The pans of every day on a rail: iron, steel, a towel, and a lid in reach."""
from math import cos, sin, tau

from lights.rigs import add_light, aim_camera, light_morning
from materials.house import plaster, wood
from materials.kitchen import cast_iron, enamel, steel
from materials.weaves import ticking
from mesh import gather, lathe, tube
from objects.kitchen import pot, skillet
from objects.room import curtain, wall
from objects.snapshots import table_top

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7


def hook(x, y, z, metal):
    """An S over the rail at z; what hangs from it hangs at z - 0.07."""
    line = [(0, 0.012, -0.012), (0, 0.012, 0.008), (0, 0, 0.016), (0, -0.012, 0.006), (0, -0.012, -0.05), (0, -0.022, -0.066), (0, -0.036, -0.058)]
    return gather([tube(line, 0.0042, metal)], (x, y, z))


def ladle(at, metal):
    cup = lathe([(0, -0.034), (0.026, -0.028), (0.042, 0), (0.0405, 0), (0.025, -0.026), (0, -0.032)], metal, (0, 0, 0), turn=(18, 0, 0))
    stem = tube([(0, 0.037, 0), (0, 0.034, 0.05), (0, 0.014, 0.16), (0, 0.004, 0.27)], 0.0045, metal)
    eye = tube([(0.011 * sin(a), 0.004, 0.281 - 0.011 * cos(a)) for a in (tau * i / 24 for i in range(24))], 0.0035, metal, is_closed=True, steps=0)
    return gather([cup, stem, eye], (at[0], at[1], at[2] - 0.29))


def compose():
    wall(plaster("#c7cfc0"))
    black, bright = cast_iron("#2b2a28"), steel()
    y, z = -0.06, 1.62
    tube([(-0.5, y, z), (0.5, y, z)], 0.008, black, steps=0)
    for x in (-0.4, 0.4):
        tube([(x, 0, z), (x, y, z)], 0.008, black, steps=0)
        lathe([(0, 0), (0.024, 0), (0.024, 0.006), (0, 0.008)], black, (x, 0, z), turn=(90, 0, 0), segments=40, steps=0)
    for x in (-0.17, 0.12, 0.3):
        hook(x, y, z, black)
    # A pan's handle points along x: it hangs with its bottom to the wall.
    pan = skillet((0, 0, 0), 0.125, 0)
    gather([pan], (-0.17, y - 0.02, z - 0.336), (90, -90, 0))
    ladle((0.12, y - 0.018, z - 0.05), bright)
    curtain((0.3, y - 0.024, z - 0.05), 0.13, 0.36, ticking("#efe7d8", "#b5482c", 0.13, 0.12, "Z"), 3, 0.014, 6)
    table_top(wood("#a87a4d", "#7d5430"), 0.7, z=0.98, y=-0.35)
    pot(enamel("#e6d9bd"), (0.08, -0.2, 0.98), 0.088, 0.095, 14, handle=wood("#8a6240", "#6b4829"), has_lid=False)
    lathe([(0, 0), (0.06, 0), (0.088, 0.004), (0.091, 0.008), (0.06, 0.014), (0.012, 0.017), (0.0, 0.018)], enamel("#e6d9bd"), (-0.14, -0.26, 0.98))
    lathe([(0.006, 0.016), (0.005, 0.024), (0.014, 0.03), (0.014, 0.036), (0, 0.04)], wood("#8a6240", "#6b4829"), (-0.14, -0.26, 0.98))
    light_morning(1.0)
    add_light("AREA", (1.8, -2.4, 2.2), 18, "#ffe6c8", 1.6, (0, 0, 1.2), 1.6)
    aim_camera((-0.1, -2.0, 1.36), (0.02, -0.05, 1.32), 66, (0, -0.1, 1.3), 4.5)
