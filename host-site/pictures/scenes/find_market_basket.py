"""A market basket with tulips and leaves on a kitchen table."""
from lights.rigs import light_morning
from materials.house import leaf, leather, rattan, wood
from mesh import tube
from objects.greenery import branch, tulip
from objects.snapshots import far_shelf, far_window, room, snap, table_top
from objects.vessels import basket

WIDTH = 640
HEIGHT = 1


def compose():
    room("#d7cfae")
    far_window(-0.45)
    far_shelf((0.5, 0.9, 1.2), 0.7)
    table_top(wood("#b58a5c", "#946a40"))
    z = 0.75
    basket(rattan("#c49b66", "#9c7443"), (0, 0, z), 0.15, 0.18, 22)
    for y in (-0.06, 0.06):
        tube([(-0.13, y, z + 0.14), (-0.12, y * 1.2, z + 0.25), (-0.06, y * 1.3, z + 0.31), (0.06, y * 1.3, z + 0.31), (0.12, y * 1.2, z + 0.25), (0.13, y, z + 0.14)], 0.008, leather())
    for index, colour in enumerate(("#e6a58f", "#efd9a8", "#d97c6a", "#f0e0cc", "#e6a58f", "#d97c6a", "#efd9a8")):
        tulip((-0.06 + 0.02 * index, 0.03 * ((index % 3) - 1), z + 0.03), 0.3 + 0.025 * (index % 3), (-0.12 + 0.045 * index, 0.03 * ((index * 2) % 3 - 1)), colour, index + 2)
    for index in range(4):
        branch((0.06 - 0.04 * index, 0.02, z + 0.08), 0.3, (0.7 - 0.45 * index, -0.1), 22, (0.05, 0.024), seed=20 + index, twigs=2, material=leaf("#5f7f4c", "#7c965f"))
    light_morning()
    snap((0.14, -1.05, 1.14), (0.0, 0, 0.93), 55, 1.6)
