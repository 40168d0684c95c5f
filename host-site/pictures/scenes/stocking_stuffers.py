"""Four stockings on a shelf, full."""
import math

from lights.rigs import aim_camera, light_winter
from materials.cloth import knit
from materials.house import brass, kraft, paper, plaster, velvet, wax, wood
from mesh import gather, lathe, tube
from objects.greenery import garland
from objects.room import wall
from objects.small import present
from objects.furniture import shelf
from objects.textiles import stocking
from objects.vessels import candlestick

WIDTH = 2000


def wooden_spoon(at, turn):
    oak = wood("#c49a66", "#a87c4c", along=2)
    head = lathe([(0.024 * math.sin(math.pi * i / 16), 0.232 - 0.036 * math.cos(math.pi * i / 16)) for i in range(17)], oak, segments=32, steps=0)
    head.scale = (1, 0.45, 1)
    return gather([tube([(0, 0, 0.03), (0, 0, 0.21)], 0.006, oak, steps=0), head], at, (0, turn, 0))


def spool(at, colour):
    oak = wood("#c49a66", "#a87c4c", along=2)
    ends = [lathe([(0, z), (0.04, z), (0.04, z + 0.009), (0, z + 0.009)], oak, segments=48, steps=0) for z in (0, 0.061)]
    wound = lathe([(0.033, 0.008), (0.035, 0.02), (0.034, 0.035), (0.035, 0.05), (0.033, 0.062)], velvet(colour), segments=64)
    return gather([*ends, wound], at, (12, 70, 0))


def compose():
    wall(plaster("#aeb09c"))
    oak = wood("#a97c50", "#835a36")
    shelf((0, 0, 1.5), 2.3, 0.2, oak)
    garland([(-1.2, -0.1, 1.55), (-0.7, -0.11, 1.54), (-0.2, -0.09, 1.56), (0.3, -0.11, 1.54), (0.8, -0.1, 1.55), (1.2, -0.1, 1.55)], 0.075, 200, seed=12, is_flat=True, hang=0.35, twig_length=0.16)
    for x, height in ((-0.9, 0.26), (-0.76, 0.18), (0.88, 0.22)):
        candlestick(brass(), (x, -0.1, 1.5), height, 0.2)
    cream, pine, rust, oat = (knit(colour, per_metre=90, depth=2.2) for colour in ("#ece3d2", "#2f4d42", "#93452c", "#b99c76"))
    for index, (x, body, cuff, toe) in enumerate(((-0.66, pine, cream, cream), (-0.22, cream, rust, rust), (0.22, rust, cream, oat), (0.66, oat, cream, pine))):
        tube([(x - 0.06, -0.2, 1.485), (x - 0.06, -0.225, 1.48), (x - 0.06, -0.23, 1.455)], 0.005, brass())
        stocking(body, cuff, (x, -0.19, 1.36), 1.18, 0, seed=index, toe=toe)
    for x, size, material, ribbon, lean in (
        (-0.7, (0.075, 0.05, 0.17), kraft(), velvet("#24423a"), -7),
        (-0.62, (0.06, 0.05, 0.13), paper("#efe4d0"), velvet("#93452c"), 10),
        (0.19, (0.08, 0.05, 0.15), paper("#2c4a3c"), velvet("#c9a15f"), -6),
    ):
        gather([present(size, material, ribbon, band=0.014, has_bow=False)], (x, -0.19, 1.31), (0, lean, 0))
    gather([lathe([(0, 0), (0.026, 0), (0.026, 0.2), (0.022, 0.204), (0, 0.2)], wax("#e9d9b8"), segments=48, steps=2)], (-0.25, -0.19, 1.27), (0, -6, 0))
    spool((-0.2, -0.19, 1.37), "#7b2f26")
    spool((0.24, -0.2, 1.37), "#c9a15f")
    for turn, x in ((-9, 0.63), (4, 0.66), (15, 0.69)):
        wooden_spoon((x, -0.19, 1.23), turn)
    light_winter(1.0)
    aim_camera((0.0, -2.9, 1.36), (0.0, 0, 1.36), 52, (0, -0.2, 1.3), 4)
