"""The bench in the hall: three clay pots, one with ivy, one with a fern, one with shears and twine."""
import math

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import iron, kraft, linen, plaster, terracotta, wood
from materials.kitchen import steel
from mesh import box, gather, lathe, place, tube
from objects.living import bench
from objects.playthings import yarn
from objects.potted import flower_pot, trailing
from objects.room import floor, skirting, wall
from objects.vessels import basket
from scenes.spring_lookbook_secret_garden import fern

WIDTH = 800
HEIGHT = 1.25


def shears(at, turn):
    """Secateurs: two curved handles, closed blades up to the pivot."""
    red, metal = wood("#8a3f2c", "#74321f"), steel("#b9b7b2")
    parts = []
    for side in (-1, 1):
        parts.append(tube([(0, 0, 0), (side * 0.012, 0, -0.03), (side * 0.018, 0, -0.075), (side * 0.012, 0, -0.115)], 0.0065, red))
    parts.append(tube([(0, 0, 0), (0.006, 0, 0.025), (0.0, 0, 0.06)], 0.006, metal, taper=0.001))
    parts.append(tube([(0, 0, 0), (-0.008, 0, 0.022), (-0.004, 0, 0.045)], 0.005, metal, taper=0.0015))
    parts.append(lathe([(0, -0.009), (0.009, -0.008), (0.009, 0.008), (0, 0.009)], metal, turn=(90, 0, 0), segments=32, steps=0))
    return gather(parts, at, turn)


def compose():
    moss = plaster("#6b7757")
    wall(moss)
    skirting(material=moss)
    floor(wood("#b08a5f", "#8c6a44", along=1))
    bench((0.0, -0.3, 0), 1.0, 0.36, 0.45, wood("#9a7148", "#7b5632"))
    z = 0.45
    clay, pale = terracotta("#b5714f", "#a4634a"), terracotta("#c08a68", "#b07a5a")
    fern_pot = flower_pot(clay, 0.12, 0.2)
    fern_pot.location = (0.0, -0.26, z)
    fern((0.0, -0.26, z), 0.19, 0.36, 30, 6)
    trailing(flower_pot(pale, 0.082, 0.135), (-0.28, -0.32, z), 0.118, 0.26, 11, seed=12, blade=(0.045, 0.04), spread=0.09)
    empty = lathe([(0, 0), (0.052, 0), (0.054, 0.004), (0.07, 0.092), (0.078, 0.094), (0.079, 0.122), (0.075, 0.124), (0.068, 0.12), (0.05, 0.01), (0, 0.008)], clay, (0.27, -0.33, z), steps=2)
    shears((0.25, -0.33, z + 0.125), (8, 166, 14))
    yarn(kraft("#b89a68", "#a58552"), (0.31, -0.31, z + 0.11), 0.036, 3)
    light_golden_hour((0.05, 0, 0.85), 0.9, (2, 3), 0.3)
    add_light("AREA", (1.6, -2.8, 1.8), 18, "#ffe6c8", 1.8, (0, -0.2, 0.6), 1.8)
    aim_camera((-0.22, -2.3, 0.9), (0.01, -0.2, 0.6), 64, (0, -0.35, 0.6), 4.5)
