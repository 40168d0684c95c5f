"""One shelf of the wardrobe: sweaters to eye height, a basket with a lid."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import plaster, wood, wool
from mesh import box
from objects.room import wall
from objects.storage import folded_pile, square_basket


def compose():
    wall(plaster("#b9c0ae"))
    oak = wood("#c9a271", "#b0855a")
    for z in (0.55, 1.06):
        box((2.4, 0.42, 0.03), (0, -0.21, z), oak, bevel=0.004)
    box((0.03, 0.42, 1.6), (0.83, -0.21, 0), wood("#c9a271", "#b0855a", along=2), bevel=0.004)
    folded_pile(("#a5562f", "#d9c3a0", "#e9dfcd", "#b9805c"), (-0.42, -0.22, 0.58), (0.36, 0.3), 3, wool)
    folded_pile(("#44545d", "#8fa0a3", "#e3d9c6"), (0.0, -0.23, 0.58), (0.35, 0.3), 9, wool)
    square_basket(at=(0.48, -0.23, 0.58), size=(0.42, 0.32, 0.26), has_lid=True)
    folded_pile(("#7b3b22", "#efe7da"), (0.32, -0.22, 1.09), (0.36, 0.3), 14, wool)
    square_basket(at=(-0.26, -0.22, 1.09), size=(0.5, 0.32, 0.24))
    light_morning(0.95)
    add_light("AREA", (2.0, -2.6, 1.6), 20, "#ffe0bd", 1.4, (0, 0, 0.9), 1.4)
    aim_camera((0.04, -2.4, 0.98), (0.04, 0, 0.94), 52, (0, -0.35, 0.8), 4)
