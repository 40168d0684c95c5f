"""Noon on a white terrace: lemons, blue glass, an olive tree."""
import math

from lights.rigs import add_light, aim_camera, set_sky
from materials.cloth import striped
from materials.house import glass, paint, plaster, stoneware, terracotta
from mesh import box, tube
from objects.kitchen import bottle, lemon
from objects.terrace import bistro_chair, bistro_table, clay_pot, little_tree
from objects.vessels import bowl, plate

WIDTH = 2000
SAMPLE_FACTOR = 2


def rimmed_bowl(at, radius=0.16):
    bowl(stoneware("#f4f0e8", "#ece6da"), at, radius, 0.09)
    x, y, z = at
    tube([(x + (radius - 0.004) * math.cos(a), y + (radius - 0.004) * math.sin(a), z + 0.09) for a in (math.tau * i / 60 for i in range(60))], 0.006, stoneware("#2c4f9a", "#2c4f9a"), is_closed=True, steps=0)


def furnish():
    white = plaster("#f4efe6")
    box((9, 0.3, 1.04), (0, 0.3, 0), white, bevel=0.05)
    box((9, 6, 0.02), (0, -2.6, -0.02), terracotta("#cfa78a", "#c2977a"), bevel=0)
    box((900, 800, 0.1), (0, 405, -4), paint("#2c6d9f"), bevel=0)
    table = paint("#f6f2ea")
    bistro_table((0, -0.75, 0), 0.46, 0.74, table, paint("#f6f2ea"))
    stripe = striped("#f4efe4", "#2f569c", "x", 22, 0.4)
    bistro_chair((-0.72, -0.62, 0), 48, paint("#f6f2ea"), paint("#f6f2ea"), stripe)
    bistro_chair((0.72, -0.55, 0), -46, paint("#f6f2ea"), paint("#f6f2ea"), stripe)
    rimmed_bowl((0.06, -0.82, 0.74))
    for x, y, z, turn in ((-0.06, -0.02, 0.03, 20), (0.05, -0.05, 0.03, 110), (0.03, 0.06, 0.035, 60), (-0.04, 0.05, 0.04, 150), (-0.05, -0.03, 0.07, 35), (0.045, 0.0, 0.075, 95), (-0.01, 0.05, 0.075, 10), (0.0, 0.0, 0.115, 60)):
        lemon((0.06 + x, -0.82 + y, 0.74 + z), (0, 0, turn), scale=1.05)
    lemon((0.3, -0.98, 0.74), (0, 0, 40), scale=1.05)
    bottle(glass("#9fc4dd"), (-0.2, -0.66, 0.74), 1.1)
    for index in range(2):
        plate(stoneware("#f4f0e8", "#ece6da"), (-0.2, -0.96, 0.74 + 0.012 * index), 0.115)
    little_tree(clay_pot(radius=0.22, height=0.38), (1.5, -0.35, 0), 1.3, 0.35, 0.5, 17, 76, seed=7)


def compose():
    furnish()
    set_sky("#93c3ee", 0.95)
    add_light("SUN", (-3, -3, 4), 4.6, "#fff0d6", 0.8, (0.6, 0.3, 0.5))
    aim_camera((0.28, -4.5, 1.26), (0.28, 0, 0.94), 46, (0.1, -0.8, 0.8), 5)
