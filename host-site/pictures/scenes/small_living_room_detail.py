"""The two small tables before the sofa."""
from lights.rigs import add_light, aim_camera, light_morning
from scenes.small_living_room import furnish

EXPOSURE = 0.1


def compose():
    furnish()
    light_morning(1.0)
    add_light("AREA", (-1.0, -0.42, 1.6), 22, "#fbf6ea", 0.9, (0.4, -2.2, 0.3), 1.6)
    aim_camera((-0.5, -3.1, 0.86), (0.0, -1.4, 0.5), 46, (0.0, -1.5, 0.45), 2.8)
