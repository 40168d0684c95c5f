"""A nursery that is ready: a crib with a sheet and nothing else, an armchair, a small lamp, a round rug."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import boucle, glaze, linen, plaster, rattan, voile, wood, wool
from objects.furniture import armchair, round_table
from objects.lamps import table_lamp
from objects.living import pouf
from objects.nursery import crib
from objects.playthings import teddy
from objects.room import curtain, floor, skirting, wall, window
from objects.textiles import cushion, round_rug
from objects.vessels import basket

WIDTH = 2000
SAMPLE_FACTOR = 2


def furnish():
    wall(plaster("#a9b29c"))
    skirting()
    floor(wood("#cda77a", "#b0875a", along=1))
    window((-1.55, -0.02, 0.8), 0.8, 1.5, sky="#eef4f8", strength=2.0)
    for x, seed in ((-2.02, 3), (-1.0, 8)):
        curtain((x, -0.14, 2.65), 0.5, 2.62, voile(), 8, 0.032, seed)
    round_rug(wool("#efe6d6"), (0.3, -1.15, 0), 0.95)
    crib((0.62, -0.42, 0), sheet=linen("#e9c9b0"))
    armchair(boucle("#f0e7d8"), (-0.52, -0.72, 0), 16, seed=4)
    cushion(linen("#c98a64"), (-0.5, -0.78, 0.45), (0.4, 0.3), 0.14, (-22, 4, 16), seed=3)
    pouf(wool("#c9a06a"), (-0.34, -1.42, 0), 0.22, 0.28)
    round_table((-1.13, -0.62, 0), 0.19, 0.5)
    table_lamp(glaze("#d99a6c"), (-1.13, -0.62, 0.5), power=2.5, scale=0.72)


def compose():
    furnish()
    basket(rattan(), (1.46, -0.85, 0), 0.19, 0.26)
    teddy((1.46, -0.85, 0.13), 0.62, -14)
    light_golden_hour((0.62, 0, 1.42), 0.85)
    add_light("AREA", (2.4, -3.0, 2.2), 34, "#ffe0bd", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((0.12, -4.7, 1.05), (0.12, 0, 0.94), 45, (0, -0.8, 0.7), 4.5)
