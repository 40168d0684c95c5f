"""A cushion in the reading corner, picture books beside it."""
from lights.rigs import aim_camera, light_golden_hour
from materials.cloth import striped
from materials.house import linen, plaster, wood, wool
from mesh import set_down
from objects.keepsakes import open_book
from objects.nursery import book_ledge
from objects.room import floor, room_behind, skirting, wall
from objects.small import pile_of_books
from objects.textiles import cushion, round_rug

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#b9b89c"))
    skirting()
    floor(wood("#b98d60", "#98703f", along=1))
    room_behind(y=-4.2)
    rug = round_rug(wool("#c9683f"), (0.02, -0.75, 0), 0.72)
    set_down(cushion(linen("#37506a"), (-0.2, -0.5, 0.3), (0.5, 0.5), 0.2, (-14, 2, 6), 3, 0.0), [rug], 0.012)
    set_down(cushion(striped("#efe4cf", "#a3563a", "x", 16, 0.4), (0.06, -0.62, 0.25), (0.38, 0.38), 0.15, (-20, -4, -9), 5), [rug], 0.012)
    set_down(open_book((0.02, -0.95, 0.1), 14, (0.2, 0.25), "#24423a"), [rug], 0.0)
    pile_of_books((0.42, -0.55, 0.012), 5, seed=9, turn=16)
    book_ledge((0.1, 0, 0.86), 0.9, seed=4)
    light_golden_hour((0.3, 0, 0.75), 0.85)
    aim_camera((0.1, -2.75, 1.02), (0.08, -0.3, 0.47), 50, (0, -0.6, 0.25), 4)
