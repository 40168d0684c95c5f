"""A narrow balcony in May: a bistro table for two, herbs, lanterns."""
from lights.rigs import add_light, aim_camera, set_sky
from materials.cloth import striped
from materials.house import glaze, linen, paint, stoneware, wood
from mesh import box, lathe
from objects.lamps import lantern
from objects.room import window
from objects.terrace import bistro_chair, bistro_table, clay_pot, far_trees, little_tree, planter, railing, siding, tiles
from objects.vessels import jug, mug

WIDTH = 2000
SAMPLE_FACTOR = 2
EXPOSURE = 0.1


def furnish():
    siding(paint("#9fb0a6"), right=1.62)
    box((0.12, 0.07, 3.2), (1.6, -0.01, 0), paint("#f1ece0"))
    far_trees(left=1.5)
    railing((1.66, -0.03), (1.66, -3.2), metal=paint("#2c3a35"))
    tiles(wood("#b08a5f", "#8f6c46"), wood("#b08a5f", "#8f6c46", along=1))
    window((-1.15, -0.07, 0.12), 0.95, 2.05, sky="#33403f", strength=0.16, columns=1, rows=2)
    lathe([(0, 0), (0.06, 0), (0.06, 1.0), (0, 1.0)], linen("#e8dfcd"), (-1.65, -0.17, 2.2), turn=(0, 90, 0), steps=0)
    box((1.0, 0.006, 0.26), (-1.15, -0.225, 1.92), linen("#e8dfcd"), bevel=0)
    white, slats = paint("#2c3a35"), paint("#f1ece0")
    bistro_table((0.18, -0.75, 0), 0.33, 0.72, slats, white)
    bistro_chair((-0.42, -0.7, 0), 58, white, wood(), striped("#efe7d8", "#a94f2a", "x", 26, 0.35))
    bistro_chair((0.8, -0.62, 0), -52, white, wood(), striped("#efe7d8", "#a94f2a", "x", 26, 0.35))
    jug(stoneware("#dfe4e0"), (0.1, -0.7, 0.72), 0.72, 200)
    mug(glaze("#3f6a6a"), (0.3, -0.85, 0.72), 220, 0.95)
    mug(glaze("#c98a3c"), (0.18, -0.92, 0.72), 160, 0.95)
    planter((0.3, -0.13, 0.86), 1.2, 0.19, 0.18, paint("#f1ece0"), seed=4)
    lantern((-0.7, -0.66, 0), 0.18, 0.28)
    lantern((-0.92, -0.5, 0), 0.22, 0.38)
    little_tree(clay_pot(radius=0.19, height=0.32), (1.28, -0.34, 0), 1.0, 0.29, 0.4, 12, 44, seed=5)


def compose():
    furnish()
    set_sky("#cfdcea", 0.55)
    add_light("SUN", (-3, -3, 4), 4.2, "#ffe6c2", 1.2, (0.2, 0, 0.6))
    aim_camera((0.32, -4.3, 1.12), (0.32, 0, 0.94), 44, (0.2, -0.7, 0.8), 4.5)
