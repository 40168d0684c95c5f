"""The end of a long table in a garden, towards evening: a runner, plates, lemonade, peaches, a lantern, lights on a cord."""
from lights.rigs import add_light, aim_camera, set_sky
from materials.house import fruit, iron, leaf, linen, stoneware, terracotta, wood
from materials.kitchen import drink, steel
from mesh import box
from objects.greenery import branch
from objects.kitchen import folded_cloth
from objects.lamps import lantern
from objects.serving import ice_cubes, lemon_slice, pitcher, place_setting, string_of_lights, tumbler
from objects.terrace import bistro_chair
from objects.vessels import bowl, peach, vase
from objects.views import garden

WIDTH = 2000
SAMPLE_FACTOR = 0.75


def compose():
    box((7.2, 0.02, 3.2), (0.1, 4.6, -0.25), garden(1.8, 0.8, "evening", 12, strength=1.2, light=("#f6e2bd", 0.7), has_house=False, horizon=0.42, crown=0.92), bevel=0)
    box((14, 9, 0.02), (0, 0, -0.02), leaf("#6f7d45", "#8a8f52"), bevel=0)
    top = 0.75
    for row in range(6):
        box((3.6, 0.176, 0.04), (0, -0.36 + 0.18 * row, top - 0.04), wood("#a98763", "#856444"), bevel=0.006)
    for x in (-0.62, 0.1, 0.82):
        bistro_chair((x, 0.98, 0), 4 * x, iron("#3d4a45"), wood("#8f9a86", "#76816e"))
    box((3.4, 0.34, 0.003), (0, 0.17, top), linen("#efe6d5"), bevel=0.001)
    blue, white = stoneware("#7f98a3", "#6f8996"), stoneware("#f4efe6", "#ebe4d6")
    for x, y, turn in ((-0.5, -0.2, 3), (0.12, -0.21, -3), (0.74, -0.19, 2)):
        place_setting((x, y, top), turn, ((blue, 0.14), (white, 0.105)), steel(), 0.16)
        folded_cloth("#e9dfca", (x, y, top + 0.02), (0.17, 0.08), turn + 82, 2, "#5f7f8c")
    lemonade = drink("#fbf3d6", 0.3)
    pitcher((-0.16, 0.13, top + 0.003), lemonade, 20, 1.05)
    for x, y, z, lean in ((-0.19, 0.09, 0.12, (72, 0, 20)), (-0.12, 0.085, 0.075, (80, 12, -25)), (-0.16, 0.1, 0.035, (76, -8, 5)), (-0.15, 0.14, 0.152, (14, 6, 0))):
        lemon_slice((x, y, top + z), lean)
    ice_cubes([(-0.18, 0.16, top + 0.14), (-0.14, 0.12, top + 0.146), (-0.13, 0.16, top + 0.135)], 0.026, 2)
    for index, (x, y) in enumerate(((-0.34, 0.02), (0.0, 0.0), (0.42, 0.02))):
        tumbler((x, y, top), 1.12, drink=lemonade)
        ice_cubes([(x - 0.011, y - 0.006, top + 0.046), (x + 0.012, y + 0.008, top + 0.05)], 0.021, index)
        lemon_slice((x + 0.036, y - 0.006, top + 0.078), (86, 30 * index, 70 - 60 * index), 0.025)
    bowl(stoneware("#efe8da", "#e2d6c2"), (0.27, 0.18, top + 0.003), 0.14, 0.075)
    skin = fruit("#efb871", "#bf4b3c")
    for number, (x, y, z) in enumerate(((-0.066, 0.02, 0.022), (0.012, 0.064, 0.024), (0.068, 0.0, 0.022), (0.004, -0.056, 0.02), (0.0, 0.006, 0.066))):
        peach(skin, (0.27 + x, 0.18 + y, top + z), 0.037, (20 * (number % 3) - 20, 14 * (number % 2) - 8, 75 * number))
    for x, y in ((-0.52, 0.2), (0.74, 0.16)):
        lantern((x, y, top + 0.003), 0.12, 0.19)
    vase("globe", terracotta(), (0.03, 0.36, top), 0.62)
    for seed, lean in ((4, (0.3, 0)), (8, (-0.35, 0.1)), (15, (0.05, -0.1))):
        branch((0.03, 0.36, top + 0.115), 0.32, lean, 30, (0.055, 0.026), seed=seed, twigs=4, material=leaf("#5f7a4a", "#8a9f62"))
    string_of_lights([(-1.9, 1.7, 1.78), (-0.95, 1.7, 1.52), (0.1, 1.7, 1.66), (1.0, 1.7, 1.5), (2.0, 1.7, 1.78)], count=13)
    set_sky("#e6e4dc", 0.42)
    add_light("AREA", (-3.2, -1.8, 2.4), 80, "#fff0dc", 2.2, (0.3, 0.2, 0.8), 2.2)
    # A low sun beyond the garden: what stands on the table has bright edges, its shadow falls to us.
    add_light("SUN", (-3.6, 3.0, 2.2), 5.5, "#ffc983", 1.2, (0.1, 0.2, 0.75))
    aim_camera((0.1, -1.75, 1.25), (0.1, 0.1, 1.04), 43, (0.05, 0.05, 0.82), 3.6)
