"""The mirror from the side, with the branches that stand before it."""
from lights.rigs import aim_camera
from scenes.mirrors import compose as furnish


def compose():
    furnish()
    aim_camera((0.95, -1.75, 1.38), (-0.08, -0.1, 1.21), 50, (-0.4, -0.2, 1.3), 4)
