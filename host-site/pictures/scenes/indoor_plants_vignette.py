"""A can with a long thin spout, and what it waters, on a sill with snow behind it."""
from lights.rigs import aim_camera, light_winter
from materials.house import glaze, linen, plaster, stoneware, terracotta, wood
from materials.surface import surface
from mesh import box, gather, lathe, tube
from objects.potted import flower_pot, sword_plant, trailing
from objects.room import curtain, wall, window
from objects.views import garden
from objects.vessels import plate

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7


def watering_can(at, turn, metal):
    body = lathe([(0, 0), (0.082, 0), (0.086, 0.004), (0.083, 0.05), (0.066, 0.12), (0.05, 0.15), (0.048, 0.152), (0.046, 0.15), (0.05, 0.13)], metal)
    spout = tube([(0.072, 0, 0.03), (0.125, 0, 0.06), (0.17, 0, 0.14), (0.225, 0, 0.205), (0.262, 0, 0.212)], 0.0105, metal, taper=0.0052)
    handle = tube([(-0.077, 0, 0.04), (-0.135, 0, 0.075), (-0.15, 0, 0.15), (-0.1, 0, 0.2), (-0.03, 0, 0.195), (0.0, 0, 0.17), (0.03, 0, 0.148)], 0.006, metal)
    return gather([body, spout, handle], at, (0, 0, turn))


def compose():
    wall(plaster("#d7b6a2"))
    window((0.02, -0.02, 0.852), 0.9, 1.4, outside=garden(0.9, 1.4, "winter", 6, light=("#eef3fb", 2.4)), columns=2, rows=2)
    curtain((0.64, -0.12, 2.4), 0.4, 2.3, linen("#efe4d0"), 4, seed=5)
    box((1.7, 0.42, 0.045), (0, -0.23, 0.804), wood("#d8b58a", "#c09a6c"), bevel=0.01)
    z = 0.849
    watering_can((-0.13, -0.26, z), 12, surface("enamel can", "#2f5b50", 0.28, 0.5, bump=0.1))
    plate(stoneware(), (0.2, -0.24, z), 0.085)
    trailing(flower_pot(terracotta(), 0.062, 0.11), (0.2, -0.24, z + 0.008), 0.095, 0.13, 11, seed=8, blade=(0.05, 0.042), spread=0.075)
    sword_plant(flower_pot(glaze("#efe6d6"), 0.06, 0.115, "straight"), (0.06, -0.13, z), 0.1, 0.36, 9, seed=3)
    light_winter(0.9)
    aim_camera((0.1, -1.55, 1.17), (0.035, -0.2, 1.0), 69, (0.0, -0.25, 0.95), 3.2)
