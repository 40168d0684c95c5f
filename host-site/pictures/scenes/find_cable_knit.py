"""Three sweaters folded on a bed, a ball of yarn with needles before them."""
from lights.rigs import light_morning
from materials.cloth import knit
from materials.house import wood, wool
from objects.playthings import yarn
from objects.snapshots import bed, far_lamp, room, snap
from objects.wearables import folded

WIDTH = 640
HEIGHT = 1


def compose():
    room("#c7bda6", y=1.3)
    bed("#cfc0a8", 0.5, 1.9, 1.7, 0.45, ("#a9b09a", "#d9cbb2"))
    z = 0.506
    for index, cloth in enumerate((knit("#9a5a3c"), knit("#d9cbb2", "x", 90, 4), knit("#61788f", "x", 70, 5))):
        z += folded(cloth, (-0.04 + 0.008 * index, 0.06, z), (0.34 - 0.012 * index, 0.28), 1, 0.024, (8, 3, 11)[index], index)
    yarn(wool("#61788f"), (0.15, -0.12, 0.512), 0.05, 3, wood("#c49a66", "#a87c4c", along=2))
    far_lamp((0.62, 1.0, 0.55), 4, "#9a5a3c")
    light_morning()
    snap((0.14, -0.86, 0.92), (0.045, 0.0, 0.6), 56, 1.8)
