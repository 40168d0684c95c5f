"""A nursery that is ready: a crib with a sheet and nothing else, an armchair, a small lamp, a round rug."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import boucle, glaze, linen, plaster, rattan, voile, wood, wool
from mesh import set_down
from objects.furniture import armchair, round_table
from objects.lamps import table_lamp
from objects.living import pouf
from objects.nursery import bunting, crib
from objects.playthings import teddy
from objects.room import curtain, floor, skirting, wall, window
from objects.textiles import cushion, round_rug
from objects.vessels import basket
from objects.views import garden

WIDTH = 2000
SAMPLE_FACTOR = 0.67


def furnish():
    wall(plaster("#a9b29c"))
    skirting()
    floor(wood("#cda77a", "#b0875a", along=1))
    window((-1.55, -0.02, 0.8), 0.8, 1.5, outside=garden(0.8, 1.5, "spring", 5, light=("#eef4f8", 2.0)))
    for x, seed in ((-2.02, 3), (-1.0, 8)):
        curtain((x, -0.14, 2.65), 0.5, 2.62, voile(), 8, 0.032, seed)
    round_rug(wool("#efe6d6"), (0.3, -1.15, 0), 0.95)
    bunting([(-0.12, -0.01, 1.78), (0.25, -0.01, 1.64), (0.62, -0.01, 1.6), (0.99, -0.01, 1.64), (1.36, -0.01, 1.78)], ("#c98a64", "#efe4d0", "#7f9079", "#d9b876", "#e3c3ad"), 10, 0.13)
    crib((0.62, -0.42, 0), sheet=linen("#e9c9b0"))
    chair = armchair(boucle("#f0e7d8"), (-0.52, -0.72, 0.007), 16, wood("#c39a6b", "#a27a4c", along=2), seed=4, back_height=0.9, piping=linen("#d9cdb8"))
    set_down(cushion(linen("#c98a64"), (-0.48, -0.85, 0.47), (0.42, 0.3), 0.14, (-20, 4, 16), seed=3), [chair], 0.014)
    pouf(wool("#c9a06a"), (0.0, -1.26, 0.013), 0.22, 0.28)
    round_table((-1.13, -0.62, 0), 0.19, 0.5)
    table_lamp(glaze("#d99a6c"), (-1.13, -0.62, 0.5), power=2.5, scale=0.72)


def compose():
    furnish()
    basket(rattan(), (1.46, -0.85, 0), 0.19, 0.26)
    teddy((1.46, -0.85, 0.13), 0.62, -14)
    light_golden_hour((0.62, 0, 1.42), 0.85)
    add_light("AREA", (2.4, -3.0, 2.2), 34, "#ffe0bd", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((0.06, -4.85, 0.96), (0.06, 0, 0.87), 42.5, (0, -0.8, 0.7), 4.5)
