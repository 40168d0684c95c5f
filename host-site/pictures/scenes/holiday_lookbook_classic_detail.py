"""Brass and candles along the mantel."""
from lights.rigs import aim_camera
from scenes.holiday_lookbook_classic import compose as furnish


def compose():
    furnish()
    aim_camera((-0.95, -1.9, 1.36), (-0.62, 0, 1.28), 50, (-0.8, -0.12, 1.25), 3.5)
