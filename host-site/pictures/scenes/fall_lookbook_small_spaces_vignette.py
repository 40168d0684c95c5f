"""The table for two: a raw linen runner, ochre bowls that don't match, one oak branch."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, leaf, linen, plaster, stoneware, walnut
from materials.surface import surface
from mesh import box
from objects.greenery import branch
from objects.playthings import ball
from objects.room import wall
from objects.serving import spoon
from objects.snapshots import table_top
from objects.vessels import bowl, vase

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.1


def compose():
    wall(plaster("#6f7d58"), y=0.38)
    table_top(walnut(), 0.62, z=0.75)
    box((0.3, 0.62, 0.003), (-0.02, 0, 0.75), linen("#dcccae"), bevel=0.001)
    z = 0.753
    bowl(glaze("#c98f35"), (-0.09, -0.05, z), 0.088, 0.062)
    bowl(stoneware("#d9b272", "#c79c58"), (0.08, 0.06, z), 0.1, 0.05)
    bowl(glaze("#a86b28"), (0.1, -0.14, z), 0.06, 0.045)
    shell = surface("walnut", "#b98a56", 0.6, 0.3, bump=2.2, grain=(90, 90, 90), second="#94683a", spread=(40, 40, 40))
    for index, (x, y, h) in enumerate(((0.05, 0.05, 0.034), (0.1, 0.035, 0.034), (0.095, 0.085, 0.036), (0.06, 0.09, 0.036), (0.08, 0.06, 0.062))):
        ball(shell, (x, y, z + h), (0.021, 0.018, 0.018), (20 * index, 35 * index, 50 * index), seed=index, lump=0.12, rings=24)
    ball(shell, (-0.005, -0.155, z + 0.0175), (0.021, 0.018, 0.018), (0, 20, 70), seed=9, lump=0.12, rings=24)
    vase("bottle", stoneware("#4a4038", "#3b332c"), (-0.16, 0.17, z - 0.003), 0.7)
    branch((-0.16, 0.17, 0.96), 0.5, (0.34, -0.06), 26, (0.085, 0.04), seed=14, twigs=5, material=leaf("#8a5a2c", "#b9793a"), bend=0.45)
    light_golden_hour((0.05, 0.38, 1.1), 0.95, (2, 3), 0.24)
    add_light("AREA", (1.5, -2.2, 1.8), 16, "#ffe0bd", 1.6, (0, 0, 0.8), 1.6)
    aim_camera((0.16, -1.2, 1.14), (0.0, 0.06, 0.93), 50, (0.0, 0.0, 0.8), 3.4)
