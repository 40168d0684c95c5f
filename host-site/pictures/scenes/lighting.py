"""A corner of a living room at dusk: three lamps are on."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import glaze, plaster, stoneware, velvet, wood, wool
from objects.furniture import armchair, round_table, sideboard
from objects.greenery import branch
from objects.lamps import floor_lamp, pendant, table_lamp
from objects.room import floor, skirting, wall, window
from objects.small import pile_of_books, picture_frame
from objects.textiles import cushion, rug
from objects.vessels import bowl, vase
from objects.views import garden

WIDTH = 2000
SAMPLE_FACTOR = 2
EXPOSURE = 0.7


def compose():
    wall(plaster("#9b9a83"))
    skirting(material=plaster("#9b9a83"))
    floor(wood("#8a633f", "#6a4828", along=1))
    rug(wool("#c9b898"), (-0.75, -1.1, 0), (2.2, 1.5))
    armchair(velvet("#9a5433"), (-0.75, -0.7, 0), 24, seed=1)
    cushion(wool("#e4d3b3"), (-0.74, -0.76, 0.46), (0.4, 0.36), 0.15, (-18, 3, 24), seed=4)
    floor_lamp((-1.36, -0.42, 0), power=13, pleats=48)
    sideboard((0.5, -0.26, 0), 1.5, 0.42, 0.74)
    table_lamp(stoneware("#d8c6a6", "#c9b48f"), (0.05, -0.26, 0.74), power=6)
    top = pile_of_books((0.5, -0.28, 0.74), 2, seed=8, turn=5)
    bowl(glaze("#24423a"), (0.5, -0.28, top), 0.1, 0.055)
    vase("bottle", glaze("#4a2f22"), (0.92, -0.24, 0.74), 0.9)
    branch((0.92, -0.24, 1.05), 0.6, (0.2, -0.1), 30, (0.06, 0.03), seed=3, twigs=5)
    picture_frame((0.5, 0, 1.15), (0.46, 0.6), wood("#2f251d", "#241b15", along=2), ("#b9643c", "#d8b98a", "#2c3e36"), 6)
    round_table((1.1, -1.25, 0), 0.55, 0.74, wood("#7a5636", "#5d3f26"))
    pendant((1.02, -1.2, 1.7), 1.4, 0.19, 8)
    bowl(stoneware(), (1.02, -1.3, 0.74), 0.16, 0.08)
    window((-0.72, -0.02, 1.05), 0.8, 1.3, outside=garden(0.8, 1.3, "dusk", 6, 0.7, ("#34486b", 0.42)))
    light_evening(1.9)
    aim_camera((0.0, -4.7, 1.1), (0.0, 0, 1.06), 44, (0, -0.5, 1), 4)
