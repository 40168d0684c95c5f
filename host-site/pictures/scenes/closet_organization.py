"""A wardrobe without doors in which everything has its place."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import leather, linen, plaster, velvet, wood, wool
from objects.carried import handbag, sneaker
from objects.keepsakes import sun_hat
from objects.living import pouf
from objects.room import floor, room_behind, skirting, wall
from objects.small import round_mirror
from objects.storage import folded_pile, open_wardrobe, square_basket
from objects.textiles import folded_throw
from objects.wearables import coat, slip_dress

WIDTH = 2000
SAMPLE_FACTOR = 2
EXPOSURE = 0.25


def furnish():
    wall(plaster("#c9a692"))
    skirting(material=plaster("#c9a692"))
    floor(wood("#b58a5c", "#946a40", along=1))
    oak = wood("#c9a271", "#b0855a")
    open_wardrobe((0, -0.28, 0), (0.78, 0.5, 0.78), material=oak, shelves=((0.42,), (0.45, 0.8, 1.15, 1.5), (0.42,)), rods=((1.78,), (), (1.78,)))
    row = (
        (coat, wool("#c9a071"), 0.92, -0.9), (slip_dress, linen("#e9dfcd"), 0.9, -0.81), (coat, wool("#5d6f63"), 0.84, -0.71), (slip_dress, velvet("#a5562f"), 0.94, -0.6), (coat, wool("#e6dac4"), 0.88, -0.45),
        (coat, wool("#44545d"), 0.9, 0.42), (slip_dress, linen("#b9c0aa"), 0.95, 0.55), (coat, wool("#b9805c"), 0.86, 0.68), (slip_dress, linen("#d9c3a0"), 0.92, 0.81), (slip_dress, linen("#7d8f98"), 0.88, 0.92),
    )
    for index, (wear, cloth, length, x) in enumerate(row):
        wear(cloth, (x, -0.28, 1.785), length, turn=86 + 3 * (index % 3), seed=index)
    for z, colours, seed in ((0.472, ("#a5562f", "#d9c3a0", "#e9dfcd"), 3), (0.822, ("#5d6f63", "#8f9a83", "#d6d3bf", "#efe7da"), 7), (1.172, ("#44545d", "#9aa6a6", "#e3d9c6"), 5)):
        folded_pile(colours, (-0.01, -0.3, z), (0.34, 0.3), seed, wool)


def compose():
    furnish()
    square_basket(at=(0, -0.3, 1.522), size=(0.4, 0.34, 0.22), has_lid=True)
    for x in (-0.82, -0.44, 0.46, 0.84):
        square_basket(at=(x, -0.3, 0.148), size=(0.33, 0.36, 0.2))
    square_basket(at=(0, -0.3, 0.148), size=(0.4, 0.36, 0.22))
    room_behind(y=-5.6, x=-2.9)
    round_mirror((-1.52, 0, 1.5), 0.27)
    pouf(leather("#8a5433", "#74421f"), (-1.42, -0.5, 0), 0.24, 0.36)
    folded_throw(wool("#e6dac4"), (-1.42, -0.5, 0.36), (0.34, 0.26), 2, 12)
    handbag(leather("#5e3a24", "#4c2d1a"), (1.4, -0.42, 0), -12, 1.1)
    for x, turn in ((0.58, 10), (0.71, -4)):
        sneaker(linen("#b9623f"), (x, -0.38, 0.442), turn)
    sun_hat((-0.6, -0.3, 1.95))
    square_basket(at=(0.62, -0.3, 1.948), size=(0.46, 0.36, 0.18), has_lid=True)
    light_morning(1.05)
    add_light("AREA", (1.8, -3.4, 2.2), 60, "#ffe0bd", 1.8, (0.2, 0, 0.9), 1.8)
    aim_camera((-0.02, -4.75, 1.12), (-0.02, 0, 1.09), 46, (0, -0.4, 1.0), 5)
