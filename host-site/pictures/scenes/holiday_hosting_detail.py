"""Plates in piles and a bowl of clementines."""
from lights.rigs import aim_camera
from scenes.holiday_hosting import compose as furnish

EXPOSURE = 0.55


def compose():
    furnish()
    aim_camera((-0.34, -1.2, 1.12), (-0.12, -0.2, 0.92), 50, (-0.12, -0.3, 0.9), 3.5)
