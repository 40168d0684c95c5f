"""Herbs in a long planter, two cups on the table before it."""
from lights.rigs import add_light, aim_camera, set_sky
from scenes.balcony import furnish

EXPOSURE = 0.1


def compose():
    furnish()
    set_sky("#cfdcea", 0.55)
    add_light("SUN", (-3, -3, 4), 4.2, "#ffe6c2", 1.2, (0.2, 0, 0.6))
    aim_camera((0.5, -2.3, 1.22), (0.2, -0.4, 0.95), 44, (0.2, -0.7, 0.8), 3.2)
