"""A desk early in the day: a letter that was opened, coffee, tulips in a jug."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, plaster, stoneware, wood
from mesh import box
from objects.giving import envelope, sprig
from objects.greenery import branch, tulip
from objects.keepsakes import eyeglasses
from objects.room import room_behind, wall
from objects.small import pile_of_books
from objects.vessels import jug, mug, plate

TALL = 0.4
EXPOSURE = 0.35


def compose():
    wall(plaster("#d9c3a5"), y=0.55)
    room_behind(y=-4)
    top = 0.76
    box((3, 1.2, 0.05), (0, 0.0, top - 0.05), wood("#a97c50", "#835a36"), bevel=0.008)
    jug(stoneware("#efe6d6"), (-0.2, 0.2, top), 1.0, 160)
    for index, colour in enumerate(("#c9533a", "#e2a58b", "#efd9b8", "#c9533a", "#e2a58b", "#b9402e", "#efd9b8")):
        tulip((-0.2 + 0.012 * (index - 3), 0.2 + 0.012 * (index % 3 - 1), top + 0.16), 0.2 + 0.028 * (index % 3), (-0.17 + 0.056 * index, 0.05 * (index * 2 % 3 - 1)), colour, index + 4)
    books = pile_of_books((0.24, 0.14, top), 3, seed=7, turn=-8)
    plate(stoneware("#e3d8c4"), (0.24, 0.14, books), 0.07)
    mug(glaze("#24423a"), (0.24, 0.14, books + 0.008), 24)
    envelope((-0.0, -0.15, top), 12, "#f1e7d6", "#24423a", (0.24, 0.16), "#d98f6a")
    envelope((-0.33, -0.1, top), -24, "#d9b48a", size=(0.2, 0.14), is_open=False)
    sprig((-0.41, -0.14, top + 0.007), 18, 0.17, seed=8, colour="#5f7d52", is_flat=True)
    eyeglasses((0.28, -0.17, top + 0.002), 28)
    light_golden_hour((0.1, 0.55, 1.14), 0.9, pane=0.24)
    add_light("AREA", (1.4, -2.0, 1.8), 8, "#ffe0bd", 1.2, (0, 0, 0.8))
    aim_camera((0.0, -1.5, 1.28), (-0.02, 0.06, 0.94), 50, (-0.02, 0.0, 0.82), 5)
