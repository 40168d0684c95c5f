"""Sheets and blankets in a pile, tied for the season that does not need them."""
from lights.rigs import aim_camera, light_morning
from materials.cloth import knit
from materials.house import linen, plaster, wood
from objects.living import bench
from objects.room import floor, room_behind, skirting, wall
from objects.storage import folded_pile

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#d3ae93"))
    skirting()
    floor(wood("#b98d60", "#98703f", along=1))
    room_behind(y=-4.2)
    bench((0.0, -0.4, 0), 1.3, 0.36, 0.45, wood("#a97b4e", "#835a35"))
    high = folded_pile(("#f1e8d8", "#b9c4a3", "#f1e8d8", "#8fa3a8"), (-0.12, -0.4, 0.45), (0.42, 0.3), 3)
    folded_pile(("#d9b59c",), (-0.12, -0.4, 0.45 + high), (0.4, 0.28), 8, knit)
    folded_pile(("#c98e6c", "#efe4d0"), (0.33, -0.4, 0.45), (0.3, 0.26), 5)
    light_morning(0.95)
    aim_camera((0.1, -2.2, 1.04), (0.1, -0.36, 0.57), 60, (0.0, -0.5, 0.6), 4)
