"""The end of a long table outdoors, towards evening: a runner, plates, lemonade, peaches, a lantern, lights on a cord."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import fruit, linen, plaster, stoneware, terracotta, wood
from materials.kitchen import enamel, steel
from mesh import box
from objects.greenery import branch
from objects.lamps import lantern
from objects.room import room_behind, wall
from objects.serving import napkin, pitcher, place_setting, string_of_lights, tumbler
from objects.vessels import bowl, orb, vase

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#d9b48e"), y=1.5)
    room_behind(y=-4.5)
    top = 0.75
    box((3.4, 1.5, 0.045), (0, 0.25, top - 0.045), wood("#9a6b41", "#764c2b"), bevel=0.008)
    box((3.4, 0.36, 0.003), (0, 0.3, top), linen("#efe6d5"), bevel=0.001)
    blue, white = stoneware("#7f98a3", "#6f8996"), stoneware("#f4efe6", "#ebe4d6")
    for x, y, turn in ((-0.5, -0.16, 3), (0.12, -0.17, -3), (0.74, -0.15, 2)):
        place_setting((x, y, top), turn, ((blue, 0.14), (white, 0.105)), steel(), 0.16)
        napkin("#d9804e", (x, y, top + 0.02), turn + 10, (0.075, 0.17))
    pitcher((-0.14, 0.16, top + 0.003), enamel("#efcf6e"), 20, 1.05)
    for x, y in ((-0.34, 0.07), (-0.02, 0.06), (0.36, 0.08)):
        tumbler((x, y, top), 1.0, drink=enamel("#efcf6e"))
    bowl(stoneware("#efe8da", "#e2d6c2"), (0.28, 0.28, top + 0.003), 0.14, 0.075)
    for x, y, z in ((-0.06, 0.02, 0.028), (0.02, 0.06, 0.03), (0.06, -0.02, 0.03), (-0.01, -0.055, 0.028), (0.0, 0.01, 0.075)):
        orb(fruit("#e0884a", "#c9542f"), (0.28 + x, 0.28 + y, top + z), 0.036)
    for x, y in ((-0.48, 0.32), (0.7, 0.22)):
        lantern((x, y, top + 0.003), 0.13, 0.2)
    vase("globe", terracotta(), (0.02, 0.42, top), 0.7)
    for seed, lean in ((4, (0.3, 0)), (8, (-0.35, 0.1)), (15, (0.05, -0.1))):
        branch((0.02, 0.42, top + 0.13), 0.36, lean, 28, (0.06, 0.024), seed=seed, twigs=4)
    string_of_lights([(-1.5, 1.3, 1.55), (-0.7, 1.3, 1.34), (0.2, 1.3, 1.47), (0.7, 1.3, 1.35), (1.5, 1.3, 1.55)], count=11)
    light_golden_hour((-0.2, 1.5, 1.2), 1.0)
    aim_camera((0.1, -1.7, 1.42), (0.1, 0.1, 0.94), 44, (0.05, 0.05, 0.8), 5)
