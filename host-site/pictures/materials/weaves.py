"""Cloth with a pattern woven in: stripes and checks."""
from materials.surface import made, surface, to_linear


def calculator(nodes, links):
    """What adds a node that calculates with numbers or outputs of other nodes, and returns its output."""

    def compute(operation, first, other=0.0):
        node = nodes.new("ShaderNodeMath")
        node.operation = operation
        for socket, value in zip(node.inputs, (first, other)):
            if isinstance(value, (int, float)):
                socket.default_value = value
            else:
                links.new(value, socket)
        return node.outputs["Value"]

    return compute


def woven(ground, second, period=0.08, share=0.4, axes="X", grain=420, bump=0.7):
    """Bands of `second`, `share` of each `period` metres, across `axes`: one for stripes, two for checks."""
    key = ("woven", ground, second, period, share, axes)
    if key in made:
        return made[key]
    material = surface(f"woven {period} {share} {axes}", ground, 0.95, 0.1, bump=bump, grain=(grain,) * 3, second=None, sheen=0.3)
    nodes, links = material.node_tree.nodes, material.node_tree.links

    compute = calculator(nodes, links)
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs["Vector"])
    bands = []
    for axis in axes:
        along = compute("PINGPONG", split.outputs[axis], period / 2)
        bands.append(compute("LESS_THAN", along, period / 2 * share))
    cover = bands[0] if len(bands) == 1 else compute("MULTIPLY", compute("ADD", *bands), 0.5)
    mix = nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = to_linear(ground)
    mix.inputs["Color2"].default_value = to_linear(second)
    links.new(cover, mix.inputs["Fac"])
    links.new(mix.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    made[key] = material
    return material


def blanket(ground, shade, bands=(), rib=0.011, zigzag=0.06):
    """
    Wool for a throw, in a herringbone of two tones, `rib` metres wide, that turns every `zigzag` metres. `bands` are
    (axis, colour, period, start, width) in metres of the cloth, across X or along Y.
    """
    key = ("blanket", ground, shade, bands)
    if key in made:
        return made[key]
    material = surface(f"blanket {shade} {bands}", ground, 1.0, 0.05, sheen=0.6)
    nodes, links = material.node_tree.nodes, material.node_tree.links

    compute = calculator(nodes, links)

    def blend(share, below, colour):
        node = nodes.new("ShaderNodeMixRGB")
        links.new(share, node.inputs["Fac"])
        if isinstance(below, str):
            node.inputs["Color1"].default_value = to_linear(below)
        else:
            links.new(below, node.inputs["Color1"])
        node.inputs["Color2"].default_value = to_linear(colour)
        return node.outputs["Color"]

    split, chart = nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeUVMap")
    chart.uv_map = "cloth"
    links.new(chart.outputs["UV"], split.inputs["Vector"])
    slant = compute("ADD", compute("PINGPONG", split.outputs["X"], zigzag / 2), split.outputs["Y"])
    wave = compute("ADD", compute("MULTIPLY", compute("SINE", compute("MULTIPLY", slant, 6.2832 / rib)), 0.5), 0.5)
    colour = blend(wave, shade, ground)
    for axis, tone, period, start, width in bands:
        off = compute("PINGPONG", compute("SUBTRACT", split.outputs[axis], start), period / 2)
        colour = blend(compute("MULTIPLY", compute("LESS_THAN", off, width / 2), compute("ADD", compute("MULTIPLY", wave, 0.3), 0.6)), colour, tone)
    links.new(colour, nodes["Principled BSDF"].inputs["Base Color"])
    fuzz = nodes.new("ShaderNodeTexNoise")
    fuzz.inputs["Scale"].default_value = 260
    links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], fuzz.inputs["Vector"])
    relief = nodes.new("ShaderNodeBump")
    relief.inputs["Distance"].default_value = 0.0035
    links.new(compute("ADD", wave, fuzz.outputs["Fac"]), relief.inputs["Height"])
    links.new(relief.outputs["Normal"], nodes["Principled BSDF"].inputs["Normal"])
    made[key] = material
    return material


def ticking(ground="#efe7da", second="#24423a", period=0.05, share=0.35, axis="X"):
    """Linen in stripes that run across `axis`."""
    return woven(ground, second, period, share, axis)


def checks(ground="#efe7da", second="#7b2f26", period=0.09, share=0.5, axes="XZ"):
    """A check; where both bands cross, the second colour is full."""
    return woven(ground, second, period, share, axes)


def chintz(ground="#efe4d0", rose="#b8646a", green="#6f8560"):
    """Cotton with roses and leaves strewn over it."""
    key = ("chintz", ground, rose, green)
    if key in made:
        return made[key]
    material = surface("chintz", ground, 0.7, 0.2, bump=0.4, grain=(420,) * 3, sheen=0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    colour = None
    for scale, size, tint, offset in ((15, 0.3, green, 0.37), (9, 0.36, rose, 0.0), (9, 0.16, "#dba3a0", 0.0)):
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Location"].default_value = (offset, offset * 2, offset)
        warp = nodes.new("ShaderNodeTexNoise")
        warp.inputs["Scale"].default_value = 40
        bend = nodes.new("ShaderNodeVectorMath")
        bend.operation = "MULTIPLY_ADD"
        bend.inputs[1].default_value = (0.03,) * 3
        spots = nodes.new("ShaderNodeTexVoronoi")
        spots.inputs["Scale"].default_value = scale
        test = nodes.new("ShaderNodeMath")
        test.operation = "LESS_THAN"
        test.inputs[1].default_value = size
        mix = nodes.new("ShaderNodeMixRGB")
        mix.inputs["Color1"].default_value, mix.inputs["Color2"].default_value = to_linear(ground), to_linear(tint)
        links.new(nodes.new("ShaderNodeTexCoord").outputs["Object"], mapping.inputs["Vector"])
        links.new(mapping.outputs["Vector"], warp.inputs["Vector"])
        links.new(warp.outputs["Color"], bend.inputs[0])
        links.new(mapping.outputs["Vector"], bend.inputs[2])
        links.new(bend.outputs["Vector"], spots.inputs["Vector"])
        links.new(spots.outputs["Distance"], test.inputs[0])
        links.new(test.outputs["Value"], mix.inputs["Fac"])
        if colour:
            links.new(colour, mix.inputs["Color1"])
        colour = mix.outputs["Color"]
    links.new(colour, nodes["Principled BSDF"].inputs["Base Color"])
    made[key] = material
    return material
