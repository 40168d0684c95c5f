"""Small dishes on a tray: olives, nuts, one clementine that has rolled out."""
import math

from lights.rigs import add_light, aim_camera, light_evening
from materials.house import brass, fruit, glaze, plaster, stoneware, wood
from materials.surface import surface
from objects.greenery import garland
from objects.kitchen import folded_cloth
from objects.room import room_behind, wall
from objects.snapshots import table_top
from objects.vessels import bowl, orb, pillar, tray

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.8


def heap(material, at, radius, size, count):
    """Round things in a bowl, one layer on the other."""
    for index in range(count):
        ring = radius * math.sqrt((index + 0.5) / count)
        angle = index * 2.4
        orb(material, (at[0] + ring * math.cos(angle), at[1] + ring * math.sin(angle), at[2] + size * 1.5 * (1 - ring / radius)), size)


def compose():
    wall(plaster("#8b3a26"), y=0.55)
    room_behind(y=-3.6)
    table_top(wood("#6e4c31", "#523622"), depth=1.1)
    z = 0.75
    tray(brass(), (0, 0, z), 0.24)
    z += 0.01
    for (x, y), radius, cloth, food, size, count in (
        ((-0.095, 0.05), 0.085, glaze("#24423a"), surface("olive", "#7b7f3a", 0.35, 0.5), 0.011, 32),
        ((0.1, 0.06), 0.08, stoneware("#ead9bd"), surface("hazelnut", "#8a5a33", 0.6, 0.3), 0.0105, 34),
        ((0.005, -0.11), 0.085, stoneware("#d9c4a4"), surface("cranberry", "#8d1f24", 0.3, 0.5), 0.009, 46),
    ):
        bowl(cloth, (x, y, z), radius, 0.05)
        heap(food, (x, y, z + 0.022), radius * 0.72, size, count)
    orb(fruit("#d67a2a", "#c9691f"), (0.2, -0.24, 0.75), 0.031)
    folded_cloth("#efe4d0", (-0.3, -0.16, 0.75), (0.16, 0.16), 12, 4)
    pillar((0.26, 0.2, 0.75), 0.038, 0.12)
    pillar((0.33, 0.13, 0.75), 0.032, 0.07)
    garland([(-0.9, 0.36, 0.78), (-0.4, 0.33, 0.775), (0.1, 0.36, 0.775), (0.9, 0.34, 0.78)], 0.06, 130, 5)
    light_evening(2.4)
    add_light("AREA", (-1.2, -0.7, 1.9), 14, "#ffd9a8", 0.6, (0, 0, 0.78), 0.6)
    aim_camera((0.0, -0.98, 1.34), (0.0, 0.03, 0.81), 50, (0, -0.04, 0.79), 4.5)
