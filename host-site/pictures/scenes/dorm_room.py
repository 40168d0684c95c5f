"""September, first evening in residence: a narrow bed, a desk, a lamp, and already it is somebody's room."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, iron, linen, plaster, rattan, stoneware, velvet, wood, wool
from materials.weaves import ticking
from objects.bedroom import bed, spread
from objects.furniture import shelf, stool
from objects.living import row_of_books
from objects.potted import flower_pot, trailing
from objects.room import floor, room_behind, skirting, wall
from objects.small import pile_of_books, round_mirror
from objects.study import desk, jointed_lamp, laptop, pencil_pot
from objects.textiles import cushion, rug
from objects.vessels import basket, mug

WIDTH = 2000
SAMPLE_FACTOR = 2


def furnish():
    wall(plaster("#bccacb"))
    skirting(material=plaster("#bccacb"))
    floor(wood("#c09468", "#9c734a", along=1))
    bed((-1.72, -0.54, 0), 0.96, 1.95, linen("#f3eee4"), wood("#8a6240", "#6b4829"), head_height=0.8, turn=90)
    spread(linen("#f1ebdf"), 0.96, 0.3, 2.0, 0.53, 0.26, 0.035, (-1.72, -0.54, 0), 90, seed=3, foot=0.2)
    spread(ticking("#d98f4e", "#f1e6d0", 0.09, 0.35, "Y"), 1.07, 1.1, 1.8, 0.58, 0.34, 0.015, (-1.72, -0.54, 0), 90, seed=9)
    cushion(velvet("#24505a"), (-1.2, -0.22, 0.55), (0.56, 0.56), 0.2, (-17, 6, 8), seed=2, dent=0.06)
    cushion(linen("#e3c9a4"), (-0.74, -0.24, 0.55), (0.52, 0.52), 0.19, (-18, -5, -6), seed=5, dent=0.05)
    desk((1.12, -0.34, 0), 1.1, 0.56, material=wood("#8a6240", "#6b4829"))


def compose():
    furnish()
    rug(wool("#e5dac5"), (0.2, -1.35, 0), (2.4, 1.2), wool("#24505a"))
    laptop((1.1, -0.3, 0.74), -6)
    jointed_lamp((1.48, -0.26, 0.74), 180, 3, iron("#a5452a"))
    pencil_pot(stoneware("#efe6d6"), (0.74, -0.3, 0.74), 5)
    mug(glaze("#d9a24a"), (0.8, -0.47, 0.74), 200)
    stool((0.98, -0.86, 0), 0.17, 0.45, wood("#8a6240", "#6b4829"))
    shelf((1.1, 0, 1.42), 1.0, 0.2, wood("#8a6240", "#6b4829"))
    row_of_books((0.66, -0.1, 1.42), 0.34, 4)
    trailing(flower_pot(glaze("#efe6d6"), 0.07, 0.11, "round"), (1.44, -0.1, 1.42), 0.1, 0.4, 7, seed=3, blade=(0.055, 0.045), spread=0.1)
    room_behind(y=-5.6, x=0.45)
    round_mirror((0.14, 0, 1.5), 0.27)
    basket(rattan(), (0.42, -0.98, 0), 0.2, 0.26)
    pile_of_books((-1.42, -0.72, 0.575), 1, seed=8, turn=20)
    light_golden_hour((-0.8, 0, 1.45), 0.9)
    add_light("AREA", (2.4, -3.0, 2.2), 20, "#ffd9ae", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((-0.06, -4.85, 1.1), (-0.06, 0, 0.99), 43, (0, -0.5, 0.9), 4.5)
