"""Cloth on a table under the window, folded to be held up to the light: rings, scissors, a spool."""
from lights.rigs import aim_camera, light_morning
from materials.house import brass, linen, plaster, stoneware, wood
from objects.giving import scissors, spool
from objects.keepsakes import dish, ring
from objects.room import curtain, window
from objects.snapshots import room, table_top
from objects.storage import folded_pile
from objects.views import garden
from materials.weaves import ticking

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7


def compose():
    room("#dcab8c")
    window((-0.1, 0.86, 0.92), 1.0, 1.5, outside=garden(1.0, 1.5, "summer", 3, light=("#eef4f8", 2.2)))
    curtain((0.62, 0.76, 2.5), 0.5, 2.4, linen("#e8d9bf"), 5, seed=3)
    table_top(wood("#8a6240", "#6b4829"), 0.95)
    z = 0.75
    top = z + folded_pile(("#c98f6a", "#efe4d0", "#7d9a84"), (0.02, 0.16, z), (0.34, 0.28), 4)
    folded_pile(("#d9b24f",), (0.02, 0.16, top if top > z else z + 0.15), (0.3, 0.25), 9, lambda colour: ticking("#efe7da", "#2f5b50", 0.02, 0.4, "X"))
    dish(stoneware(), (-0.16, -0.05, z), 0.062)
    for x, y, tilt in ((-0.17, -0.06, (8, 0, 0)), (-0.145, -0.04, (-6, 10, 0)), (-0.165, -0.03, (4, -9, 0))):
        ring(brass(), 0.024, 0.0023, tilt, (x, y, z + 0.016))
    ring(brass(), 0.024, 0.0023, (0, 0, 0), (-0.06, -0.15, z + 0.0023))
    ring(brass(), 0.024, 0.0023, (6, 0, 0), (-0.032, -0.135, z + 0.0046))
    scissors((0.1, -0.12, z), 152)
    spool("#7d9a84", (0.2, 0.0, z), radius=0.03, width=0.036, tail=0.0)
    light_morning(0.9)
    aim_camera((0.14, -1.1, 1.16), (0.005, 0.12, 0.885), 66, (0.0, 0.03, 0.85), 2.8)
