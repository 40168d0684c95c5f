"""Bags, suitcases, and what one walks in."""
import math

from materials.house import brass, leather, paper
from mesh import add_mesh, box, gather, lathe, place, ribbon_path, smooth_path, tube
from objects.wearables import loft


def handbag(material, at=(0, 0, 0), turn=0, scale=1.0, metal=None, lining=None):
    """0.3 wide, with a flap, a clasp and one arched handle 0.36 above the ground."""
    metal = metal or brass()
    rows = [(0, 0.12, 0.035, 0), (0.003, 0.148, 0.055, 0), (0.02, 0.152, 0.06, 0), (0.1, 0.148, 0.054, 0.001), (0.185, 0.135, 0.04, 0.0005), (0.19, 0.125, 0.03, 0), (0.192, 0.001, 0.001, 0)]
    parts = [loft(rows, material, 3, 2, power=0.42)]
    flap = [(0.046, 0.155), (0.044, 0.186), (0.02, 0.2), (-0.02, 0.2), (-0.046, 0.187), (-0.0605, 0.14), (-0.066, 0.085)]
    sheet = ribbon_path(flap, 0.276, 0.0045, material)
    for vertex in sheet.data.vertices:
        fall = max(0.0, 0.17 - vertex.co.z) / 0.085
        if vertex.co.y < -0.03:
            vertex.co.z += 0.03 * fall * (abs(vertex.co.x) / 0.138) ** 3
        vertex.co.x *= 1 + 0.06 * (0.2 - vertex.co.z) / 0.1
    parts.append(sheet)
    parts.append(box((0.05, 0.008, 0.03), (0, -0.071, 0.084), metal, bevel=0.006))
    parts.append(lathe([(0, 0), (0.009, 0), (0.009, 0.006), (0.006, 0.009), (0, 0.009)], metal, (0, -0.075, 0.099), segments=32, turn=(90, 0, 0)))
    for side in (-1, 1):
        parts.append(place(tube([(0.014 * math.cos(a), 0, 0.014 * math.sin(a)) for a in (math.tau * i / 32 for i in range(32))], 0.0026, metal, is_closed=True, steps=0), (side * 0.088, 0, 0.212)))
    arch = [(-0.088, 0, 0.222), (-0.084, 0, 0.28), (-0.05, 0, 0.335), (0, 0, 0.35), (0.05, 0, 0.335), (0.084, 0, 0.28), (0.088, 0, 0.222)]
    parts.append(tube(arch, 0.0085, lining or material))
    return gather(parts, at, (0, 0, turn), scale)


def clutch(material, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, metal=None):
    """A small evening bag that stands, gathered under a frame with two beads."""
    metal = metal or brass()
    rows = [(0, 0.085, 0.012, 0), (0.004, 0.11, 0.032, 0.001), (0.03, 0.124, 0.042, 0.003), (0.08, 0.115, 0.034, 0.004), (0.125, 0.098, 0.014, 0.0025)]
    frame = loft([(0.12, 0.1, 0.013, 0), (0.122, 0.104, 0.017, 0), (0.136, 0.104, 0.016, 0), (0.139, 0.1, 0.012, 0), (0.1395, 0.001, 0.001, 0)], metal, 2, 1, power=0.6)
    beads = [lathe([(0.0085 * math.sin(math.pi * i / 12), 0.0085 - 0.0085 * math.cos(math.pi * i / 12)) for i in range(13)], metal, (side * 0.007, side * 0.004, 0.138), segments=32, steps=0) for side in (-1, 1)]
    return gather([loft(rows, material, 15, 5, power=0.6), frame, *beads], at, turn, scale)


def suitcase(material, at=(0, 0, 0), size=(0.56, 0.36, 0.17), turn=0, trim=None, metal=None):
    """Lies flat, its handle and locks towards the camera."""
    trim, metal = trim or leather(), metal or brass()
    x, y, z = size
    half = z / 2
    parts = [box((x, y, half - 0.002), (0, 0, 0), material, bevel=0.02), box((x, y, half - 0.002), (0, 0, half + 0.002), material, bevel=0.02), box((x - 0.012, y - 0.012, 0.02), (0, 0, half - 0.01), trim, bevel=0.002)]
    for side in (-1, 1):
        for end in (-1, 1):
            parts.append(box((0.06, 0.06, z + 0.003), (side * (x / 2 - 0.0275), end * (y / 2 - 0.0275), -0.0015), trim, bevel=0.022))
        parts.append(box((0.035, y + 0.007, z + 0.007), (side * x * 0.27, 0, -0.0035), trim, bevel=0.018))
        parts.append(box((0.044, 0.006, 0.034), (side * x * 0.27, -y / 2 - 0.005, half - 0.02), metal, bevel=0.002))
        parts.append(box((0.026, 0.012, 0.026), (side * 0.075, -y / 2 - 0.004, half - 0.013), metal, bevel=0.004))
    parts.append(tube([(-0.075, -y / 2 - 0.008, half), (-0.066, -y / 2 - 0.035, half - 0.002), (0, -y / 2 - 0.046, half - 0.004), (0.066, -y / 2 - 0.035, half - 0.002), (0.075, -y / 2 - 0.008, half)], 0.01, trim))
    return gather(parts, at, (0, 0, turn))


def foot_walls(rows, material, segments=96, seed=0):
    """Walls of a shoe: rows of (height, half the width, back, front); the toe looks to the camera at turn 0."""
    path = smooth_path(rows, 10)
    vertices = []
    for z, wide, back, front in path:
        for step in range(segments):
            angle = math.tau * step / segments
            along, across = math.cos(angle), math.sin(angle)
            share = (math.copysign(abs(along) ** 0.8, along) + 1) / 2
            waist = 1 - 0.14 * math.exp(-(((share - 0.42) / 0.2) ** 2)) * min(1, max(0, (front - back - 0.16) / 0.06))
            vertices.append((math.copysign(abs(across) ** 0.8, across) * wide * waist, -(back + (front - back) * share), z))
    faces = [(i * segments + j, i * segments + (j + 1) % segments, (i + 1) * segments + (j + 1) % segments, (i + 1) * segments + j) for i in range(len(path) - 1) for j in range(segments)]
    return add_mesh("shoe", vertices, faces, material)


def rain_boot(material, sole, at=(0, 0, 0), turn=0, height=0.33, lean=(0, 0)):
    h = height
    rows = [(0.012, 0.043, -0.062, 0.196), (0.03, 0.045, -0.064, 0.202), (0.055, 0.044, -0.064, 0.192), (0.08, 0.043, -0.063, 0.155), (0.105, 0.043, -0.06, 0.098), (0.14, 0.047, -0.058, 0.062), (0.2, 0.052, -0.062, 0.056), (h - 0.01, 0.062, -0.07, 0.064), (h, 0.063, -0.071, 0.065), (h + 0.001, 0.058, -0.066, 0.06), (h - 0.1, 0.052, -0.06, 0.054)]
    base = [(0, 0.001, 0.05, 0.052), (0, 0.044, -0.064, 0.198), (0.004, 0.046, -0.066, 0.203), (0.016, 0.047, -0.067, 0.204), (0.022, 0.046, -0.066, 0.204)]
    band = [(h - 0.034, 0.0615, -0.0695, 0.0635), (h - 0.033, 0.064, -0.072, 0.066), (h - 0.003, 0.0655, -0.0735, 0.0675), (h + 0.002, 0.063, -0.071, 0.065)]
    parts = [foot_walls(rows, material), foot_walls(base, sole), foot_walls(band, sole)]
    return gather(parts, at, (lean[0], lean[1], turn))


def sneaker(material, at=(0, 0, 0), turn=0, sole=None, laces=None, lean=(0, 0)):
    """A high one of cloth: white sole and toe, laces."""
    sole, laces = sole or paper("#f1ece0"), laces or paper("#f6f2ea")
    rows = [(0.025, 0.042, -0.06, 0.195), (0.045, 0.042, -0.061, 0.185), (0.062, 0.041, -0.06, 0.152), (0.082, 0.038, -0.058, 0.098), (0.105, 0.037, -0.056, 0.062), (0.135, 0.041, -0.06, 0.046), (0.148, 0.042, -0.062, 0.044), (0.148, 0.038, -0.058, 0.04), (0.11, 0.034, -0.052, 0.055)]
    base = [(0, 0.001, 0.05, 0.052), (0, 0.043, -0.062, 0.2), (0.003, 0.046, -0.066, 0.206), (0.028, 0.046, -0.066, 0.206), (0.031, 0.044, -0.064, 0.203)]
    toe = [(0.029, 0.0, 0.14, 0.202), (0.03, 0.038, 0.138, 0.201), (0.047, 0.035, 0.138, 0.192), (0.06, 0.022, 0.14, 0.168), (0.063, 0.001, 0.15, 0.152)]
    parts = [foot_walls(rows, material), foot_walls(base, sole), foot_walls(toe, sole)]
    slope = [(-0.143, 0.0655), (-0.122, 0.074), (-0.1, 0.0835), (-0.081, 0.094), (-0.066, 0.106), (-0.056, 0.12), (-0.05, 0.134)]
    parts.append(ribbon_path([(y - 0.001, z) for y, z in slope], 0.03, 0.003, material))
    for (y, z), (later_y, later_z) in zip(slope, slope[1:]):
        for side in (-1, 1):
            parts.append(tube([(side * 0.019, y + 0.001, z + 0.001), (0, (y + later_y) / 2 - 0.006, (z + later_z) / 2 + 0.005), (-side * 0.019, later_y + 0.001, later_z + 0.001)], 0.0026, laces))
            parts.append(place(tube([(0.0034 * math.cos(a), 0.0034 * math.sin(a), 0) for a in (math.tau * i / 16 for i in range(16))], 0.0012, brass(), is_closed=True, steps=0), (side * 0.02, y - 0.001, z + 0.0025), (55, side * 35, 0)))
    for side in (-1, 1):
        parts.append(tube([(0, -0.056, 0.139), (side * 0.018, -0.066, 0.146), (side * 0.04, -0.075, 0.138), (side * 0.03, -0.074, 0.126), (0, -0.058, 0.137)], 0.0024, laces))
        parts.append(tube([(0, -0.058, 0.137), (side * 0.014, -0.078, 0.12), (side * 0.028, -0.098, 0.09)], 0.0024, laces))
    return gather(parts, at, (lean[0], lean[1], turn))


def umbrella(material, handle, at=(0, 0, 0), turn=0, lean=(0, 12), length=0.78):
    """Rolled up; stands on its tip."""
    top = length - 0.19
    cloth = lathe([(0.006, 0.08), (0.012, 0.11), (0.026, top * 0.5), (0.034, top - 0.07), (0.03, top - 0.03), (0.018, top - 0.01), (0.007, top)], material, ripple=lambda angle, z: 0.005 * math.sin(8 * angle + 9 * z) * min(1, z * 3), segments=160)
    rod = tube([(0, 0, 0), (0, 0, length - 0.08)], 0.005, brass(), taper=0.006, steps=0)
    crook = tube([(0, 0, length - 0.14), (0, 0, length - 0.02), (0.012, 0, length + 0.024), (0.042, 0, length + 0.042), (0.074, 0, length + 0.022), (0.084, 0, length - 0.02)], 0.011, handle)
    strap = lathe([(0.033, top - 0.17), (0.0375, top - 0.166), (0.0375, top - 0.15), (0.033, top - 0.146)], material, steps=2)
    return gather([cloth, rod, crook, strap], at, (lean[0], lean[1], turn))
