"""Lemons in a blue-rimmed bowl, the sea behind."""
from lights.rigs import add_light, aim_camera, set_sky
from scenes.spring_lookbook_capri import furnish


def compose():
    furnish()
    set_sky("#93c3ee", 0.95)
    add_light("SUN", (-3, -3, 4), 4.6, "#fff0d6", 0.8, (0.6, 0.3, 0.5))
    aim_camera((0.3, -2.2, 1.2), (0.02, -0.75, 0.86), 46, (0.06, -0.82, 0.8), 2.8)
