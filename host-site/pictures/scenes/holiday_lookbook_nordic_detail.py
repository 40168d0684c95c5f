"""Four candles on the sill."""
from lights.rigs import aim_camera
from scenes.holiday_lookbook_nordic import compose as furnish

EXPOSURE = 0.4


def compose():
    furnish()
    aim_camera((-0.2, -1.5, 1.1), (-0.34, 0, 1.06), 50, (-0.35, -0.17, 0.97), 3)
