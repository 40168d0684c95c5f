"""A desk beside a window on a bright forenoon, its lamp already on."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import glaze, linen, plaster, stoneware, terracotta, wood
from objects.furniture import shelf
from objects.living import row_of_books
from objects.potted import flower_pot, trailing
from objects.room import floor, skirting, wall, window
from objects.small import pile_of_books
from objects.study import desk, jointed_lamp, laptop, lidded_box, pencil_pot, riser, spindle_chair
from objects.vessels import mug, vase
from objects.views import garden

WIDTH = 2000


def furnish():
    wall(plaster("#b9c0b0"))
    skirting(material=plaster("#b9c0b0"))
    floor(wood("#b58a5c", "#946a40", along=1))
    window((-1.1, -0.02, 0.86), 0.9, 1.5, outside=garden(0.9, 1.5, "autumn", 5, light=("#eaf1f6", 2.2)))
    desk((0.2, -0.36, 0), 1.5, 0.62)
    riser((0.16, -0.3, 0.74))
    laptop((0.16, -0.3, 0.85))
    jointed_lamp((0.72, -0.3, 0.74), 180, 2.5)
    pencil_pot(stoneware("#efe6d6"), (-0.2, -0.42, 0.74), 3)
    mug(glaze("#a94f2a"), (0.6, -0.52, 0.74), 30)
    trailing(flower_pot(terracotta(), 0.08, 0.13), (-0.38, -0.3, 0.74), 0.11, 0.2, 9, seed=6, blade=(0.055, 0.045), spread=0.1)
    shelf((0.42, 0, 1.55), 1.1, 0.22)
    lidded_box("#d9c7a4", (0.03, -0.11, 1.55))
    lidded_box("#7d8f7c", (0.03, -0.11, 1.691), (0.24, 0.19, 0.11), 3)
    row_of_books((0.24, -0.1, 1.55), 0.26, 3)
    vase("globe", glaze("#3e5a63"), (0.7, -0.11, 1.55), 0.62)


def compose():
    furnish()
    pile_of_books((-0.02, -0.5, 0.74), 1, seed=11, turn=-12)
    spindle_chair((0.2, -0.98, 0), 152, wood("#5e3f28", "#412817", along=2), linen("#d9c7a4"))
    light_morning(1.0)
    add_light("AREA", (2.4, -3.0, 2.2), 28, "#ffe0bd", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((0.02, -3.75, 0.93), (0.02, 0, 0.92), 38.5, (0.1, -0.5, 0.9), 4.5)
