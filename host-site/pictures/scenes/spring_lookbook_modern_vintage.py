"""A walnut sideboard in spring light: a brass lamp, a round mirror, tulips in ribbed glass."""
import math

from lights.rigs import aim_camera, light_morning
from materials.house import brass, glass, plaster, stoneware, wood, wool
from materials.weaves import chintz
from mesh import lathe
from objects.furniture import armchair, sideboard
from objects.greenery import tulip
from objects.lamps import table_lamp
from objects.living import row_of_books
from objects.room import floor, room_behind, skirting, wall
from objects.small import pile_of_books, round_mirror
from objects.textiles import rug
from objects.vessels import bowl, vase

WIDTH = 2000
SAMPLE_FACTOR = 2
EXPOSURE = 0.15


def ribbed_vase(at):
    profile = [(0, 0.004), (0.05, 0), (0.062, 0.02), (0.058, 0.1), (0.066, 0.2), (0.062, 0.2), (0.052, 0.1), (0.054, 0.022), (0, 0.016)]
    return lathe(profile, glass("#e9efe6"), at, ripple=lambda angle, z: 0.0022 * math.cos(28 * angle), segments=224)


def furnish():
    rose = plaster("#dcbfae")
    wall(rose)
    skirting()
    floor(wood("#a87c50", "#8a6239", along=1))
    room_behind(x=-0.4)
    rug(wool("#ece3d2"), (0.2, -1.2, 0), (3.0, 1.7))
    sideboard((-0.28, -0.24, 0), 1.7, 0.42, 0.72, wood("#6f4a2e", "#513420"))
    round_mirror((-0.34, 0, 1.42), 0.4)
    table_lamp(brass(), (-0.84, -0.26, 0.72), power=4, pleats=40)
    ribbed_vase((0.16, -0.24, 0.72))
    for index in range(9):
        angle, out = index * 2.4, 0.05 + 0.1 * (index % 3) / 2
        tulip((0.16 + 0.02 * math.cos(angle), -0.24 + 0.02 * math.sin(angle), 0.75), 0.34 + 0.025 * (index % 3), (out * math.cos(angle), out * math.sin(angle) * 0.7), ("#c9848a", "#e6c3b4", "#b96a74")[index % 3], seed=index + 2)
    top = pile_of_books((-0.36, -0.27, 0.72), 3, seed=6, turn=5)
    bowl(stoneware("#dfe6df", "#cfd9d0"), (-0.36, -0.27, top), 0.085, 0.05)
    armchair(chintz(), (0.98, -0.66, 0), -24, wood("#5e3f28", "#412817", along=2), seed=3)


def compose():
    furnish()
    light_morning(1.05)
    aim_camera((0.08, -4.4, 1.0), (0.08, 0, 0.96), 45, (0, -0.4, 0.9), 4)
