"""A lamp on the wall, and a table the size of a tray."""
from lights.rigs import aim_camera
from scenes.small_bedroom import compose as furnish

EXPOSURE = 0.55


def compose():
    furnish()
    aim_camera((0.62, -2.15, 1.06), (0.78, -0.2, 0.93), 50, (0.95, -0.36, 0.85), 3.5)
