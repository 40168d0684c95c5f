"""Sunday, the bunk: camp blankets and a quilt, folded on the bench they'll leave from, with cedar."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import linen, plaster, wood, wool
from materials.weaves import checks, woven
from objects.giving import sprig, tied_tapers
from objects.living import bench
from objects.room import floor
from objects.terrace import siding
from objects.textiles import folded_throw
from objects.lamps import lantern
from objects.small import pile_of_books

WIDTH = 800
HEIGHT = 1.25
EXPOSURE = 0.15


def compose():
    siding(wood("#a8703f", "#7f5029"), board=0.2)
    floor(wood("#8a6240", "#6b4829", along=1))
    bench((0.0, -0.32, 0), 0.92, 0.38, 0.45, wood("#b98d5f", "#946a40"))
    z = 0.45
    for index, (cloth, size, layers, thick, turn) in enumerate((
        (woven("#ece2cc", "#a3352c", 0.3, 0.28, "X"), (0.56, 0.32), 2, 0.05, 2),
        (wool("#8a8d8c"), (0.53, 0.31), 2, 0.04, -3),
        (checks("#ece2cc", "#a3352c", 0.06, axes="XY"), (0.54, 0.3), 2, 0.034, 3),
        (linen("#f0e8d8"), (0.5, 0.3), 3, 0.03, -2),
    )):
        folded_throw(cloth, (-0.05 + 0.006 * (-1) ** index, -0.32, z), size, layers, turn, thick)
        z += thick * 0.92 * layers + 0.004
    sprig((-0.1, -0.36, z + 0.006), 28, 0.2, 4, "#3d5a3a")
    sprig((0.02, -0.33, z + 0.008), 150, 0.16, 7, "#4a6440")
    pile_of_books((0.34, -0.32, 0.45), 2, seed=4, turn=-14)
    light_golden_hour((0.0, 0, 0.85), 0.95, (2, 2), 0.34)
    add_light("AREA", (1.6, -2.8, 2.0), 20, "#ffdcae", 1.8, (0, -0.3, 0.5), 1.8)
    aim_camera((-0.3, -2.2, 1.02), (0.03, -0.25, 0.63), 62, (0, -0.45, 0.65), 4.5)
