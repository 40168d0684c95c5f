"""The first kitchen of one's own: a kettle, three mugs that do not match, a key, a lamp that was chosen."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import glaze, linen, paint, plaster, stoneware, terracotta, wood
from materials.kitchen import enamel
from mesh import gather
from objects.furniture import round_table
from objects.kitchen import kettle
from objects.lamps import pendant
from objects.potted import flower_pot, sword_plant
from objects.room import curtain, floor, skirting, wall, window
from objects.storage import moving_box
from objects.terrace import bistro_chair
from objects.vessels import mug
from objects.views import garden
from scenes.lost_key import key

EXPOSURE = 0.25


def compose():
    wall(plaster("#d8b98f"))
    skirting()
    floor(wood("#b58a5c", "#946a40", along=1))
    window((-0.72, -0.02, 0.92), 1.0, 1.4, outside=garden(1.0, 1.4, "winter", 8, light=("#eef3fb", 2.6)))
    curtain((-1.36, -0.12, 2.46), 0.5, 2.4, linen("#efe6d6"), 5, seed=4)
    curtain((-0.06, -0.12, 2.46), 0.46, 2.4, linen("#efe6d6"), 5, seed=8)
    top = 0.74
    round_table((-0.1, -0.85, 0), 0.4, top, wood("#c79f6c", "#ab8051"), paint("#2b2926"))
    kettle(enamel("#24423a"), (-0.26, -0.76, top), -8, scale=1.3)
    mug(stoneware("#efe6d6"), (0.02, -0.96, top), -24, 1.1)
    mug(glaze("#b9502c"), (0.13, -0.82, top), 20, 1.15)
    mug(stoneware("#6d8590", "#5f7680"), (0.19, -0.98, top), 40)
    gather([key((0, 0, 0), (90, 0, 0))], (-0.12, -1.06, top + 0.006), (0, 0, 64))
    bistro_chair((0.72, -0.72, 0), -38, slats=wood("#b9743f", "#9c5c30"))
    moving_box((1.32, -0.36, 0), (0.56, 0.42, 0.4), -7)
    sword_plant(flower_pot(terracotta(), 0.12, 0.2), (1.32, -0.36, 0.402), 0.18, 0.56, 14, seed=9)
    pendant((0.62, -0.4, 1.86), 0.9, 0.2, 8)
    light_morning(0.95)
    add_light("AREA", (2.0, -3.2, 2.2), 24, "#ffe0bd", 1.8, (0.2, -0.4, 0.7))
    aim_camera((0.2, -3.7, 1.06), (0.2, 0, 0.96), 48, (0, -0.85, 0.8), 4)
