"""The desk at half past four in November, when the lamp takes over."""
from lights.rigs import aim_camera, light_evening
from objects.keepsakes import eyeglasses
from objects.small import pile_of_books
from scenes.home_office import furnish

EXPOSURE = 0.7


def compose():
    furnish()
    top = pile_of_books((0.42, -0.44, 0.74), 1, seed=11, turn=8)
    eyeglasses((0.42, -0.46, top), 20)
    light_evening(3.2)
    aim_camera((0.5, -1.95, 1.02), (0.4, -0.3, 0.92), 50, (0.55, -0.36, 0.9), 3.2)
