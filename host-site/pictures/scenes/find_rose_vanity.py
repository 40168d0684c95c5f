"""Tulips, scent and a lipstick before a round mirror."""
from lights.rigs import light_golden_hour
from materials.house import glaze, plaster, wood
from objects.greenery import tulip
from objects.keepsakes import dish, jewel_ring, lipstick, perfume, standing_mirror
from objects.room import room_behind
from objects.snapshots import far_lamp, room, snap, table_top
from objects.vessels import vase

WIDTH = 640
HEIGHT = 1


def compose():
    room("#d9b3a2", y=0.6)
    room_behind(-2.6, plaster("#e4cfc0"))
    far_lamp((0.46, 0.35, 0.75), 3, "#efe4d0")
    table_top(wood("#b98d5b", "#98703f"), 0.8)
    z = 0.75
    standing_mirror((-0.02, 0.12, z), 0.13, 10)
    vase("globe", glaze("#8c9a86"), (-0.2, 0.06, z), 0.62)
    for index, colour in enumerate(("#e3a3a0", "#f0dccb", "#d97f7c", "#e3a3a0", "#f0dccb")):
        tulip((-0.2, 0.06, z + 0.06), 0.24 + 0.02 * (index % 3), (-0.1 + 0.05 * index, 0.03 * (index % 2)), colour, index + 11)
    perfume((0.11, -0.03, z), "#e3b27c", -18, 1.1)
    dish(glaze("#efe4d6"), (0.0, -0.1, z), 0.05)
    jewel_ring((0.0, -0.1, z + 0.012), "#2f5d50", (10, 0, 50))
    lipstick((0.19, -0.09, z), "#b5404a", 1.2)
    light_golden_hour((0.15, 0.6, 1.1))
    snap((0.08, -0.72, 1.03), (-0.01, 0, 0.89), 45, 2)
