"""A tall window on a bright morning: linen from a black rod, a woven blind half lowered."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import linen, plaster, stoneware, velvet, wood, wool
from materials.surface import sheer
from objects.floors import curtain_rod, woven_blind
from objects.furniture import armchair, round_table
from objects.lamps import floor_lamp
from objects.room import curtain, floor, skirting, wall, window
from objects.small import pile_of_books
from objects.textiles import cushion, rug
from objects.vessels import mug

WIDTH = 2000
SAMPLE_FACTOR = 2


def furnish():
    wall(plaster("#d9a98c"))
    skirting()
    floor(wood("#b58a5c", "#946a40", along=1))
    window((-0.62, -0.02, 0.42), 1.1, 1.95, sky="#eef4f8", strength=2.4, columns=2, rows=4)
    woven_blind((-0.62, -0.075, 2.37), 1.1, 0.8)
    curtain_rod((-1.7, -0.24, 2.6), (0.46, -0.24, 2.6), depth=0.24)
    cloth = sheer("linen curtain", "#eadfcc", 0.35)
    curtain((-1.38, -0.24, 2.58), 0.52, 2.56, cloth, 7, 0.04, 3)
    curtain((0.14, -0.24, 2.58), 0.52, 2.56, cloth, 7, 0.04, 8)


def compose():
    furnish()
    rug(wool("#e5dac5"), (0.4, -1.2, 0), (2.6, 1.5))
    armchair(velvet("#4f6a63"), (0.78, -0.72, 0), -20, seed=3)
    cushion(linen("#efe4d0"), (0.78, -0.8, 0.45), (0.44, 0.34), 0.15, (-22, 4, -20), seed=2)
    floor_lamp((1.4, -0.36, 0), power=5, pleats=44)
    round_table((0.08, -1.02, 0), 0.2, 0.46, wood("#5e3f28", "#412817"))
    top = pile_of_books((0.08, -1.02, 0.46), 2, seed=5, turn=10)
    mug(stoneware("#efe7da"), (0.09, -1.03, top), 30)
    light_morning(1.0)
    add_light("AREA", (-0.6, -0.5, 1.2), 26, "#fff3df", 0.9, (0.6, -2.4, 0.2), 1.6)
    aim_camera((0.0, -5.45, 1.28), (0.0, 0, 1.26), 43, (0, -0.5, 1.0), 5)
