"""A tall window on a bright morning: linen from a black rod, a woven blind half lowered."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import linen, plaster, stoneware, velvet, wood, wool
from materials.surface import sheer
from mesh import set_down
from objects.floors import curtain_rod, woven_blind
from objects.furniture import armchair, round_table
from objects.lamps import floor_lamp
from objects.room import curtain, floor, skirting, wall, window
from objects.small import pile_of_books
from objects.textiles import cushion, rug
from objects.vessels import mug
from objects.views import garden

WIDTH = 2000
SAMPLE_FACTOR = 0.67


def furnish():
    wall(plaster("#d9a98c"))
    skirting()
    floor(wood("#b58a5c", "#946a40", along=1))
    window((-0.62, -0.02, 0.42), 1.1, 1.95, columns=2, rows=4, outside=garden(1.1, 1.95, "summer", 3, light=("#eef4f8", 2.4), horizon=0.24, crown=0.6))
    woven_blind((-0.62, -0.075, 2.37), 1.1, 0.8)
    curtain_rod((-1.7, -0.24, 2.6), (0.46, -0.24, 2.6), depth=0.24)
    cloth = sheer("linen curtain", "#eadfcc", 0.35)
    curtain((-1.38, -0.24, 2.59), 0.52, 2.56, cloth, 7, 0.04, 3)
    curtain((0.14, -0.24, 2.59), 0.52, 2.56, cloth, 7, 0.04, 8)


def compose():
    furnish()
    rug(wool("#e5dac5"), (0.4, -1.2, 0), (2.6, 1.5))
    chair = armchair(velvet("#4f6a63"), (0.78, -0.72, 0.006), -20, seed=3, arm_shape="rolled")
    set_down(cushion(linen("#efe4d0"), (0.74, -0.81, 0.47), (0.44, 0.34), 0.15, (-20, 4, -20), seed=2, piping=linen("#efe4d0")), [chair], 0.014)
    floor_lamp((1.4, -0.36, 0), power=5, pleats=44)
    round_table((0.08, -1.02, 0), 0.2, 0.46, wood("#5e3f28", "#412817"))
    top = pile_of_books((0.08, -1.02, 0.46), 2, seed=5, turn=10)
    mug(stoneware("#efe7da"), (0.09, -1.03, top), 30)
    light_morning(1.0)
    add_light("AREA", (-0.6, -0.5, 1.2), 26, "#fff3df", 0.9, (0.6, -2.4, 0.2), 1.6)
    aim_camera((0.0, -5.55, 1.24), (0.0, 0, 1.235), 43, (0, -0.5, 1.0), 5)
