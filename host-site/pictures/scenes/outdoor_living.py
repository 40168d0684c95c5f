"""A terrace late in the afternoon: an outdoor sofa, two chairs, a parasol, lanterns."""
from lights.rigs import add_light, aim_camera, set_sky
from materials.cloth import striped
from materials.house import fruit, glaze, linen, paint, stoneware, wood
from mesh import box, gather, soft_box
from objects.lamps import lantern
from objects.living import nesting_table
from objects.terrace import clay_pot, climber, deck, little_tree, parasol, siding
from objects.textiles import cushion, rug
from objects.vessels import bowl, jug, orb

WIDTH = 2000


def teak_seat(at=(0, 0, 0), width=1.9, turn=0, cover=None, seats=3):
    """A frame of boards with loose cushions; 0.8 deep, faces the camera."""
    teak, cover = wood("#b28452", "#94683a"), cover or linen("#ece4d4")
    upright = wood("#b28452", "#94683a", along=2)
    deep = wood("#b28452", "#94683a", along=1)
    parts = [box((width, 0.03, 0.1), (0, -0.38, 0.2), teak, bevel=0.005), box((width, 0.72, 0.02), (0, 0, 0.26), teak, bevel=0.004)]
    for z in (0.42, 0.55, 0.68):
        parts.append(box((width, 0.025, 0.07), (0, 0.38, z), teak, bevel=0.005))
    for side in (-1, 1):
        for y, tall in ((-0.38, 0.56), (0.38, 0.76)):
            parts.append(box((0.06, 0.06, tall), (side * (width / 2 - 0.03), y, 0), upright, bevel=0.006))
        parts.append(box((0.09, 0.84, 0.03), (side * (width / 2 - 0.03), 0, 0.56), deep, bevel=0.006))
        parts += [box((0.02, 0.74, 0.06), (side * (width / 2 - 0.03), 0, z), deep, bevel=0.004) for z in (0.3, 0.42)]
    wide = (width - 0.14) / seats
    for index in range(seats):
        x = (index - (seats - 1) / 2) * wide
        parts.append(soft_box((wide - 0.006, 0.72, 0.15), cover, (x, -0.03, 0.28), 0.05, 0.018, seed=index))
        parts.append(soft_box((wide - 0.01, 0.16, 0.42), cover, (x, 0.25, 0.42), 0.07, 0.03, (-12, 0, 0), seed=index + 4))
    return gather(parts, at, (0, 0, turn))


def furnish():
    siding(paint("#e6e0d2"))
    deck()
    rug(striped("#e6dcc6", "#3f5a50", "x", 5, 0.3), (0.0, -1.55, 0), (3.2, 1.7))
    teak_seat((-0.05, -0.62, 0), 2.0)
    teak_seat((-1.52, -1.5, 0), 0.78, 62, seats=1)
    teak_seat((1.46, -1.5, 0), 0.78, -62, seats=1)
    cushion(linen("#3f5a50"), (-0.7, -0.66, 0.44), (0.46, 0.46), 0.17, (-17, 5, 8), seed=1, dent=0.05)
    cushion(striped("#efe7d8", "#b8623a", "x", 22, 0.4), (-0.38, -0.8, 0.44), (0.42, 0.42), 0.15, (-20, -6, -7), seed=3)
    cushion(linen("#b8623a"), (0.62, -0.68, 0.44), (0.46, 0.46), 0.17, (-17, -5, -9), seed=7, dent=0.05)
    nesting_table((0.0, -1.55, 0.012), 0.4, 0.36, wood("#b28452", "#94683a"), paint("#2c3a35"))
    bowl(stoneware("#f0e9dc"), (0.08, -1.6, 0.372), 0.14, 0.07)
    for x, y, z in ((-0.05, 0.0, 0.02), (0.05, 0.03, 0.02), (0.01, -0.05, 0.02), (0.01, 0.0, 0.075)):
        orb(fruit("#d6863a", "#c8742c"), (0.08 + x, -1.6 + y, 0.372 + z), 0.036)
    jug(glaze("#3f6a6a"), (-0.16, -1.48, 0.372), 0.8, 200)
    lantern((0.72, -1.72, 0.012), 0.2, 0.34)
    lantern((0.9, -1.52, 0.012), 0.17, 0.26)
    little_tree(clay_pot(radius=0.22, height=0.38), (-1.62, -0.36, 0), 1.2, 0.35, 0.46, 13, 56, seed=7)
    little_tree(clay_pot(radius=0.18, height=0.3), (1.32, -0.3, 0), 0.9, 0.27, 0.4, 12, 50, (0.07, 0.032), 3, ("#4f6a44", "#6a8456"))
    clay_pot((1.72, -0.4, 0), 0.2, 0.36)
    climber([(1.72, -0.1, 0.3), (1.66, -0.06, 1.0), (1.74, -0.05, 1.8), (1.6, -0.05, 2.6)], leaves=260, spread=0.22, seed=4)
    parasol((0.72, -0.18, 0), 1.25, 2.5, linen("#d9cbb0"), turn=12)


def compose():
    furnish()
    set_sky("#cfdcea", 0.55)
    add_light("SUN", (-3, -3, 4), 4.4, "#ffdcae", 1.2, (0.6, 0, 0.9))
    aim_camera((0.02, -5.6, 1.35), (0.02, 0, 0.9), 43, (0, -1.0, 0.6), 5.6)
