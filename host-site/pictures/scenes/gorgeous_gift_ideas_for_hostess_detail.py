"""A bundle tied in linen, candles and a jar."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_hostess import compose as furnish


def compose():
    furnish()
    aim_camera((0.2, -1.2, 1.08), (0.06, -0.2, 0.92), 50, (0.05, -0.28, 0.9), 3.5)
