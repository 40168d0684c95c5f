"""A wrapping table on a grey afternoon: boxes in kraft and green, ribbons, cedar, scissors."""
from lights.rigs import add_light, aim_camera, light_winter
from materials.house import kraft, paper, plaster, velvet, wood
from mesh import box
from objects.giving import scissors, spool, sprig, tag
from objects.room import room_behind, wall
from objects.small import present

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#8b9485"), y=0.75)
    room_behind(y=-4)
    top = 0.76
    box((2.6, 1.3, 0.05), (0, 0.05, top - 0.05), wood("#6e4c31", "#523622"), bevel=0.008)
    green, cream = paper("#274638"), paper("#efe4d0")
    present((0.38, 0.28, 0.16), kraft(), velvet("#24423a"), (-0.12, 0.24, top), 10, 0.034, has_bow=False)
    present((0.26, 0.2, 0.12), green, velvet("#b98d5b"), (-0.1, 0.22, top + 0.163), -9, 0.028, tails=0.13)
    present((0.22, 0.22, 0.24), cream, velvet("#7b2f26"), (0.23, 0.24, top), -18, 0.026)
    present((0.17, 0.13, 0.07), green, velvet("#7b2f26"), (0.34, 0.0, top), 24, 0.02)
    present((0.26, 0.18, 0.06), kraft(), velvet("#b98d5b"), (-0.33, -0.06, top), -16, 0.006, has_bow=False)
    sprig((-0.41, -0.02, top + 0.062), -32, 0.17, seed=4)
    tag((-0.12, -0.16, top + 0.002), (0, 0, 150))
    spool("#7b2f26", (0.12, -0.12, top), tail=0.0)
    spool("#24423a", (0.2, -0.02, top), radius=0.038, width=0.03)
    spool("#b98d5b", (0.095, -0.24, top + 0.039), (90, 0, 60), radius=0.038, width=0.026)
    scissors((-0.06, -0.27, top), 20)
    light_winter(1.0)
    add_light("AREA", (-1.6, -0.2, 1.9), 16, "#fff3e0", 0.7, (0, 0.1, 0.8), 0.7)
    aim_camera((0.0, -1.42, 1.38), (0.0, 0.1, 0.85), 58, (0, -0.02, 0.85), 5.6)
