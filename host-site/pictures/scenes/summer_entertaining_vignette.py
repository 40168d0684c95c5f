"""Blankets in a basket on a bench, candles beside them: for whoever stays after sunset."""
from lights.rigs import add_light, aim_camera, light_evening
from materials.house import paint, rattan, stoneware, wood, wool
from objects.living import bench
from objects.storage import folded_pile, square_basket
from objects.terrace import deck, siding
from objects.vessels import pillar, tray

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.7


def compose():
    siding(paint("#d9d3c2"))
    deck(wood("#b08a62", "#8f6d49", along=0))
    bench((0.0, -0.36, 0), 1.25, 0.38, 0.44, wood("#b9824c", "#94623a"))
    square_basket(rattan("#c49b66", "#9c7443"), (-0.12, -0.36, 0.44), (0.46, 0.32, 0.2), 3)
    folded_pile(("#e7dcc4", "#5d7f86", "#e7dcc4"), (-0.22, -0.36, 0.5), (0.19, 0.26), 3, wool)
    folded_pile(("#c9764a", "#e7dcc4", "#c9764a"), (-0.02, -0.36, 0.5), (0.19, 0.26), 6, wool)
    tray(stoneware("#8f9a8c", "#848f81"), (0.33, -0.36, 0.44), 0.15)
    for x, y, radius, height in ((0.29, -0.33, 0.038, 0.17), (0.38, -0.34, 0.034, 0.1), (0.33, -0.43, 0.03, 0.06)):
        pillar((x, y, 0.45), radius, height)
    light_evening(3.4)
    add_light("AREA", (-1.6, -2.4, 1.9), 24, "#ffd9a8", 1.2, (0, -0.3, 0.5), 1.2)
    aim_camera((-0.12, -2.35, 0.98), (0.05, -0.3, 0.52), 60, (0, -0.45, 0.55), 4.5)
