"""A straw hat with a brown ribbon on a table by the window, sunglasses and a shell before it."""
from lights.rigs import light_golden_hour
from materials.house import glaze, velvet, wood
from objects.keepsakes import eyeglasses, shell, sun_hat
from objects.snapshots import far_lamp, far_window, room, snap, table_top

WIDTH = 640
HEIGHT = 1


def compose():
    room("#e8dcc6")
    far_window(-0.3, strength=2.6)
    far_lamp((0.44, 0.34, 0.75), 0, "#6f8f8d")
    table_top(wood("#c49a66", "#a87c4c"))
    sun_hat((0, 0.1, 0.75), (0, 0, 30), velvet("#5a3826"))
    eyeglasses((0.1, -0.13, 0.75), 24, glaze("#3a2417", "#6b4526"), glaze("#1d1a18"), 1.1)
    shell((-0.13, -0.13, 0.75), 30, 1.1)
    light_golden_hour((0.3, 0.9, 1.2))
    snap((0.1, -0.78, 1.06), (0.0, 0.02, 0.84), 56, 1.8)
