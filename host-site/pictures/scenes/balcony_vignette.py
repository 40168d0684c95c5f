"""Sunday at six: every cushion in one basket by the door, with a thunderstorm due."""
from lights.rigs import add_light, aim_camera, set_sky
from materials.cloth import striped
from materials.house import linen, paint, rattan, stoneware, wood
from mesh import box, lathe
from objects.greenery import house_plant
from objects.potted import flower_pot
from objects.terrace import siding, tiles
from objects.textiles import cushion
from objects.vessels import basket

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.6


def compose():
    siding(paint("#9fb0a6"))
    tiles(wood("#b08a5f", "#8f6c46"), wood("#b08a5f", "#8f6c46", along=1))
    box((9, 6, 0.02), (0, -2.6, -0.04), paint("#5d5a55"), bevel=0)
    basket(rattan("#b98f5b"), (0, -0.42, 0), 0.25, 0.32, 30)
    lathe([(0, 0.005), (0.18, 0.005), (0.21, 0.06), (0.2, 0.17), (0, 0.19)], linen("#efe7d8"), (0, -0.42, 0))
    cushion(linen("#d3a24a"), (0.02, -0.32, 0.17), (0.36, 0.4), 0.13, (-10, 0, 4), 2)
    cushion(striped("#efe7d8", "#a94f2a", "x", 26, 0.35), (-0.04, -0.44, 0.17), (0.35, 0.37), 0.11, (-5, 6, 6), 5)
    cushion(linen("#3f6a6a"), (0.055, -0.545, 0.16), (0.27, 0.31), 0.1, (-4, -8, -5), 8)
    house_plant(flower_pot(stoneware("#e3ddd0"), 0.09, 0.16), (0.4, -0.3, 0), 0.36, 26, 7, (0.12, 0.075))
    set_sky("#cfdcea", 0.5)
    add_light("SUN", (-3, -3, 3), 4.0, "#ffd9a6", 1.2, (0.2, 0, 0.6))
    aim_camera((-0.25, -2.6, 0.9), (0.05, -0.38, 0.34), 75, (0, -0.6, 0.35), 4.5)
