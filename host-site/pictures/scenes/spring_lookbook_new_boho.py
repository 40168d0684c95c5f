"""A low white sofa on two rugs, in the warm light of late afternoon."""
import math
import random

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.cloth import striped
from materials.house import leaf, linen, plaster, rattan, stoneware, terracotta, velvet, wood, wool
from materials.weaves import checks
from mesh import gather, set_down, tube
from objects.furniture import sofa
from objects.greenery import copy_of, needle_twig, point_along
from objects.keepsakes import open_book
from objects.lamps import warm
from objects.living import nesting_table, pouf
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion, rug
from objects.vessels import mug, vase

WIDTH = 2000
SAMPLE_FACTOR = 0.67


def woven_pendant(at, drop=1.2, radius=0.26):
    """Canes over a hoop; `at` is the middle of its rim."""
    cane, parts = rattan(), []
    for index in range(44):
        angle = math.tau * index / 44
        c, s = math.cos(angle), math.sin(angle)
        parts.append(tube([(c * r, s * r, z) for r, z in ((radius, 0), (radius * 0.96, 0.1), (radius * 0.7, 0.24), (radius * 0.2, 0.33))], 0.0042, cane, steps=5))
    for r, z in ((1.0, 0.0), (0.985, 0.05), (0.95, 0.11), (0.85, 0.18), (0.7, 0.245), (0.45, 0.295), (0.2, 0.33)):
        parts.append(tube([(radius * r * math.cos(a), radius * r * math.sin(a), z) for a in (math.tau * i / 48 for i in range(48))], 0.006, cane, is_closed=True, steps=0))
    parts.append(tube([(0, 0, 0.33), (0, 0, 0.33 + drop)], 0.003, cane, steps=0))
    return gather([*parts, add_light("POINT", (0, 0, 0.12), 7, warm, 0.05)], at)


def dried_grass(at, seed=1, count=9, height=1.0):
    chance, straw = random.Random(seed), leaf("#d2b98d", "#c2a878")
    plumes = [needle_twig(straw, straw, 0.34, 420, 0.06, seed + i) for i in range(3)]
    parts = []
    for index in range(count):
        angle, out = index * 2.4, chance.uniform(0.12, 0.34)
        tip = (out * math.cos(angle), out * math.sin(angle) * 0.6, height * chance.uniform(0.72, 1.0))
        parts.append(tube([(0, 0, 0), (tip[0] * 0.3, tip[1] * 0.3, tip[2] * 0.5), tip], 0.0028, straw))
        parts.append(copy_of(chance.choice(plumes), point_along((tip[0] * 1.1, tip[1], 0.7), chance.uniform(0, 6), chance.uniform(0.8, 1.15), tip)))
    for plume in plumes:
        plume.hide_render = True
    return gather(parts, at)


def furnish():
    clay = plaster("#c98e6c")
    wall(clay)
    skirting(material=clay)
    floor(wood("#b98d60", "#98703f", along=1))
    rug(rattan("#b89a6b", "#a1845a"), (0.0, -1.25, 0), (3.3, 2.0))
    rug(striped("#e9dcc3", "#a3563a", "x", 7, 0.4), (0.1, -1.3, 0.012), (2.3, 1.2), turn=-3)
    seat = sofa(linen("#ebe2d2"), (0.1, -0.62, 0.012), 0, 2.05, wood("#8d6540", "#6f4c2e", along=2), seed=4, arm=0.12, arm_height=0.56, seat_height=0.43, back_height=0.8, leg_height=0.11)
    for cloth, (x, y), size, thick, lean, number, dent in (
        (linen("#a94f2a"), (-0.56, -0.66), (0.5, 0.5), 0.18, (-17, 3, 8), 1, 0.06),
        (checks("#efe4cf", "#a3563a", 0.076, 0.5, "XZ"), (-0.24, -0.76), (0.42, 0.42), 0.15, (-19, -4, -7), 3, 0.0),
        (linen("#cf9a78"), (0.78, -0.66), (0.46, 0.46), 0.17, (-17, -3, -9), 7, 0.05),
        (velvet("#8a4630"), (0.62, -0.74), (0.42, 0.3), 0.14, (-20, 3, 5), 5, 0.0),
    ):
        set_down(cushion(cloth, (x, y, 0.44), size, thick, lean, number, dent), [seat], 0.014)
    set_down(open_book((0.33, -0.78, 0.46), -14, cover="#24423a"), [seat], 0.004)
    pouf(wool("#c58a3e"), (-0.92, -1.3, 0.024), 0.27, 0.3, seams=10, turn=18)
    vase("amphora", terracotta("#8f5238", "#7d452e"), (-1.26, -0.45, 0), 1.45)
    dried_grass((-1.26, -0.45, 0.5), seed=5)
    woven_pendant((1.42, -0.5, 1.42))
    nesting_table((1.42, -0.52, 0), 0.21, 0.46, wood("#8d6540", "#6f4c2e"), wood("#8d6540", "#6f4c2e", along=2))
    top = pile_of_books((1.4, -0.5, 0.46), 2, seed=5, turn=-14)
    mug(stoneware("#e9dcc3"), (1.41, -0.53, top), 40)


def compose():
    furnish()
    light_golden_hour((0.0, 0, 1.35), 0.9)
    aim_camera((-0.06, -5.1, 1.0), (-0.06, 0, 0.94), 45, (0, -0.7, 0.7), 4)
