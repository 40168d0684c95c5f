"""A small gift box with a ribbon, plain cards, a sprig of fir."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import paper, plaster, velvet, wood
from mesh import box, gather
from objects.giving import cards, sprig
from objects.room import room_behind, wall
from objects.small import present

EXPOSURE = 0.35


def compose():
    wall(plaster("#a7b0a0"), y=0.5)
    room_behind(y=-4)
    top = 0.8
    box((3, 1.1, 0.05), (0, -0.05, top - 0.05), wood("#c79f6c", "#ab8051"), bevel=0.008)
    present((0.22, 0.2, 0.15), paper("#274638"), velvet("#b98d5b"), (-0.26, 0.12, top), 22, 0.03, tails=0.13)
    box((0.17, 0.003, 0.115), (-0.06, 0.075, top), paper("#f1e6d3"), 0.0006, (-17, 0, -10))
    gather([box((0.172, 0.0036, 0.014), (0, -0.0003, 0.05), velvet("#b98d5b"), 0.0006)], (-0.06, 0.075, top), (-17, 0, -10))
    cards(7, "#a94f2a", (-0.02, -0.05, top), (0.17, 0.115), 12, seed=4)
    cards(1, "#c9a15f", (-0.02, -0.05, top + 0.0205), (0.17, 0.115), 20, seed=3)
    sprig((-0.32, -0.13, top), 10, 0.24, seed=5, colour="#4a6a44", is_flat=False, count=17)
    light_golden_hour((-0.05, 0.5, 1.1), 0.9, pane=0.24)
    aim_camera((-0.02, -1.0, 1.08), (-0.12, 0.08, 0.865), 56, (-0.15, 0.0, 0.85), 5)
