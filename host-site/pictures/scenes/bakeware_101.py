"""A baking table: a layer cake on a stand, a fluted pan, a loaf tin, bowls that nest, a striped cloth."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import plaster, stoneware, wood
from materials.kitchen import enamel, steel
from mesh import box
from objects.kitchen import cake_stand, fluted_pan, folded_cloth, layer_cake, loaf, nest_of_bowls, tin
from objects.room import room_behind, wall

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#9db0ad"), y=0.62)
    room_behind(y=-4)
    top = 0.8
    box((2.6, 1.2, 0.05), (0, 0.0, top - 0.05), wood("#d0ab79", "#b98f5b"), bevel=0.008)
    cake_stand(stoneware("#f3ece0", "#ece2d2"), (0.05, 0.18, top), 0.155, 0.11)
    layer_cake((0.05, 0.18, top + 0.115), 0.11, 3, seed=5)
    nest_of_bowls([enamel("#f2eadb"), enamel("#7f9188"), enamel("#b5552f")], (-0.33, 0.12, top), 0.155)
    fluted_pan(steel("#b9946a"), (0.37, 0.16, top), 0.115, 0.085)
    tin(steel("#8d8a86"), (0.24, -0.18, top), 0.27, 0.13, 0.07, 18)
    loaf((0.24, -0.18, top + 0.03), (0.19, 0.072, 0.075), 18, seed=4)
    folded_cloth("#efe6d5", (-0.22, -0.2, top), (0.27, 0.18), -12, 3, "#9c3b22")
    light_golden_hour((0.1, 0.62, 1.2), 0.95)
    add_light("AREA", (-1.5, -0.8, 1.9), 12, "#fff0dc", 0.6, (0, 0.1, 0.9), 0.6)
    aim_camera((0.02, -1.45, 1.27), (0.02, 0.1, 0.895), 55, (0, 0.05, 0.9), 5)
