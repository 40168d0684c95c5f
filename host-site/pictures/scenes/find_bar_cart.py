"""A brass tray with a decanter, two glasses and lemons on a cabinet."""
from lights.rigs import light_golden_hour
from materials.house import brass, fruit, glass, glaze, walnut
from mesh import lathe
from objects.snapshots import far_frame, far_plant, room, snap, table_top
from objects.vessels import bowl, goblet, tray

WIDTH = 640
HEIGHT = 1
EXPOSURE = 0.4


def compose():
    room("#3f5a54", y=0.5)
    far_frame((0.2, 0.5, 1.02), (0.4, 0.5), 4, ("#d8b98a", "#b9643c", "#efe4d0"))
    far_plant((-0.42, 0.25, 0.6), 0.6, 9, "#e4dac8")
    table_top(walnut(), 0.7)
    z = 0.75
    tray(brass(), (0, 0, z), 0.2)
    clear = glass("#eef2ee")
    lathe([(0, 0), (0.05, 0), (0.062, 0.02), (0.062, 0.1), (0.04, 0.14), (0.016, 0.17), (0.015, 0.21), (0.024, 0.22), (0.02, 0.218), (0.011, 0.2)], clear, (-0.06, 0.06, z + 0.01))
    lathe([(0, 0.004), (0.056, 0.006), (0.058, 0.06), (0, 0.06)], glass("#b8692c"), (-0.06, 0.06, z + 0.012), steps=3)
    lathe([(0, 0.215), (0.01, 0.218), (0.02, 0.24), (0.016, 0.262), (0, 0.268)], clear, (-0.06, 0.06, z + 0.01))
    goblet((0.07, 0.03, z + 0.01), 0.85)
    goblet((0.03, -0.08, z + 0.01), 0.85)
    bowl(glaze("#e4dac8"), (0.28, -0.05, z), 0.085, 0.05)
    for index, (x, y, high) in enumerate(((-0.035, 0, 0.04), (0.035, 0.012, 0.04), (0.0, -0.03, 0.045), (0.0, 0.01, 0.08))):
        lemon = lathe([(0, -0.04), (0.008, -0.036), (0.024, -0.024), (0.03, 0), (0.024, 0.024), (0.008, 0.036), (0, 0.04)], fruit("#e0b83c", "#d3a62e"), (0.28 + x, -0.05 + y, z + high), turn=(80, index * 20, index * 55))
        lemon.scale = (0.9, 0.9, 0.9)
    light_golden_hour((0.1, 0.5, 1.25))
    snap((0.1, -0.98, 1.1), (0.06, 0, 0.9), 50, 2)
