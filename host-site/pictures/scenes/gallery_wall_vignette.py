"""A ledge that took two screws: frames that overlap, and one thing that isn't flat."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import glaze, iron, plaster, walnut, wood
from mesh import box, gather
from objects.art import print_in_frame
from objects.room import wall
from objects.vessels import vase

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7


def leaning(kind, x, y, z, size, frame, colours, seed, thick=0.018, **others):
    """Stands on its lower edge at `y` before the wall and leans against what is behind it."""
    one = print_in_frame(kind, (0, 0, size[1] / 2 + thick / 2), size, frame, colours, seed=seed, thick=thick, **others)
    return gather([one], (x, y, z), (-4.5, 0, 0))


def compose():
    wall(plaster("#dccdb5"))
    oak, z = wood("#c49a66", "#a87c4c"), 1.0
    box((1.5, 0.11, 0.02), (0, -0.055, z - 0.02), oak, bevel=0.004)
    box((1.5, 0.014, 0.042), (0, -0.117, z - 0.02), oak, bevel=0.004)
    leaning("leaves", -0.07, -0.05, z, (0.4, 0.52), wood("#c49a66", "#a87c4c", along=2), ("#24423a", "#7d9a78", "#c98f6a"), 5)
    leaning("moon", 0.19, -0.08, z, (0.26, 0.34), iron(), ("#c96a3f", "#e2cdb0", "#3e5a63"), 3, thick=0.014)
    leaning("strokes", -0.2, -0.085, z, (0.17, 0.22), walnut(2), ("#a9452f", "#d9a24a", "#24423a"), 8, thick=0.012)
    vase("bottle", glaze("#3e5a63"), (0.375, -0.06, z), 0.5)
    light_golden_hour((0.02, 0, 1.3), 0.9, (2, 3), 0.28)
    add_light("AREA", (2.0, -2.6, 2.0), 20, "#ffe6c8", 1.6, (0, 0, 1.0), 1.6)
    aim_camera((-0.32, -1.9, 1.3), (0.02, -0.05, 1.26), 66, (0, -0.08, 1.2), 4.5)
