"""A coffee corner: a kettle, cups, a jar on a tray, a shelf with four more cups and a print."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import glaze, plaster, stoneware, terracotta, wood
from materials.kitchen import enamel, grain
from mesh import box
from objects.furniture import shelf
from objects.greenery import branch
from objects.kitchen import canister, cutting_board, glass_jar, kettle
from objects.room import room_behind, wall
from objects.small import picture_frame
from objects.vessels import bowl, mug, vase

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#8fa096"))
    room_behind(y=-4.5)
    top = 0.9
    box((3, 0.62, 0.05), (0, -0.31, top - 0.05), wood("#a97c50", "#835a36"), bevel=0.008)
    box((0.62, 0.34, 0.018), (-0.06, -0.26, top), wood("#5e3f28", "#412817"), bevel=0.008)
    kettle(enamel("#efe6d5"), (-0.2, -0.24, top + 0.018), -14, scale=1.12)
    mug(stoneware("#e8dfd0"), (0.04, -0.33, top + 0.018), -20)
    mug(stoneware("#b98a66", "#a87852"), (0.043, -0.328, top + 0.018 + 0.087), 30)
    glass_jar(grain("#4a2c1c", "#2f1b11"), (0.12, -0.2, top + 0.018), 0.052, 0.15)
    bowl(glaze("#24423a"), (-0.05, -0.37, top + 0.018), 0.055, 0.035)
    vase("globe", terracotta(), (0.46, -0.2, top), 0.75)
    branch((0.46, -0.2, top + 0.14), 0.46, (0.25, -0.05), 26, (0.07, 0.03), seed=11, twigs=5)
    branch((0.46, -0.2, top + 0.14), 0.36, (-0.3, 0.0), 18, (0.065, 0.028), seed=23, twigs=4)
    canister(stoneware("#d9ccb4"), (-0.54, -0.2, top), 0.062, 0.15, wood("#a97c50", "#835a36"))
    canister(stoneware("#c98a64", "#b97650"), (-0.45, -0.31, top), 0.05, 0.11, wood("#a97c50", "#835a36"))
    shelf((-0.12, 0, 1.34), 0.96, 0.18)
    for index, (x, colour) in enumerate(((-0.5, "#efe6d5"), (-0.38, "#b5653f"), (-0.26, "#efe6d5"), (-0.14, "#3f5650"))):
        mug(glaze(colour) if index % 2 else stoneware(colour), (x, -0.09, 1.34), (-30, -18, -36, -24)[index])
    picture_frame((0.14, -0.02, 1.34), (0.24, 0.3), seed=9, colours=("#a9502c", "#d8b98a", "#2c3e36"))
    light_golden_hour((0.25, 0, 1.3), 0.85, pane=0.26)
    aim_camera((-0.02, -2.25, 1.28), (-0.02, 0, 1.2), 53, (0, -0.25, 1.1), 4.5)
