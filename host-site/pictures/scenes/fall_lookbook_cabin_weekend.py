"""Saturday, five o'clock: a low chair by the window of a cabin, rain outside, a lantern lit."""
from lights.rigs import add_light, aim_camera, set_sky
from materials.house import leather, linen, paint, rattan, wool, wood
from materials.weaves import checks
from mesh import box
from objects.furniture import armchair
from objects.lamps import floor_lamp, lantern
from objects.living import enamel_mug, rolled_blanket, stump
from objects.outside import firs
from objects.room import curtain, floor, skirting, window
from objects.textiles import rug, throw
from objects.vessels import basket

WIDTH = 2000
SAMPLE_FACTOR = 2
EXPOSURE = 0.35


def boards(material, width=7.0, height=2.9, board=0.17):
    """A wall of logs, sawn flat."""
    for index in range(int(height / board)):
        box((width, 0.1, board - 0.004), (0.7 * (index % 3) - 0.7, 0.05, index * board), material, bevel=0.014)


def furnish():
    boards(wood("#a87c4d", "#8a6038"))
    floor(wood("#7d5836", "#614024", along=1))
    window((-0.78, -0.02, 0.86), 0.95, 1.2, sky="#aebdc8", strength=1.5, columns=2, rows=2, frame=paint("#2e4a3d"))
    firs((-0.78, -0.02, 0.86), 0.95, 1.2, ("#a9b7bc", "#8ea0a0", "#6f8380"), seed=4)
    curtain((-1.42, -0.12, 2.22), 0.32, 1.5, linen("#cdb68f"), 5, 0.035, 3)
    rug(wool("#8a3b2c"), (0.05, -1.0, 0), (2.1, 1.3), wool("#e3d4b5"))
    armchair(leather("#6d4327", "#5a3720"), (0.12, -0.7, 0), -14, seed=5)
    over = [(0.53, 0.4), (0.5, 0.76), (0.41, 0.91), (0.28, 0.91), (0.13, 0.86), (0.03, 0.7), (-0.02, 0.575), (-0.12, 0.53), (-0.3, 0.525), (-0.42, 0.49), (-0.465, 0.38), (-0.47, 0.2)]
    throw(checks("#8a372b", "#222c3d", 0.12, 0.5, "XZ"), over, 0.42, (0.16, -0.7, 0), (0, 0, -14), seed=6, depth=0.013, fringe=True)
    stump((-0.62, -0.86, 0), 0.19, 0.42, seed=2)
    enamel_mug("#e9e4d6", (-0.68, -0.9, 0.42), 200, 1.15)
    enamel_mug("#33506b", (-0.55, -0.8, 0.42), 250, 1.15)
    lantern((-1.06, -0.66, 0), 0.2, 0.32)
    basket(rattan(), (0.98, -0.7, 0), 0.25, 0.3)
    for x, y, lean, colour in ((-0.07, 0.02, 74, "#e5dac2"), (0.08, 0.05, 80, "#3d5142"), (0.02, -0.1, 68, "#b5893f")):
        rolled_blanket(wool(colour), (0.98 + x, -0.7 + y, 0.24), 0.42, 0.075, (0, -lean, 20 * x))
    floor_lamp((0.72, -0.32, 0), power=9, metal=paint("#22201e"), height=1.5)


def compose():
    furnish()
    set_sky("#b9c3cc", 0.22)
    add_light("AREA", (-3.0, -1.6, 2.2), 130, "#dfe6ee", 2.0, (0.3, 0.2, 0.8), 2.2)
    add_light("AREA", (2.4, -2.8, 2.2), 42, "#ffc68c", 1.6, (0.1, -0.3, 0.6))
    aim_camera((-0.02, -4.55, 0.94), (-0.02, 0, 0.9), 46, (0, -0.7, 0.7), 4)
