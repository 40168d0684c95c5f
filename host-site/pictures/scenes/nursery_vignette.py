"""On the dresser, within reach of one hand: folded cloths in a basket, a stack of rings."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import plaster, rattan, stoneware, wood
from objects.furniture import console
from objects.kitchen import canister
from objects.playthings import ring_tower
from objects.room import room_behind, wall
from objects.storage import folded_pile, square_basket

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#a2a487"), y=0.5)
    room_behind(y=-3.6)
    console((0, 0.2, 0), 1.5, 0.5, 0.9, wood("#d3b083", "#b98f5f"), drawers=3)
    z = 0.9
    square_basket(rattan("#c49b66", "#9c7443"), (-0.1, 0.22, z), (0.36, 0.27, 0.15), 4)
    folded_pile(("#f1e8d8", "#e3b9a0", "#f1e8d8"), (-0.18, 0.22, z + 0.02), (0.15, 0.2), 3)
    folded_pile(("#c3cbb0", "#f1e8d8", "#e6cf9b"), (-0.02, 0.22, z + 0.02), (0.15, 0.2), 6)
    ring_tower(("#a3563a", "#d9a24a", "#efe4d0", "#7d9a78", "#c98e6c"), (0.24, 0.16, z), 1.0)
    canister(stoneware("#efe6d6"), (0.29, 0.3, z), 0.055, 0.14, wood("#b98d5b", "#98703f"))
    light_golden_hour((0.1, 0.5, 1.4), 0.9)
    aim_camera((0.05, -1.2, 1.34), (0.05, 0.2, 1.03), 56, (0, 0.1, 1.0), 4.5)
