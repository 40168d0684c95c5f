"""A team's thank-you: a row of envelopes on a desk, one of them open, a branch in a vase."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import glaze, plaster, walnut
from mesh import box
from objects.giving import cards, envelope, spool
from objects.greenery import branch
from objects.room import room_behind, wall
from objects.vessels import vase

EXPOSURE = 0.35


def compose():
    wall(plaster("#8fa096"), y=0.55)
    room_behind(y=-4)
    top = 0.76
    box((3, 1.2, 0.05), (0, 0.0, top - 0.05), walnut(), bevel=0.008)
    for index in range(5):
        envelope((0.36 - 0.115 * index, 0.1 - 0.014 * index, top + 0.0045 * (4 - index)), 84 + 3 * index, ("#efe4d0", "#d9b48a")[index % 2], size=(0.2, 0.14), is_open=False)
    envelope((-0.04, -0.22, top), -10, "#f1e7d6", "#a5562f", (0.22, 0.15), "#24423a")
    cards(5, "#24423a", (0.27, -0.19, top), (0.15, 0.1), 20, seed=6)
    vase("bottle", glaze("#b9502c"), (-0.42, 0.12, top), 0.8)
    for index in range(3):
        branch((-0.42, 0.12, top + 0.26), 0.36 - 0.05 * index, (0.45 - 0.3 * index, -0.05), 26, (0.06, 0.026), seed=51 + index, twigs=4)
    spool("#a5562f", (-0.3, -0.14, top), radius=0.042, width=0.036)
    light_golden_hour((0.2, 0.55, 1.12), 0.9, pane=0.24)
    aim_camera((0.0, -1.3, 1.6), (0.0, 0.02, 0.85), 48, (0, -0.05, 0.78), 5)
