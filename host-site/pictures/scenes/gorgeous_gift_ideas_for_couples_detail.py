"""Two mugs, a candle and one box."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_couples import compose as furnish


def compose():
    furnish()
    aim_camera((0.3, -2.1, 0.95), (0.02, -1.02, 0.56), 68, (0.0, -1.05, 0.55), 3.5)
