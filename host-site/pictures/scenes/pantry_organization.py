"""Pantry shelves: jars of grain, tins, a wire basket, bottles, bowls, a woven basket."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import glaze, iron, plaster, rattan, stoneware, wood
from materials.kitchen import crust, enamel, grain
from mesh import box
from objects.furniture import shelf
from objects.greenery import branch
from objects.kitchen import bottle, canister, folded_cloth, garlic, glass_jar, lemon, nest_of_bowls, wire_basket
from objects.room import room_behind, wall
from objects.vessels import basket, bowl, jug, tray

WIDTH = 2000
SAMPLE_FACTOR = 2


def compose():
    wall(plaster("#a9b09a"))
    room_behind(y=-4.5)
    oak = wood("#a97c50", "#835a36")
    low, middle, high = 0.86, 1.22, 1.56
    for z in (low, middle, high):
        shelf((0, 0, z), 1.9, 0.3, oak)
    fillings = [grain(), grain("#8a3f22", "#6d2f18"), grain("#efe3c8", "#e0d0ae"), grain("#3b2a20", "#241811"), grain("#c9a24a", "#a9802f")]
    for index, (x, radius, height, fill) in enumerate(((-0.56, 0.058, 0.19, 0.8), (-0.43, 0.052, 0.15, 0.62), (-0.31, 0.052, 0.21, 0.7), (-0.2, 0.045, 0.13, 0.8), (-0.08, 0.056, 0.17, 0.5))):
        glass_jar(fillings[index], (x, -0.15 - 0.03 * (index % 2), middle), radius, height, fill, oak)
    nest_of_bowls([stoneware("#f3ece0", "#ece2d2"), stoneware("#c98a64", "#b97650"), glaze("#3f5650")], (0.16, -0.16, middle), 0.11)
    for x, colour, height in ((0.36, "#3f5650", 0.16), (0.49, "#efe6d5", 0.12), (0.6, "#b5653f", 0.14)):
        canister(enamel(colour), (x, -0.15, middle), 0.056, height)
    wire_basket((-0.44, -0.15, low), (0.32, 0.22, 0.14), iron())
    for x, y, turn in ((-0.08, 0.03, 10), (0.0, -0.03, 70), (0.08, 0.02, 130), (-0.03, 0.05, 40), (0.04, 0.06, 160)):
        lemon((-0.44 + x, -0.15 + y, low + 0.01 + (0.045 if y > 0.04 else 0)), (0, 0, turn))
    tray(wood("#5e3f28", "#412817"), (0.0, -0.15, low), 0.13)
    for x, y, colour, size in ((-0.05, 0.02, "#4a5a22", 0.86), (0.05, 0.03, "#7a4a1c", 0.8), (0.0, -0.06, "#5b1f22", 0.66)):
        bottle(glaze(colour), (x, -0.15 + y, low + 0.01), size)
    basket(rattan(), (0.4, -0.16, low), 0.15, 0.2)
    folded_cloth("#e9dfcd", (0.4, -0.16, low + 0.15), (0.2, 0.16), 12, 5, "#31507a")
    jug(stoneware("#efe8da", "#e6dccb"), (-0.46, -0.15, high), 0.72, 20)
    bowl(glaze("#c48f4a", "#b57f3c"), (-0.2, -0.15, high), 0.11, 0.06)
    canister(stoneware("#d9ccb4"), (0.08, -0.15, high), 0.065, 0.15, oak)
    canister(stoneware("#d9ccb4"), (0.22, -0.15, high), 0.055, 0.12, oak)
    basket(rattan(), (0.48, -0.16, high), 0.13, 0.13)
    light_morning(1.05)
    add_light("AREA", (-1.8, -1.6, 1.6), 24, "#fff0dc", 1.0, (0, 0, 1.2), 1.0)
    aim_camera((-0.02, -2.9, 1.26), (-0.02, 0, 1.26), 62, (0, -0.15, 1.2), 4.5)
