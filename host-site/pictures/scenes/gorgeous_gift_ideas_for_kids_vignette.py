"""Drawings in frames without glass, pencils and a stool below."""
from lights.rigs import aim_camera, light_morning
from materials.house import plaster, stoneware, wood
from objects.art import print_in_frame
from objects.furniture import console
from objects.playthings import block, ring_tower
from objects.room import room_behind, wall
from objects.small import pile_of_books
from objects.study import pencil_pot

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#9fb0a2"), y=0.5)
    room_behind(y=-3.8)
    z = 0.7
    console((0, 0.28, 0), 1.5, 0.42, z, wood("#d9b98c", "#c19d6c"), drawers=0)
    oak = wood("#b98d5b", "#98703f", along=2)
    print_in_frame("moon", (-0.17, 0.5, 1.32), (0.3, 0.38), oak, ("#e2b65a", "#31597c", "#efe4d0"), seed=2)
    print_in_frame("leaves", (0.19, 0.5, 1.22), (0.26, 0.33), oak, ("#a94f2a", "#7d9a78", "#efe4d0"), seed=5)
    print_in_frame("arches", (-0.14, 0.5, 0.97), (0.23, 0.2), oak, ("#c9683f", "#d9b24f", "#efe4d0"), seed=3)
    pencil_pot(stoneware("#c9683f"), (0.1, 0.2, z), 4, 9, 1.1)
    top = pile_of_books((0.29, 0.26, z), 3, seed=14, turn=-12)
    block("#d9b24f", (0.27, 0.24, top), 0.05, 20)
    ring_tower(("#a94f2a", "#d9a24a", "#efe4d0", "#7d9a78"), (-0.27, 0.22, z), 0.9)
    block("#7d9a78", (-0.08, 0.12, z), 0.05, 35)
    block("#4d6b78", (-0.02, 0.16, z), 0.05, -8)
    light_morning(0.95)
    aim_camera((0.0, -1.7, 1.08), (0.0, 0.3, 1.06), 50, (0, 0.3, 1.0), 4)
