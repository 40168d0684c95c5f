"""A rug large enough for the front legs of everybody, seen from the doorway on a fall afternoon."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import boucle, linen, plaster, rattan, stoneware, velvet, wood, wool
from objects.floors import drawn_rug, rolled_rug
from objects.furniture import armchair, round_table, sofa
from objects.greenery import branch
from objects.room import floor, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion
from objects.vessels import basket, vase

WIDTH = 2000


def furnish():
    wall(plaster("#cdb89a"))
    skirting(material=plaster("#cdb89a"))
    floor(wood("#8f6a45", "#704f30", along=1))
    drawn_rug(wool("#a05a42"), (wool("#e6d4b0"), wool("#24423a"), wool("#d9a55c")), (0.05, -1.5, 0), (2.9, 1.9))


def compose():
    furnish()
    sofa(linen("#e6dccb"), (0, -0.55, 0), 0, 2.0, seed=4)
    cushion(velvet("#24423a"), (-0.62, -0.5, 0.455), (0.46, 0.46), 0.17, (-18, 6, 8), seed=2, dent=0.06)
    cushion(wool("#c9853f"), (-0.32, -0.66, 0.455), (0.4, 0.32), 0.15, (-24, -4, -5), seed=5)
    cushion(velvet("#24423a"), (0.62, -0.5, 0.455), (0.46, 0.46), 0.17, (-18, -6, -8), seed=7, dent=0.05)
    armchair(boucle("#d9cbb2"), (1.55, -1.38, 0), -62, seed=3)
    round_table((0.0, -1.6, 0), 0.4, 0.36, wood("#5e3f28", "#412817"))
    pile_of_books((-0.14, -1.62, 0.36), 2, seed=3, turn=16)
    vase("globe", stoneware("#efe6d6"), (0.14, -1.52, 0.36), 0.85)
    for index, lean in enumerate(((-0.2, 0.1), (0.3, -0.1), (0.05, 0.2))):
        branch((0.14, -1.52, 0.54), 0.46, lean, 24, (0.06, 0.03), seed=51 + index, twigs=4)
    basket(rattan(), (-1.5, -0.6, 0), 0.22, 0.28)
    rolled_rug(wool("#4d6b6a"), (-1.46, -0.52, 0.03), 0.86, 0.075, (6, 8, 20), wool("#e6d4b0"))
    light_golden_hour((0.2, 0, 1.35), 0.9)
    aim_camera((-0.05, -5.2, 1.75), (0.18, -0.9, 0.6), 42, (0, -1.3, 0.4), 5.6)
