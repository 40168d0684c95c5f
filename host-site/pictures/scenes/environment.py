"""A lamp that stays for twenty years: its shade off for a new bulb, cardboard folded and tied, a plant."""
from lights.rigs import add_light, aim_camera, light_morning
from materials.house import brass, glaze, kraft, linen, plaster, terracotta, wood
from materials.surface import glow
from mesh import box, gather, lathe, tube
from objects.kitchen import folded_cloth
from objects.lamps import lampshade
from objects.potted import flower_pot, trailing
from objects.room import room_behind, wall
from objects.small import bow

WIDTH = 2000
EXPOSURE = 0.3
top = 0.78


def flat_boxes(at=(0, 0, 0), count=6, turn=0):
    """Cardboard that was folded flat, tied with string."""
    parts = [box((0.4 - 0.012 * (i % 3), 0.28 - 0.01 * (i % 2), 0.012), (0.006 * (i % 3 - 1), 0, 0.0125 * i), kraft(), 0.002, (0, 0, (2, -1.5, 0.5)[i % 3])) for i in range(count)]
    high = 0.0125 * count + 0.001
    string = linen("#efe6d6")
    for x in (-0.07, -0.066):
        parts.append(tube([(x, -0.143, 0.004), (x, -0.144, high - 0.006), (x, -0.136, high), (x, 0.0, high), (x, 0.136, high)], 0.0016, string, steps=4))
    for y in (0.02, 0.024):
        parts.append(tube([(-0.203, y, 0.004), (-0.204, y, high - 0.006), (-0.196, y, high), (0, y, high), (0.196, y, high), (0.204, y, high - 0.006), (0.203, y, 0.004)], 0.0016, string, steps=4))
    parts.append(bow(string, (-0.068, 0.022, high), 0.035, 0.004, 0.05, (0, 0, 30)))
    return gather(parts, at, (0, 0, turn))


def bulb(at=(0, 0, 0), turn=(0, 0, 0), is_lit=False):
    """A round one, its thread down."""
    thread = lathe([(0, 0), (0.007, 0.002), *[(0.0125 - 0.0012 * (i % 2), 0.004 + 0.0026 * i) for i in range(9)], (0.013, 0.03)], brass("#b9a074"), steps=0, segments=48)
    round_part = [(0.0125, 0.03), (0.018, 0.042), (0.03, 0.062), (0.0335, 0.082), (0.029, 0.101), (0.016, 0.113), (0, 0.1165)]
    pane = lathe(round_part, glow("lit bulb", "#ffd29a", 7) if is_lit else glaze("#f4ecdc"), segments=64, steps=5)
    pane.visible_shadow = not is_lit
    return gather([thread, pane], at, turn)


def lamp_foot(at):
    foot = lathe([(0, 0), (0.075, 0), (0.08, 0.012), (0.05, 0.03), (0.085, 0.09), (0.105, 0.15), (0.085, 0.22), (0.035, 0.275), (0.022, 0.3), (0, 0.3)], glaze("#24423a"))
    socket = lathe([(0, 0.295), (0.016, 0.295), (0.017, 0.3), (0.017, 0.345), (0.013, 0.35), (0, 0.35)], brass(), steps=0)
    return gather([foot, socket, bulb((0, 0, 0.325), is_lit=True), add_light("POINT", (0, 0, 0.4), 3, "#ffb871", 0.034)], at, scale=1.1)


def compose():
    wall(plaster("#b9c0ac"), y=0.4)
    room_behind(y=-4)
    box((3, 0.9, 0.05), (0, -0.05, top - 0.05), wood("#a97c50", "#835a36"), bevel=0.008)
    lamp_foot((-0.12, 0.1, top))
    gather([lampshade(0, 0.165, 0.115, 0.23)], (-0.48, 0.02, top), (0, 0, 0), 1.1)
    flat_boxes((0.36, 0.12, top), 7, -8)
    trailing(flower_pot(terracotta(), 0.075, 0.13), (0.38, 0.14, top + 0.09), 0.11, 0.2, 9, seed=4, blade=(0.055, 0.042), spread=0.12)
    folded_cloth("#efe6d6", (0.02, -0.2, top), (0.24, 0.17), 12, 2, "#24423a")
    bulb((0.06, -0.2, top + 0.054), (-86, 0, 28))
    light_morning(0.9)
    add_light("AREA", (1.6, -2.4, 2.0), 14, "#ffe0bd", 1.4, (0, 0, 0.9))
    aim_camera((-0.05, -2.0, 1.12), (-0.05, 0.05, 0.99), 50, (-0.05, 0.0, 0.95), 5)
