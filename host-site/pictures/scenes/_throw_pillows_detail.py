"""The cushions of the green sofa from close by."""
from lights.rigs import aim_camera, light_morning
from scenes.throw_pillows import furnish

EXPOSURE = 0.15


def compose():
    furnish()
    light_morning(1.0)
    aim_camera((-1.15, -2.6, 0.95), (-0.3, -0.62, 0.66), 62, (-0.4, -0.7, 0.65), 3.2)


# For the article, before "## Rule four. Stuff them properly" and "## Règle quatre. Bien les remplir":
# ![A checked cushion between a plain linen one and a long bouclé one on a green sofa, a striped one at the edge.](picture:throw-pillows-detail "A check, a stripe and two that rest: the scale changes, the cream stays.")
# ![Un coussin à carreaux entre un uni de lin et un long en bouclette sur un canapé vert, un autre rayé au bord de l’image.](picture:throw-pillows-detail "Des carreaux, des rayures et du repos : l’échelle change, le crème reste.")
