"""A child's room with a place to read: a low bed under a canopy, books that show their faces, a bear that waits."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.house import linen, plaster, wood, wool
from materials.weaves import ticking
from objects.bedroom import bed, pillow, spread
from objects.furniture import round_table, stool
from objects.living import pouf
from objects.nursery import book_ledge, canopy, rainbow
from objects.playthings import block, ring_tower, teddy
from objects.room import floor, skirting, wall
from objects.storage import square_basket
from objects.textiles import cushion, round_rug

WIDTH = 2000
SAMPLE_FACTOR = 2


def furnish():
    wall(plaster("#dcc08a"))
    skirting()
    floor(wood("#cda77a", "#b0875a", along=1))
    round_rug(wool("#f0e7d8"), (0.5, -1.35, 0), 0.95)
    pale = wood("#d8b58a", "#c09a6c")
    bed((-0.72, 0, 0), 0.95, 1.75, linen("#f3eee4"), pale, head_height=0.92)
    spread(ticking("#f1e9da", "#4d6b78", 0.07, 0.4, "X"), 0.95, 0.62, 1.84, 0.53, 0.26, 0.03, (-0.72, 0, 0), seed=3, foot=0.3)
    pillow(linen("#f4efe6"), (-0.72, -0.3, 0.53), (0.62, 0.42), 0.17, -24, seed=2)
    cushion(linen("#c9683f"), (-0.58, -0.5, 0.55), (0.34, 0.34), 0.14, (-26, 4, -6), seed=6)
    canopy(None, (-0.72, -0.58, 2.08), 1.98, 0.68, 125, seed=2)
    for z, colours, seed in ((1.22, ("#c9683f", "#3b5a63", "#efe4d0", "#7d9a78", "#a9452f"), 1), (0.84, ("#7d9a78", "#efe4d0", "#a9452f", "#3b5a63", "#c9683f"), 4)):
        book_ledge((0.92, 0, z), 1.0, colours, seed=seed)


def compose():
    furnish()
    teddy((-0.92, -0.5, 0.55), 0.8, 6)
    square_basket(at=(0.66, -0.4, 0), size=(0.42, 0.36, 0.3))
    for x, y, z, colour, turn in ((0.55, -0.42, 0.27, "#c9683f", 20), (0.65, -0.45, 0.27, "#e8d5b0", -15), (0.75, -0.4, 0.27, "#4d6b78", 40), (0.69, -0.33, 0.28, "#7d9a78", 10)):
        block(colour, (x, y, z), 0.085, turn)
    round_table((1.2, -0.95, 0), 0.32, 0.44, wood("#d8b58a", "#c09a6c"))
    ring_tower(("#4d6b78", "#7d9a78", "#e0c078", "#cf7f4f", "#a9452f"), (1.1, -0.92, 0.44), 0.9)
    rainbow((1.3, -1.02, 0.44), 0.9, turn=-14)
    stool((0.76, -1.2, 0), 0.15, 0.28, wood("#d8b58a", "#c09a6c"))
    pouf(wool("#7d9a78"), (0.16, -0.78, 0), 0.24, 0.26)
    light_golden_hour((0.35, 0, 1.6), 0.85)
    add_light("AREA", (2.4, -3.0, 2.2), 30, "#ffe0bd", 1.6, (0.2, 0, 0.8), 1.6)
    aim_camera((0.1, -4.6, 1.08), (0.1, 0, 1.0), 45, (0.1, -0.6, 0.7), 4.5)
