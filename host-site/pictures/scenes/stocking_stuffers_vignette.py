"""Photographs in an envelope, and one glass ball with a date underneath."""
from lights.rigs import aim_camera, light_winter
from materials.house import plaster, wood
from objects.giving import cards, envelope, sprig, spool
from objects.room import room_behind, wall
from objects.snapshots import table_top
from scenes.holiday_lookbook_classic_vignette import bauble

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#c9c1ae"), y=0.9)
    room_behind(y=-3.6)
    table_top(wood("#9a6b41", "#7a4f2d"), depth=1.5, width=3)
    z = 0.75
    envelope((-0.06, 0.1, z + 0.002), 12, "#efe4d0", "#24423a", (0.26, 0.18))
    cards(12, "#d9c4a4", (0.06, -0.11, z), (0.16, 0.115), -16, 4)
    bauble("#24554a", (0.135, 0.06, z), 0.042, (20, 0, 30))
    sprig((-0.26, -0.04, z + 0.004), 24, 0.24, seed=6)
    spool("#8c2f26", (-0.13, -0.16, z), tail=0.0)
    light_winter(0.95)
    aim_camera((-0.01, -0.68, 1.24), (-0.01, 0.0, 0.77), 52, (0, -0.05, 0.76), 5)
