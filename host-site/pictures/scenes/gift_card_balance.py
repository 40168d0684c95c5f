"""A gift card under a magnifying glass, a small plant and a cup beside it."""
import math

from lights.rigs import aim_camera, light_golden_hour
from materials.house import brass, glaze, paper, plaster, stoneware, walnut, wood
from materials.kitchen import clear
from mesh import box, gather, lathe, tube
from objects.potted import flower_pot, sword_plant
from objects.room import room_behind, wall
from objects.small import pile_of_books
from objects.vessels import mug

EXPOSURE = 0.35


def magnifier(at, turn):
    """Lies down, its handle along x."""
    rim = tube([(0.062 * math.cos(a), 0.062 * math.sin(a), 0.008) for a in (math.tau * i / 64 for i in range(64))], 0.006, brass(), is_closed=True, steps=0)
    pane = lathe([(0, 0.012), (0.03, 0.011), (0.058, 0.008)], clear(), steps=4)
    grip = lathe([(0, 0), (0.006, 0), (0.007, 0.02), (0.011, 0.04), (0.012, 0.1), (0.009, 0.135), (0, 0.138)], walnut(2))
    return gather([rim, pane, gather([grip], (0.064, 0, 0.011), (0, 90, 0))], at, (-4, 0, turn))


def compose():
    wall(plaster("#d9b8a0"), y=0.55)
    room_behind(y=-4)
    top = 0.76
    box((3, 1.2, 0.05), (0, 0.0, top - 0.05), wood("#a97c50", "#835a36"), bevel=0.008)
    card = [box((0.2, 0.126, 0.003), (0, 0, 0), paper("#24423a"), 0.001), box((0.2, 0.026, 0.0005), (0, 0.032, 0.003), paper("#1c1a18"), 0), box((0.11, 0.02, 0.0005), (-0.03, -0.02, 0.003), paper("#efe6d6"), 0), box((0.045, 0.02, 0.0005), (0.062, -0.02, 0.003), paper("#c9a15f"), 0)]
    gather(card, (-0.06, -0.12, top + 0.001), (0, 0, 12), 1.25)
    magnifier((0.08, -0.12, top + 0.008), -28)
    sword_plant(flower_pot(stoneware("#efe6d6"), 0.085, 0.14, "round"), (-0.3, 0.14, top), 0.12, 0.24, 12, seed=7)
    books = pile_of_books((0.28, 0.12, top), 2, seed=12, turn=-6)
    mug(glaze("#b9502c"), (0.29, 0.11, books), 24)
    light_golden_hour((0.1, 0.55, 1.12), 0.9, pane=0.24)
    aim_camera((0.02, -1.2, 1.46), (0.02, 0.02, 0.83), 50, (0, -0.1, 0.78), 5)
