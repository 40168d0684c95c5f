"""The one way in which a material is put together."""
import bpy

made = {}


def to_linear(colour):
    """`#a94f2a` as Blender takes it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels] + [1]


def surface(name, colour, roughness=0.6, specular=0.4, bump=0.0, grain=(60, 60, 60), second=None, spread=(3, 3, 3), **others):
    """
    `bump` in thousandths of a metre of noise with `grain` bumps to the metre along each axis; `second` is a colour
    that shows in patches, `spread` of them to the metre.
    """
    key = (name, colour, second)
    if key in made:
        return made[key]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = to_linear(colour)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    for socket, value in others.items():
        entry = shader.inputs["IOR" if socket == "ior" else socket.replace("_", " ").title()]
        entry.default_value = to_linear(value) if isinstance(value, str) else value
    place = nodes.new("ShaderNodeTexCoord").outputs["Object"]

    def add_noise(scale, detail, distortion=0.0):
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = scale
        texture = nodes.new("ShaderNodeTexNoise")
        texture.inputs["Scale"].default_value = 1
        texture.inputs["Detail"].default_value = detail
        texture.inputs["Distortion"].default_value = distortion
        links.new(place, mapping.inputs["Vector"])
        links.new(mapping.outputs["Vector"], texture.inputs["Vector"])
        return texture.outputs["Fac"]

    if second:
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].color = to_linear(colour)
        ramp.color_ramp.elements[1].color = to_linear(second)
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.35, 0.65
        links.new(add_noise(spread, 6, 0.6), ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    if bump:
        relief = nodes.new("ShaderNodeBump")
        relief.inputs["Strength"].default_value = 1
        relief.inputs["Distance"].default_value = bump / 1000
        links.new(add_noise(grain, 4), relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    made[key] = material
    return material


def glow(name, colour, strength):
    """Something that shines: a flame, a sky."""
    key = (name, colour, strength)
    if key not in made:
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        shader = material.node_tree.nodes["Principled BSDF"]
        shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
        shader.inputs["Emission"].default_value = to_linear(colour)
        shader.inputs["Emission Strength"].default_value = strength
        made[key] = material
    return made[key]


def sheer(name, colour, share=0.5, let_through=0.0):
    """
    Cloth or paper in the light: `share` of it diffused through, the rest reflected. A lamp behind it is found by
    chance only, which leaves grain for minutes; `let_through` of its light passes as if straight.
    """
    key = (name, colour, share)
    if key not in made:
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.remove(nodes["Principled BSDF"])

        def mix(amount, first, second):
            node = nodes.new("ShaderNodeMixShader")
            if isinstance(amount, float):
                node.inputs["Fac"].default_value = amount
            else:
                links.new(amount, node.inputs["Fac"])
            links.new(first, node.inputs[1])
            links.new(second, node.inputs[2])
            return node.outputs["Shader"]

        def add(kind, tint):
            node = nodes.new(f"ShaderNodeBsdf{kind}")
            node.inputs["Color"].default_value = to_linear(tint)
            return node.outputs["BSDF"]

        cloth = mix(share, add("Diffuse", colour), add("Translucent", colour))
        shadow = nodes.new("ShaderNodeMath")
        shadow.operation = "MULTIPLY"
        shadow.inputs[1].default_value = let_through
        links.new(nodes.new("ShaderNodeLightPath").outputs["Is Shadow Ray"], shadow.inputs[0])
        whole = mix(shadow.outputs["Value"], cloth, add("Transparent", colour))
        links.new(whole, nodes["Material Output"].inputs["Surface"])
        made[key] = material
    return made[key]
