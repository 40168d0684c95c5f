"""What the first minute needs, on one tray: beans, spoons, one cup."""
from lights.rigs import aim_camera, light_morning
from materials.house import glaze, plaster, stoneware, wood
from objects.kitchen import canister, crock_of_spoons, folded_cloth
from objects.room import room_behind, wall
from objects.snapshots import table_top
from objects.vessels import mug, tray

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#9aa591"), y=0.42)
    room_behind(y=-3.6)
    table_top(wood("#b98d5b", "#98703f"), depth=1.0, width=3)
    z = 0.75
    tray(wood("#7d5436", "#5f3d25"), (0, 0.04, z), 0.23)
    z += 0.01
    canister(glaze("#2f4d42"), (-0.08, 0.13, z), 0.07, 0.18, wood("#b98d5b", "#98703f"))
    canister(stoneware("#e8dfd0"), (0.06, 0.15, z), 0.055, 0.12, wood("#b98d5b", "#98703f"))
    crock_of_spoons(stoneware("#c9a877", "#bf9d6b"), (0.14, 0.03, z), 8, 3)
    mug(stoneware("#efe6d6"), (-0.02, -0.06, z), 20, 1.05)
    folded_cloth("#efe4d0", (0.3, -0.1, 0.75), (0.2, 0.15), -14, 3, "#24423a")
    light_morning(0.95)
    aim_camera((0.02, -1.08, 1.2), (0.02, 0.06, 0.87), 52, (0, 0.0, 0.85), 4.5)
