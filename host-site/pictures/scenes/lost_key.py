"""A rail of hooks in the morning: every hook is empty but one, where a key hangs."""
import math

from lights.rigs import aim_camera, light_golden_hour
from materials.house import brass, kraft, linen, plaster, wood
from mesh import box, gather, lathe, tube
from objects.room import wall


def hook(at):
    x, y, z = at
    plate = lathe([(0, 0), (0.019, 0), (0.019, 0.004), (0.016, 0.006), (0, 0.006)], brass(), turn=(90, 0, 0), steps=2)
    arm = tube([(0, -0.004, 0.0), (0, -0.03, -0.006), (0, -0.048, -0.028), (0, -0.056, -0.006), (0, -0.058, 0.012)], 0.0048, brass())
    tip = lathe([(0.0082 * math.sin(math.pi * i / 14), -0.0082 * math.cos(math.pi * i / 14)) for i in range(15)], brass(), (0, -0.058, 0.018), steps=0)
    return gather([plate, arm, tip], (x, y, z))


def key(at, turn=(0, 0, 0)):
    """An old one; hangs from `at`, its bit to the right."""
    metal = brass("#9c7a3f")
    loop = tube([(0.021 * math.cos(a), 0, -0.026 + 0.019 * math.sin(a)) for a in (math.tau * i / 48 for i in range(48))], 0.0036, metal, is_closed=True, steps=0)
    collar = lathe([(0.0042, -0.056), (0.0075, -0.053), (0.0075, -0.049), (0.0042, -0.046)], metal, steps=2)
    shaft = tube([(0, 0, -0.045), (0, 0, -0.128)], 0.0042, metal, steps=0)
    bit = [box((0.024, 0.005, 0.007), (0.013, 0, z), metal, bevel=0.001) for z in (-0.124, -0.105)] + [box((0.008, 0.005, 0.026), (0.006, 0, -0.124), metal, bevel=0.001), box((0.006, 0.005, 0.026), (0.022, 0, -0.124), metal, bevel=0.001)]
    return gather([loop, collar, shaft, *bit], at, turn)


def compose():
    wall(plaster("#a9b09c"))
    box((1.6, 0.024, 0.075), (0.0, -0.012, 1.3725), wood("#b0814f", "#8c6036"), bevel=0.006)
    for x in (-0.3, -0.05, 0.2):
        hook((x, -0.024, 1.41))
    gather([key((0, 0, 0), (3, 2, 10))], (0.2, -0.072, 1.396), scale=1.35)
    string = linen("#e9dfcb")
    tube([(0.203, -0.073, 1.36), (0.222, -0.074, 1.335), (0.234, -0.073, 1.308)], 0.0012, string)
    tube([(0.203, -0.073, 1.36), (0.218, -0.072, 1.33), (0.236, -0.073, 1.308)], 0.0012, string)
    box((0.036, 0.0016, 0.066), (0.243, -0.073, 1.25), kraft(), 0.0006, (0, -8, 14))
    light_golden_hour((-0.02, 0, 1.3), 1.0, (2, 3), 0.2)
    aim_camera((0.0, -1.5, 1.31), (0.0, 0, 1.31), 62, (0.2, -0.07, 1.33), 5)
