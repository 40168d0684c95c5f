"""Cloth that is more than a colour: dots, stripes, ribs, straw."""
import math

from materials.surface import surface, to_linear

turns = {"x": (0, 0, 0), "y": (0, 0, math.pi / 2), "z": (0, math.pi / 2, 0)}


def patterned(name, colour, bump=0.5, roughness=0.95, sheen=0.3):
    """A cloth, its nodes and links, and coordinates in metres; None for the nodes where it is there already."""
    material = surface(name, colour, roughness, 0.12, bump=bump, grain=(420, 420, 420), sheen=sheen)
    if material.get("has_pattern"):
        return material, None, None, None
    material["has_pattern"] = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    return material, nodes, links, nodes.new("ShaderNodeTexCoord").outputs["Object"]


def tint(nodes, links, share, colour, second):
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value, mix.inputs[2].default_value = to_linear(colour), to_linear(second)
    links.new(share, mix.inputs[0])
    links.new(mix.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])


def compare(nodes, links, value, limit, operation="LESS_THAN"):
    test = nodes.new("ShaderNodeMath")
    test.operation = operation
    test.inputs[1].default_value = limit
    links.new(value, test.inputs[0])
    return test.outputs[0]


def dotted(colour, dot="#f3e9da", per_metre=34, size=0.24):
    """Dots on the upright plane that faces the camera, in rows that stand on each other's gaps."""
    material, nodes, links, place = patterned(f"dots {per_metre}", colour)
    if nodes:
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Rotation"].default_value = (math.pi / 2, 0, 0)
        turned = nodes.new("ShaderNodeMapping")
        turned.inputs["Rotation"].default_value = (0, 0, math.pi / 4)
        texture = nodes.new("ShaderNodeTexVoronoi")
        texture.voronoi_dimensions = "2D"
        texture.inputs["Scale"].default_value = per_metre
        texture.inputs["Randomness"].default_value = 0
        links.new(place, mapping.inputs["Vector"])
        links.new(mapping.outputs[0], turned.inputs["Vector"])
        links.new(turned.outputs[0], texture.inputs["Vector"])
        tint(nodes, links, compare(nodes, links, texture.outputs["Distance"], size), colour, dot)
    return material


def add_wave(nodes, links, place, axis, per_metre, kind="BANDS", distortion=0.0):
    texture = nodes.new("ShaderNodeTexWave")
    texture.wave_type = kind
    if kind == "BANDS":
        texture.bands_direction = axis.upper()
    else:
        texture.rings_direction = axis
    texture.inputs["Scale"].default_value = per_metre * math.tau / 20
    texture.inputs["Distortion"].default_value = distortion
    texture.inputs["Detail"].default_value = 0
    links.new(place, texture.inputs["Vector"])
    return texture.outputs["Fac"]


def striped(colour, second, axis="x", per_metre=30, share=0.5):
    material, nodes, links, place = patterned(f"stripes {axis} {per_metre} {second}", colour)
    if nodes:
        wave = add_wave(nodes, links, place, axis, per_metre)
        tint(nodes, links, compare(nodes, links, wave, 1 - share, "GREATER_THAN"), colour, second)
    return material


def raise_bands(material, nodes, links, wave, depth):
    """Puts a relief under the one that is there."""
    shader = nodes["Principled BSDF"]
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Strength"].default_value = 1
    relief.inputs["Distance"].default_value = depth / 1000
    links.new(wave, relief.inputs["Height"])
    old = shader.inputs["Normal"].links
    if old:
        links.new(old[0].from_socket, relief.inputs["Normal"])
    links.new(relief.outputs["Normal"], shader.inputs["Normal"])


def knit(colour, axis="x", per_metre=130, depth=3.0):
    """Ribs; `depth` in thousandths of a metre."""
    material, nodes, links, place = patterned(f"knit {axis} {per_metre}", colour, 1.6, 1.0, 0.6)
    if nodes:
        raise_bands(material, nodes, links, add_wave(nodes, links, place, axis, per_metre, distortion=0.4), depth)
    return material


def straw(colour="#d3ab6a", second="#b98c4c"):
    """Braid that was sewn round and round."""
    material, nodes, links, place = patterned("straw", colour, 1.2, 0.75, 0.1)
    if nodes:
        wave = add_wave(nodes, links, place, "SPHERICAL", 95, "RINGS", 0.8)
        tint(nodes, links, wave, second, colour)
        raise_bands(material, nodes, links, wave, 2.2)
    return material


def denim(colour="#3c5270", second="#4c6485"):
    return surface("denim", colour, 0.95, 0.1, bump=0.9, grain=(700, 700, 240), second=second, spread=(60, 60, 60), sheen=0.2)


def rubber(colour="#31597c"):
    return surface("rubber", colour, 0.22, 0.5, bump=0.06, grain=(30, 30, 30))


def canvas(colour="#8f9f83"):
    return surface("canvas", colour, 0.92, 0.1, bump=0.9, grain=(520, 520, 520), sheen=0.2)
