"""The console by the door: a lamp that was lit for somebody, a bowl, keys."""
from math import cos, sin, tau

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import brass, glaze
from mesh import box, gather, tube
from objects.greenery import branch
from objects.vessels import vase
from scenes.entryway import furnish

EXPOSURE = 0.15


def key(at, turn):
    metal = brass()
    grip = tube([(0.011 * cos(a), 0.011 * sin(a), 0.002) for a in (tau * i / 24 for i in range(24))], 0.0022, metal, is_closed=True, steps=0)
    return gather([grip, tube([(0.011, 0, 0.002), (0.05, 0, 0.002)], 0.002, metal, steps=0), box((0.008, 0.009, 0.003), (0.045, -0.005, 0.0005), metal, bevel=0.0005)], at, (0, 0, turn))


def compose():
    furnish()
    vase("bottle", glaze("#3e5a63"), (-0.47, -0.14, 0.8), 0.72)
    for index, lean in enumerate(((0.2, 0.0), (-0.1, -0.1))):
        branch((-0.47, -0.14, 1.03), 0.42, lean, 22, (0.06, 0.032), seed=61 + index, twigs=4)
    for x, y, turn in ((-0.82, -0.27, 20), (-0.8, -0.255, 65)):
        key((x, y, 0.8), turn)
    light_golden_hour((-0.35, 0, 1.16), 0.7, pane=0.24)
    add_light("AREA", (1.5, -3.5, 2.8), 20, "#ffcf95", 2.5, (0.2, 0.4, 0.8))
    aim_camera((-0.55, -1.95, 1.12), (-0.76, -0.1, 1.04), 50, (-0.75, -0.2, 0.9), 3.6)
