"""Beds, what lies on them, and lamps on the wall beside them. A bed's head is at the wall, its foot towards the camera."""
import math

from mathutils import Vector, noise

from lights.rigs import add_light
from materials.house import brass, linen, shade, wood
from mesh import add_mesh, box, gather, lathe, place, soft_box, tube
from objects.lamps import warm
from objects.textiles import cushion


def bed(at=(0, 0, 0), width=1.6, length=2.05, sheet=None, frame=None, head=None, channels=13, head_height=1.2, turn=0):
    """Its mattress is 0.53 high; `head` is the cloth of an upholstered headboard, without it the head is of wood."""
    frame = frame or wood()
    upright = wood(along=2) if frame.name.startswith("wood") else frame
    parts = [box((width + 0.04, length, 0.16), (0, -length / 2 - 0.08, 0.14), frame, bevel=0.012)]
    for x in (-1, 1):
        for y in (-0.2, -length + 0.05):
            parts.append(tube([(x * (width / 2 - 0.08), y, 0.15), (x * (width / 2 - 0.06), y, 0)], 0.026, upright, taper=0.018, steps=0))
    parts.append(soft_box((width, length - 0.03, 0.27), sheet or linen("#f3eee4"), (0, -length / 2 - 0.08, 0.26), 0.07, 0.01, cells=30))
    if head:
        wide = (width + 0.12) / channels
        for index in range(channels):
            x = -(width + 0.12) / 2 + wide * (index + 0.5)
            parts.append(soft_box((wide - 0.001, 0.09, head_height - 0.12), head, (x, -0.055, 0.12), 0.028, 0.006, cells=16, seed=index))
    else:
        parts.append(box((width + 0.1, 0.04, 0.34), (0, -0.035, head_height - 0.36), frame, bevel=0.015))
        parts.append(box((width + 0.1, 0.035, 0.1), (0, -0.035, head_height - 0.52), frame, bevel=0.01))
        for x in (-1, 1):
            parts.append(box((0.06, 0.05, head_height), (x * (width / 2 + 0.02), -0.035, 0), upright, bevel=0.012))
    return gather(parts, at, (0, 0, turn))


def spread(material, width, start, end, top=0.53, hang=0.3, puff=0.03, at=(0, 0, 0), turn=0, seed=0, foot=0.0, thick=0.012, quilted=0.0, shift=0.0):
    """
    A cover over a bed from `start` to `end` (metres from the wall); falls by `hang` at the sides and by `foot` at the
    end. `puff` is how thick its filling lies, `quilted` the distance between seams.
    """
    bend = 0.05 + puff
    half = width / 2 + 0.012 + puff * 0.4

    def fall(distance, limit):
        """How far out and down a point lies that is `distance` from the middle, measured on the cloth."""
        past = distance - (limit - bend)
        if past <= 0:
            return distance, 0.0
        if past < bend * math.pi / 2:
            return limit - bend + bend * math.sin(past / bend), bend * (1 - math.cos(past / bend))
        return limit, bend + past - bend * math.pi / 2

    reach = half + hang + bend * (math.pi / 2 - 1) - bend * 0.43
    along = end - start + foot
    columns, rows = int(reach * 2 / 0.018), max(8, int(along / 0.018))
    vertices = []
    for i in range(rows + 1):
        t = along * i / rows
        y, foot_drop = fall(t, end - start) if foot else (t, 0.0)
        for j in range(columns + 1):
            s = reach * (2 * j / columns - 1)
            edge = min(1, min(i, rows - i, j, columns - j) / 3)
            s += 0.02 * noise.noise(Vector((seed, t * 2, 0))) + shift
            x, drop = fall(abs(s), half)
            down = max(drop, foot_drop)
            flat = max(0.0, 1 - down / bend)
            soft = noise.noise(Vector((s * 3.1 + seed, t * 3.1, 1))) + 0.5 * noise.noise(Vector((s * 8 + seed, t * 6, 4)))
            rise = puff * edge**0.5 + (0.35 * puff + 0.006) * soft * (0.4 + 0.6 * flat)
            if quilted:
                rise -= 0.009 * max(0, 1 - (0.5 - max(abs((v / quilted) % 1 - 0.5) for v in (s, t))) / 0.12)
            wave = 0.016 * (math.sin(t * 17 + seed + 2 * math.sin(t * 5)) * min(1, drop / 0.25) if drop >= foot_drop else math.sin(s * 15 + seed) * min(1, foot_drop / 0.25))
            out = (rise * (1 - flat) + wave) if down > bend * 0.3 else 0
            spot = [math.copysign(x + (out if drop >= foot_drop else 0), s), -(start + y + (out if foot_drop > drop else 0)), top - down + rise * flat]
            vertices.append(spot)
    faces = [(i * (columns + 1) + j, i * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j + 1, (i + 1) * (columns + 1) + j) for i in range(rows) for j in range(columns)]
    thing = add_mesh("spread", vertices, faces, material)
    thickness = thing.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = thick, 0
    return gather([thing], at, (0, 0, turn))


def wall_lamp(at, power=4.0, metal=None, reach=0.2, turn=0, shade_material=None):
    """`at` is the middle of its plate on the wall's face."""
    metal = metal or brass()
    plate = lathe([(0, 0), (0.05, 0), (0.052, 0.012), (0.046, 0.018), (0, 0.018)], metal, turn=(90, 0, 0), steps=4)
    arm = tube([(0, -0.015, 0), (0, -reach * 0.6, 0.0), (0, -reach, 0.03), (0, -reach, 0.09)], 0.007, metal)
    hood = lathe([(0.1, 0.06), (0.068, 0.2)], shade_material or shade(), (0, -reach, 0), steps=4)
    parts = [plate, arm, hood]
    if power:
        parts.append(add_light("POINT", (0, -reach, 0.13), power, warm, 0.03))
    return gather(parts, at, (0, 0, turn))


def pillow(material, at, size=(0.7, 0.48), thickness=0.2, lean=-24, turn=0, roll=0, seed=0, border=0.0):
    """A cushion that leans back; with a `border`, a sham."""
    parts = [cushion(material, (0, 0, border * 0.9), size, thickness, (0, 0, 0), seed, 0.0)]
    if border:
        parts.append(place(soft_box((size[0] + border * 1.6, 0.012, size[1] + border * 1.6), material, (0, 0, 0), 0.006, 0.0, cells=14, seed=seed)))
    return gather(parts, at, (lean, roll, turn))
