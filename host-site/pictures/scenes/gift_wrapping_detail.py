"""Spools, scissors and a label."""
from lights.rigs import aim_camera
from scenes.gift_wrapping import compose as furnish


def compose():
    furnish()
    aim_camera((0.0, -0.78, 1.2), (0.04, -0.16, 0.79), 54, (0.08, -0.16, 0.78), 4.5)
