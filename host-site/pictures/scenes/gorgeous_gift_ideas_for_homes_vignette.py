"""The basket that is opened first after a move: towels, a candle, a tag."""
from lights.rigs import aim_camera, light_morning
from materials.house import glaze, linen, plaster, rattan, stoneware, velvet, wood
from objects.kitchen import bottle
from objects.living import rolled_blanket
from objects.room import floor, room_behind, skirting, wall
from objects.small import bow
from objects.storage import moving_box, square_basket
from objects.vessels import jar, pillar

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#d3b273"))
    skirting()
    floor(wood("#a9805a", "#86603c", along=1))
    room_behind(y=-4.2)
    moving_box((0.2, -0.34, 0), (0.52, 0.4, 0.36), -6)
    square_basket(rattan("#b98f5b", "#8f6739"), (-0.06, -0.86, 0), (0.44, 0.34, 0.22), 10)
    for index, (x, colour) in enumerate(((-0.2, "#e9dcc3"), (-0.12, "#7f9aa0"), (-0.04, "#e9dcc3"))):
        rolled_blanket(linen(colour), (x, -0.86 + 0.012 * index, 0.2), 0.24, 0.048, (0, 0, 96))
    pillar((0.07, -0.79, 0.1), 0.036, 0.2, is_lit=False)
    bottle(glaze("#2f4d42"), (0.085, -0.9, 0.06), 0.95)
    jar(stoneware("#d9c4a4"), wood("#98703f", "#7d5430"), (0.0, -0.76, 0.1), 1.0)
    bow(velvet("#24423a"), (-0.028, -1.03, 0.14), 0.11, 0.026, 0.13, (90, 0, 10))
    light_morning(0.95)
    aim_camera((0.02, -2.5, 0.86), (0.02, -0.6, 0.25), 58, (-0.04, -0.95, 0.2), 4)
