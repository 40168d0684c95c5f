"""What waits on a shelf in a child's room on Christmas Eve: a bear, a rainbow, a mushroom that glows, parcels."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import boucle, kraft, paper, plaster, velvet, wood
from objects.furniture import sideboard
from objects.nursery import bunting, mushroom_lamp, rainbow
from objects.playthings import block, ring_tower, teddy, wooden_horse
from objects.room import floor, wall
from objects.small import present

WIDTH = 2000
SAMPLE_FACTOR = 2


def furnish():
    wall(plaster("#8fa3a0"))
    floor()
    sideboard((0, -0.24, 0), 1.9, 0.46, 0.6, wood("#d2ad7c", "#bb9260"))


def compose():
    furnish()
    bunting([(-1.1, -0.02, 1.3), (-0.4, -0.02, 1.16), (0.3, -0.02, 1.14), (1.1, -0.02, 1.32)], count=13, size=0.1)
    top = 0.6
    mushroom_lamp((-0.46, -0.24, top), 1.1, 1.6)
    present((0.26, 0.2, 0.16), paper("#efe4d0"), velvet("#a3412f"), (0.3, -0.2, top), -10, 0.024)
    present((0.17, 0.14, 0.1), kraft(), velvet("#24423a"), (0.3, -0.2, top + 0.162), 14, 0.02)
    teddy((-0.06, -0.2, top), 0.82, 8, boucle("#b98a58"), boucle("#e6d2b0"))
    ring_tower(("#4d6b78", "#7d9a78", "#e0c078", "#cf7f4f", "#a9452f"), (0.56, -0.3, top), 0.9)
    rainbow((-0.26, -0.4, top), 0.8, turn=14)
    for x, y, z, colour, turn in ((0.12, -0.42, 0, "#d9a24a", 10), (0.18, -0.4, 0, "#7d9a78", -12), (0.145, -0.405, 0.0505, "#a94f2a", 24), (0.36, -0.43, 0, "#4d6b78", 38)):
        block(colour, (x, y, top + z), 0.05, turn)
    wooden_horse((-0.72, -0.3, top), 0.8, 14)
    light_golden_hour((0.32, 0, 1.02), 0.85, pane=0.26)
    add_light("POINT", (-0.46, -0.55, top + 0.5), 1.5, "#ffb871", 0.15)
    aim_camera((-0.09, -2.72, 0.95), (-0.09, 0, 0.87), 47, (0, -0.3, 0.75), 4)
