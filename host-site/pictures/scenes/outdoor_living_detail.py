"""The table in front of the sofa: oranges, a jug, two lanterns."""
from lights.rigs import aim_camera
from scenes.outdoor_living import compose as furnish


def compose():
    furnish()
    aim_camera((0.3, -3.1, 1.1), (0.0, -1.55, 0.4), 56, (0.0, -1.6, 0.42), 4)
