"""Red enamel, garlic and lemons."""
from lights.rigs import aim_camera
from scenes.cookware_101 import compose as furnish


def compose():
    furnish()
    aim_camera((-0.42, -0.85, 1.16), (-0.2, 0.12, 0.96), 50, (-0.25, 0.0, 0.95), 3.5)
