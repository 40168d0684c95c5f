"""Books, a parcel in twine and a mug."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_him import compose as furnish

EXPOSURE = 0.4


def compose():
    furnish()
    aim_camera((0.92, -1.85, 0.86), (0.7, -0.7, 0.6), 50, (0.66, -0.72, 0.62), 3.5)
