"""A parcel on a folded throw, and a red bowl."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_homes import compose as furnish


def compose():
    furnish()
    aim_camera((0.16, -1.45, 0.86), (0.02, -0.3, 0.72), 50, (-0.08, -0.33, 0.72), 3.5)
