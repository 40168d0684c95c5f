"""A desk with a lamp."""
from lights.rigs import aim_camera
from scenes.dorm_room import compose as furnish


def compose():
    furnish()
    aim_camera((0.9, -1.8, 1.1), (1.08, -0.2, 0.94), 50, (1.1, -0.3, 0.85), 3.5)
