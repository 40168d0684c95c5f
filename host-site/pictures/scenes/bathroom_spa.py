"""A bath that is ready: a tub, a stool with a candle, towels in a basket, a round mirror."""
import math

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import brass, glaze, paint, plaster, rattan, stoneware, terracotta, wood, wool
from mesh import gather, lathe, place, ribbon_path, tube
from objects.furniture import shelf, stool
from objects.greenery import house_plant
from objects.room import floor, room_behind, skirting, wall
from objects.small import round_mirror
from objects.textiles import throw
from objects.vessels import basket, jar, pillar, tray, vase

WIDTH = 2000
SAMPLE_FACTOR = 2


def tub(at):
    enamel = paint("#f4f0e8")
    rim = [(0, 0.05), (0.24, 0.05), (0.3, 0.08), (0.345, 0.25), (0.4, 0.52), (0.43, 0.575), (0.425, 0.595), (0.4, 0.585), (0.365, 0.52), (0.31, 0.25), (0.26, 0.14), (0, 0.12)]
    return place(lathe(rim, enamel, segments=160), at, scale=(2.0, 0.95, 1.02))


def rolled_towel(material, at, turn, radius=0.055, length=0.34):
    spiral = [((radius * (0.12 + 0.88 * i / 60)) * math.cos(i * 0.36), (radius * (0.12 + 0.88 * i / 60)) * math.sin(i * 0.36)) for i in range(61)]

    roll = ribbon_path(spiral, length, 0.011, material)
    return gather([roll], at, turn)


def compose():
    wall(plaster("#c3c3b1"))
    skirting()
    floor(plaster("#b9ab97"), plank=0.6)
    room_behind(y=-6, x=-0.5)
    tub((-0.32, -0.75, -0.045))
    spout = brass()
    tube([(-0.98, -0.24, 0), (-0.98, -0.24, 0.86), (-0.94, -0.3, 0.93), (-0.84, -0.42, 0.92), (-0.82, -0.45, 0.86)], 0.014, spout)
    towel = wool("#e8dcc6")
    drape = [(-1.235, 0.2), (-1.222, 0.42), (-1.2, 0.56), (-1.165, 0.605), (-1.1, 0.6), (-1.03, 0.5)]
    throw(towel, [(y + 0.012, z - 0.022) for y, z in drape], 0.36, (-0.1, 0, 0), (0, 0, 0), seed=3, depth=0.008, fringe=True)
    stool((0.72, -1.12, 0), 0.17, 0.42)
    tray(brass(), (0.72, -1.12, 0.42), 0.13)
    pillar((0.69, -1.14, 0.43), 0.038, 0.12)
    jar(stoneware("#d9ccb4"), wood(), (0.79, -1.09, 0.43), 0.7)
    basket(rattan(), (1.1, -0.72, 0), 0.22, 0.3)
    for x, y, z, lean in ((-0.07, 0.05, 0.06, 82), (0.06, 0.06, 0.07, 96), (0.0, -0.07, 0.06, 88), (-0.12, -0.06, 0.04, 80), (0.12, -0.05, 0.05, 98)):
        rolled_towel(wool("#f0e8d9") if x < 0.05 else wool("#a8ad94"), (1.1 + x, -0.72 + y, 0.17 + z), (0, lean, 20))
    round_mirror((-0.3, 0, 1.5), 0.36)
    shelf((0.86, 0, 1.28), 0.84, 0.18)
    vase("bottle", glaze("#5d6f5b"), (0.58, -0.09, 1.28), 0.75)
    jar(stoneware(), wood(), (0.76, -0.09, 1.28), 0.85)
    pot = lathe([(0, 0), (0.07, 0), (0.085, 0.05), (0.09, 0.15), (0.08, 0.15), (0.075, 0.12), (0, 0.12)], terracotta())
    house_plant(pot, (1.06, -0.1, 1.28), 0.26, 26, 5, (0.11, 0.055))
    light_golden_hour((0.32, 0, 1.42), 0.85)
    add_light("AREA", (2.4, -3.0, 2.2), 30, "#ffe0bd", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((0.1, -4.5, 0.98), (0.1, 0, 0.88), 46, (0.1, -0.9, 0.7), 4)
