"""What kitchens and tables are made of."""
import bpy

from materials.surface import made, surface, to_linear


def steel(colour="#cfccc6"):
    return surface("steel", colour, 0.3, 0.5, metallic=1.0)


def cast_iron(colour="#26282a"):
    return surface("cast iron", colour, 0.42, 0.5, bump=0.35, grain=(240, 240, 240))


def enamel(colour="#a94f2a", second=None):
    return surface("enamel", colour, 0.16, 0.55, second=second, spread=(5, 5, 5))


def icing(colour="#f4eadb"):
    return surface("icing", colour, 0.55, 0.3, bump=1.6, grain=(36, 36, 60))


def crumb(colour="#c4924f", second="#a9733a"):
    return surface("crumb", colour, 0.9, 0.15, bump=3, grain=(120, 120, 120), second=second, spread=(30, 30, 30))


def crust(colour="#a8652c", second="#cf9a58"):
    return surface("crust", colour, 0.65, 0.3, bump=3, grain=(40, 70, 70), second=second, spread=(14, 22, 14))


def grain(colour="#d9b777", second="#b88f4f"):
    """Pasta, lentils, oats: what is poured into a jar."""
    return surface("grain", colour, 0.8, 0.2, bump=6, grain=(150, 150, 150), second=second, spread=(120, 120, 120))


def clear(colour="#f7faf7"):
    """Thin glass: light goes straight through, only its edges shine. Glass that bends light would leave its shadow black."""
    key = ("clear", colour)
    if key not in made:
        material = bpy.data.materials.new("clear")
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.remove(nodes["Principled BSDF"])
        through, shine = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeBsdfGlossy")
        through.inputs["Color"].default_value = to_linear(colour)
        shine.inputs["Roughness"].default_value = 0.03
        facing, edge, mix = nodes.new("ShaderNodeLayerWeight"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMixShader")
        edge.operation = "POWER"
        edge.inputs[1].default_value = 2.4
        share = nodes.new("ShaderNodeMath")
        share.operation = "MULTIPLY_ADD"
        share.inputs[1].default_value, share.inputs[2].default_value = 0.75, 0.06
        links.new(facing.outputs["Facing"], edge.inputs[0])
        links.new(edge.outputs["Value"], share.inputs[0])
        links.new(share.outputs["Value"], mix.inputs["Fac"])
        links.new(through.outputs["BSDF"], mix.inputs[1])
        links.new(shine.outputs["BSDF"], mix.inputs[2])
        links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])
        made[key] = material
    return made[key]


def drink(colour="#f3e3a0", cloud=0.35):
    """A cold drink in thin glass: light goes through it, tinted; `cloud` of it is scattered by pulp."""
    key = ("drink", colour, cloud)
    if key not in made:
        material = bpy.data.materials.new("drink")
        material.use_nodes = True
        nodes, links = material.node_tree.nodes, material.node_tree.links
        nodes.remove(nodes["Principled BSDF"])
        through, pulp, glow_through, shine = (nodes.new(f"ShaderNodeBsdf{kind}") for kind in ("Transparent", "Diffuse", "Translucent", "Glossy"))
        for node in (through, pulp, glow_through):
            node.inputs["Color"].default_value = to_linear(colour)
        shine.inputs["Roughness"].default_value = 0.05

        def mix(share, first, second):
            node = nodes.new("ShaderNodeMixShader")
            node.inputs["Fac"].default_value = share
            links.new(first, node.inputs[1])
            links.new(second, node.inputs[2])
            return node.outputs["Shader"]

        clouded = mix(0.6, pulp.outputs["BSDF"], glow_through.outputs["BSDF"])
        whole = mix(0.05, mix(cloud, through.outputs["BSDF"], clouded), shine.outputs["BSDF"])
        links.new(whole, nodes["Material Output"].inputs["Surface"])
        made[key] = material
    return made[key]


def lemon_peel(colour="#e9c33c"):
    return surface("peel", colour, 0.4, 0.45, bump=0.6, grain=(420, 420, 420))
