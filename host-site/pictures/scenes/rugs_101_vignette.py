"""Three runners, rolled with the pattern in and laid on each other, as they come out of the trunk of a car."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import paint, plaster, wood
from materials.weaves import woven
from objects.playthings import rolled_mat
from objects.room import floor, skirting, wall

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7
EXPOSURE = 0.1


def compose():
    wall(plaster("#cfc0a6"))
    skirting(material=paint("#efe9dd"))
    floor(wood("#b58a5c", "#946a40", along=1))
    turns, thick = 6.2, 0.0095
    radius = 0.018 + thick * 1.18 * turns + thick / 2
    rolls = (
        (-1.05, 0.0, woven("#9e4a33", "#e6d5b4", 0.16, 0.3, "X"), 0.86, 88),
        (1.05, 0.0, woven("#2b4a3f", "#d9c9a4", 0.22, 0.22, "X"), 0.8, 91),
        (0.0, 1.7, woven("#dcc9a2", "#b5763a", 0.12, 0.4, "X"), 0.74, 94),
    )
    for x, z, cloth, length, turn in rolls:
        rolled_mat(cloth, (x * radius, -0.62, z * radius), length, turn, turns, thick)
    light_golden_hour((0.1, 0, 0.5), 0.85, (2, 3), 0.28)
    add_light("AREA", (1.6, -3.0, 1.8), 22, "#ffe6c8", 1.8, (0, -0.5, 0.1), 1.8)
    aim_camera((-0.62, -2.05, 0.72), (0.02, -0.58, 0.19), 60, (0, -0.98, 0.15), 4.5)
