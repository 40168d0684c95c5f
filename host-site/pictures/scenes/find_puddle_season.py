"""Blue rain boots on a doormat, an umbrella beside them."""
from lights.rigs import light_winter
from materials.cloth import rubber
from materials.house import fleece, linen, paint, wood
from mesh import box
from objects.carried import rain_boot, umbrella
from objects.room import panels
from objects.snapshots import room, snap

WIDTH = 640
HEIGHT = 1


def compose():
    room("#a9b3a0", y=0.32, boards=wood("#8f7558", "#6f573f", along=1))
    panels([(-0.62, 0.3)], 0.32, 0.3, 1.6, paint("#b3bda9"))
    box((0.72, 0.5, 0.014), (0, -0.06, 0), fleece("#a37b4f"), bevel=0.004)
    blue, sole = rubber("#38566c"), rubber("#e3d9c4")
    rain_boot(blue, sole, (-0.085, 0.02, 0.014), -18)
    rain_boot(blue, sole, (0.075, -0.01, 0.014), 14)
    umbrella(linen("#b8954f"), wood("#7a5636", "#5d3f26"), (0.27, 0.06, 0), 20, (-9, 8), 0.58)
    light_winter(0.9)
    snap((0.12, -1.2, 0.6), (0.075, 0, 0.24), 56, 2)
