"""A stool as wide as a book and a glass need, beside the bed."""
from lights.rigs import aim_camera, light_morning
from materials.house import linen, plaster, wood, wool
from objects.bedroom import bed, pillow
from objects.furniture import stool
from objects.keepsakes import eyeglasses, open_book
from objects.room import floor, room_behind, skirting, wall
from objects.textiles import rug

WIDTH = 800
HEIGHT = 1.25


def compose():
    green = plaster("#33473f")
    wall(green)
    skirting(material=green)
    floor(wood("#a9805a", "#86603c", along=1))
    room_behind(y=-4.2)
    bed((-0.95, 0, 0), 1.4, 2.0, linen("#efe6d6"), wood("#8d6540", "#6c4a2b"), head_height=0.95)
    pillow(linen("#efe6d6"), (-0.62, -0.26, 0.62), (0.62, 0.44), 0.17, -30, 0, 0, 3)
    pillow(linen("#b5714c"), (-0.6, -0.42, 0.6), (0.46, 0.32), 0.14, -30, 4, 0, 6)
    stool((0.16, -0.3, 0), 0.17, 0.52, wood("#b98d5b", "#98703f"))
    open_book((0.15, -0.31, 0.52), -16, (0.12, 0.17), "#a3563a")
    eyeglasses((0.18, -0.4, 0.524), 24)
    rug(wool("#d9cbb2"), (0.2, -0.95, 0), (0.9, 1.2))
    light_morning(1.05)
    aim_camera((0.1, -2.5, 1.22), (0.02, -0.2, 0.58), 54, (0.1, -0.35, 0.55), 4)
