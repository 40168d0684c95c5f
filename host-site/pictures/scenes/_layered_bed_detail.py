"""The layered bed from its side, early: what lies on what."""
from lights.rigs import aim_camera, light_morning
from materials.house import stoneware
from objects.vessels import mug
from scenes._layered_bed import furnish

EXPOSURE = 0.1


def compose():
    furnish()
    mug(stoneware("#d9ccb4"), (1.3, -0.4, 0.55), 30)
    light_morning(1.0)
    aim_camera((-1.15, -2.75, 1.12), (0.0, -0.72, 0.72), 52, (-0.2, -0.95, 0.65), 4)


# For the article, before "## What thread count tells you" and "## Ce que dit le nombre de fils":
# ![White pillows and a long rust cushion on a bed whose sage-green duvet is folded back, a lit lamp on the table beside it.](picture:layered-bed-detail "Two and two and one: five pieces, and a single armful at night.")
# ![Des oreillers blancs et un long coussin rouille sur un lit à la douillette vert sauge repliée, une lampe allumée sur la table à côté.](picture:layered-bed-detail "Deux, deux et un : cinq morceaux, et une seule brassée le soir venu.")
