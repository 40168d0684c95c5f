"""What is seen through a window, out of focus: a garden in its season, trees, a neighbour's house."""
import math
import random

import bpy
import numpy

from denoise import blur
from materials.surface import to_linear

per_metre = 420

seasons = {
    "spring": {"sky": ("#e6eef5", "#f7f5ee"), "far": "#c3cfb6", "ground": ("#9fb878", "#b9cc8f"), "hedge": ("#6f8f57", "#a8bf7c"), "leaves": ("#7f9c58", "#b4c98a", "#e3ecc0"), "share": 0.55},
    "summer": {"sky": ("#dfeaf3", "#f6f4ea"), "far": "#a9bba4", "ground": ("#8aa566", "#a9bd7f"), "hedge": ("#4f7048", "#8aa665"), "leaves": ("#4a6b40", "#7f9f5c", "#c9d79a"), "share": 1.0},
    "evening": {"sky": ("#f0d9b4", "#fbe6bf"), "far": "#b9ab7c", "ground": ("#7f8a4a", "#b3aa62"), "hedge": ("#3f5433", "#9a9a52"), "leaves": ("#3c5230", "#7d8a45", "#e2cf86"), "share": 1.0},
    "autumn": {"sky": ("#e7e8e8", "#f6efe2"), "far": "#c9b79b", "ground": ("#b3a468", "#cdb983"), "hedge": ("#6c7046", "#a39a5f"), "leaves": ("#a8552a", "#d38a3f", "#f0c678"), "share": 0.8},
    "winter": {"sky": ("#dfe5ec", "#f2f2f1"), "far": "#c3cbd2", "ground": ("#eef1f4", "#fbfbfa"), "hedge": ("#8b979a", "#e9edf0"), "leaves": ("#6f6a66", "#8d8782", "#f4f6f8"), "share": 0.0},
    "dusk": {"sky": ("#3f5a88", "#9fb0c8"), "far": "#5b7095", "ground": ("#8fa3c4", "#a9b9d3"), "hedge": ("#39496a", "#8698b8"), "leaves": ("#2f3c58", "#3f4e6d", "#8fa0c0"), "share": 0.0},
}


def colour_of(text):
    return numpy.array(to_linear(text)[:3])


class Canvas:
    """Paint by the metre; its origin is the middle of the sill."""

    def __init__(self, width, height):
        self.columns, self.rows = round(width * per_metre), round(height * per_metre)
        self.pixels = numpy.zeros((self.rows, self.columns, 3))
        self.x = (numpy.arange(self.columns) + 0.5) / per_metre - width / 2
        self.z = (numpy.arange(self.rows) + 0.5) / per_metre

    def fill(self, where, colour):
        self.pixels[where] = colour

    def dab(self, x, z, radius, colour, flat=1.0):
        left, low = int((x - radius - self.x[0]) * per_metre), int((z - radius) * per_metre)
        span = int(2 * radius * per_metre) + 3
        columns = slice(max(0, left), max(0, min(self.columns, left + span)))
        rows = slice(max(0, low), max(0, min(self.rows, low + span)))
        inside = ((self.x[None, columns] - x) / radius) ** 2 + ((self.z[rows, None] - z) / radius / flat) ** 2 < 1
        self.pixels[rows, columns][inside] = colour

    def soften(self, metres):
        reach = max(1, round(metres * per_metre))
        for _ in range(3):
            self.pixels = blur(self.pixels.astype(numpy.float32), reach)


def paint_foliage(canvas, chance, x, z, wide, high, tones, count, size=0.012):
    """A crown of clusters, lit from the upper left."""
    dark, middle, light = (colour_of(tone) for tone in tones)
    clusters = [(x + wide * chance.uniform(-0.8, 0.8) * 0.5, z + high * chance.uniform(-0.8, 0.8) * 0.5, wide * chance.uniform(0.1, 0.3)) for _ in range(17)]
    clusters.sort(key=lambda cluster: -cluster[1])
    for stage in range(3):
        for cx, cz, radius in reversed(clusters):
            for _ in range(int(count / 51)):
                angle, out = chance.uniform(0, math.tau), radius * math.sqrt(chance.random()) * chance.uniform(0.6, 1.4)
                dx, dz = out * math.cos(angle), out * math.sin(angle)
                lit = 0.5 + 0.5 * (dz - dx * 0.6) / radius + chance.uniform(-0.2, 0.2) + (stage - 1) * 0.22
                tone = dark + (middle - dark) * min(1, max(0, lit * 2)) if lit < 0.5 else middle + (light - middle) * min(1, lit * 2 - 1)
                canvas.dab(cx + dx, cz + dz, size * chance.uniform(0.6, 1.4), tone, chance.uniform(0.5, 1))


def paint_branches(canvas, chance, x, z, angle, length, width, colour, depth=5):
    steps = max(2, int(length / 0.006))
    for step in range(steps):
        angle += chance.uniform(-0.05, 0.05)
        x, z = x + math.sin(angle) * length / steps, z + math.cos(angle) * length / steps
        canvas.dab(x, z, width * (1 - 0.35 * step / steps) / 2, colour)
        if depth and step > steps * 0.35 and chance.random() < 2.6 / steps:
            paint_branches(canvas, chance, x, z, angle + chance.choice((-1, 1)) * chance.uniform(0.35, 0.9), length * chance.uniform(0.45, 0.7), width * 0.5, colour, depth - 1)
    if depth:
        for side in (-1, 1):
            paint_branches(canvas, chance, x, z, angle + side * chance.uniform(0.2, 0.5), length * chance.uniform(0.55, 0.8), width * 0.6, colour, depth - 1)


def paint_house(canvas, x, ground, wide, tall, walls, roof, pane):
    """A gable that faces us, with boards, a window and another above it."""
    grid_x, grid_z = numpy.meshgrid(canvas.x, canvas.z)
    slope = ground + tall + (wide / 2 - abs(grid_x - x)) * 0.85
    inside = (abs(grid_x - x) < wide / 2) & (grid_z > ground) & (grid_z < slope)
    boards = 1 - 0.1 * (numpy.mod(grid_z, 0.022) < 0.005)
    canvas.pixels[inside] = (colour_of(walls) * boards[..., None])[inside]
    eaves = (abs(grid_x - x) < wide / 2 + 0.035) & (grid_z >= slope - 0.006) & (grid_z < slope + 0.035) & (grid_z > ground + tall - 0.04)
    canvas.fill(eaves, colour_of(roof))
    for across, up, w, h in ((-0.22, 0.3, 0.085, 0.15), (0.22, 0.3, 0.085, 0.15), (0, 0.98, 0.07, 0.12)):
        middle, low = x + across * wide, ground + tall * up
        for grow, colour in ((0.014, "#f4f1ea"), (0, pane)):
            canvas.fill((abs(grid_x - middle) < w * wide + grow) & (grid_z > low - grow) & (grid_z < low + h * tall * 2 + grow), colour_of(colour))
        canvas.fill((abs(grid_x - middle) < 0.004) & (grid_z > low) & (grid_z < low + h * tall * 2), colour_of("#f4f1ea"))


def paint_lawn(canvas, chance, level, ground, lawn):
    """Mown grass with sun on it, and the shade of a tree towards us; flatter the farther away."""
    width = canvas.columns / canvas.rows * level * 3
    for index in range(260):
        z = level * (1 - (index / 260) ** 0.8) - 0.01
        near = 1 - z / max(level, 0.01)
        shade = 0.86 + 0.2 * chance.random() - 0.06 * near
        canvas.dab(width * chance.uniform(-0.6, 0.6), z, 0.04 + 0.11 * near * chance.random(), (ground + (lawn - ground) * chance.random()) * shade, 0.1 + 0.16 * near)


def paint_garden(width, height, season, seed, has_house, horizon, crown):
    tones, chance, canvas = seasons[season], random.Random(seed), Canvas(width, height)
    share = (canvas.z / height)[:, None, None]
    low, high = colour_of(tones["sky"][1]), colour_of(tones["sky"][0])
    canvas.pixels[:] = low + (high - low) * share
    bare = tones["share"] == 0
    level = height * horizon
    for step in range(60):
        spot = width * (step / 59 - 0.5)
        canvas.dab(spot, level + 0.02 + 0.035 * math.sin(step * 1.7 + seed), chance.uniform(0.05, 0.1), colour_of(tones["far"]) * chance.uniform(0.94, 1.05))
    canvas.soften(0.012)
    if has_house:
        pane = "#ffd27f" if season == "dusk" else "#8d9aa3"
        walls = "#5c6a86" if season == "dusk" else "#efe8da"
        roof = "#e8ecf2" if season == "winter" else "#93a3c4" if season == "dusk" else "#8a8583"
        paint_house(canvas, width * chance.uniform(0.08, 0.2), level - 0.05, width * 0.62, height * 0.2, walls, roof, pane)
    ground, lawn = (colour_of(tone) for tone in tones["ground"])
    rows = canvas.z < level - 0.03
    canvas.pixels[rows] = ground + (lawn - ground) * (canvas.z[rows] / max(level, 0.01))[:, None, None]
    paint_lawn(canvas, chance, level - 0.03, ground, lawn)
    dark, light = tones["hedge"]
    for index in range(9):
        paint_foliage(canvas, chance, width * (index / 8 - 0.5) * 1.1, level - 0.03 + chance.uniform(-0.01, 0.02), width * 0.2, 0.09, (dark, dark, light), 300, 0.009)
    canvas.soften(0.005)
    stem = colour_of("#4a4038" if season != "dusk" else "#27324a")
    root = -width * chance.uniform(0.24, 0.34)
    paint_branches(canvas, chance, root, -0.06, 0.06, height * 0.5, 0.055, stem, 6 if bare else 3)
    if not bare:
        count = int(9000 * tones["share"])
        paint_foliage(canvas, chance, root + width * 0.1, height * crown, width * 0.85, height * 0.46, tones["leaves"], count)
        paint_foliage(canvas, chance, width * 0.55, height * 0.62, width * 0.4, height * 0.6, tones["leaves"], int(count * 0.4))
    canvas.soften(0.006)
    return canvas.pixels


def garden(width, height, season="summer", seed=1, strength=1.3, light=("#eef4f8", 2.2), has_house=True, horizon=0.3, veil=0.04, crown=0.74):
    """
    A material for a pane of this size. The camera sees the garden, `strength` times as bright as it is painted, under a
    `veil` of daylight; the room gets `light`, a colour and a strength.
    """
    pixels = paint_garden(width, height, season, seed, has_house, horizon, crown)
    pixels = pixels * (1 - veil) + veil * colour_of(light[0])
    image = bpy.data.images.new("garden", pixels.shape[1], pixels.shape[0], float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(numpy.dstack([pixels, numpy.ones(pixels.shape[:2])]).astype(numpy.float32).ravel())
    material = bpy.data.materials.new("garden")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    seen, lit, mix = nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeEmission"), nodes.new("ShaderNodeMixShader")
    texture, output = nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeOutputMaterial")
    texture.image, texture.extension = image, "EXTEND"
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Generated"], nodes.new("ShaderNodeMapping").inputs["Vector"])
    mapping = nodes["Mapping"]
    # The pane is upright: its height is the picture's.
    split, join = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeCombineXYZ")
    links.new(mapping.outputs["Vector"], split.inputs["Vector"])
    links.new(split.outputs["X"], join.inputs["X"])
    links.new(split.outputs["Z"], join.inputs["Y"])
    links.new(join.outputs["Vector"], texture.inputs["Vector"])
    links.new(texture.outputs["Color"], seen.inputs["Color"])
    seen.inputs["Strength"].default_value = strength
    lit.inputs["Color"].default_value, lit.inputs["Strength"].default_value = to_linear(light[0]), light[1]
    links.new(nodes.new("ShaderNodeLightPath").outputs["Is Camera Ray"], mix.inputs["Fac"])
    links.new(lit.outputs["Emission"], mix.inputs[1])
    links.new(seen.outputs["Emission"], mix.inputs[2])
    links.new(mix.outputs["Shader"], output.inputs["Surface"])
    return material
