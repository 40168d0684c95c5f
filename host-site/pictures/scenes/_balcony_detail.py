"""Herbs in a long planter, two cups on the table before it."""
from lights.rigs import add_light, aim_camera, set_sky
from scenes.balcony import furnish

EXPOSURE = 0.1


def compose():
    furnish()
    set_sky("#cfdcea", 0.55)
    add_light("SUN", (-3, -3, 4), 4.2, "#ffe6c2", 1.2, (0.2, 0, 0.6))
    aim_camera((0.5, -2.3, 1.22), (0.2, -0.4, 0.95), 44, (0.2, -0.7, 0.8), 3.2)


# For the article, before "## Sunday afternoon: privacy, then light" and "## Dimanche après-midi : l’intimité, puis la lumière":
# ![A long white planter of herbs on a green clapboard wall, above a bistro table with a jug and two mugs](picture:balcony-detail "The herbs within reach of the table are the ones you will use.")
# ![Une longue jardinière blanche d’herbes sur un mur de planches vertes, au-dessus d’une table bistro avec un pichet et deux tasses](picture:balcony-detail "Les herbes à portée de main sont celles qu’on utilise.")
