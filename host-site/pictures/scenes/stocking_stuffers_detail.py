"""Two stockings, and what looks out of them."""
from lights.rigs import aim_camera
from scenes.stocking_stuffers import compose as furnish


def compose():
    furnish()
    aim_camera((0.5, -1.6, 1.36), (0.42, 0, 1.3), 50, (0.35, -0.2, 1.32), 3.5)
