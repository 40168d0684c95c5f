"""Light. The window is on the left, as in a painting; what stands in the room may shine as well."""
import math

import bpy
from mathutils import Vector

from materials.house import plaster
from materials.surface import to_linear
from mesh import box, gather


def set_sky(colour, strength):
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs["Color"].default_value = to_linear(colour)
    world.node_tree.nodes["Background"].inputs["Strength"].default_value = strength


def add_light(kind, at, power, colour, size=0.1, towards=None, height=None, spread=None):
    """Watts; a sun's are per square metre, and its size is in degrees."""
    light = bpy.data.lights.new(kind, kind)
    light.energy = power
    light.color = to_linear(colour)[:3]
    if kind == "AREA":
        light.shape = "RECTANGLE"
        light.size, light.size_y = size, height or size
        if spread:
            light.spread = math.radians(spread)
    elif kind == "SUN":
        light.angle = math.radians(size)
    else:
        light.shadow_soft_size = size
    thing = bpy.data.objects.new(kind, light)
    thing.location = at
    if towards:
        thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    return thing


def light_morning(power=1.0):
    set_sky("#dfe6ee", 0.32)
    add_light("AREA", (-3.2, -1.6, 2.3), 230 * power, "#fff0dc", 2.2, (0.3, 0.2, 0.8), 2.4)


def light_golden_hour(patch=(0.9, 0, 1.3), power=1.0, panes=(2, 3), pane=0.34):
    """A low sun comes in at the left and throws a window on the wall, its middle at `patch`."""
    set_sky("#dbe2ea", 0.36)
    add_light("AREA", (-3.2, -1.8, 2.2), 165 * power, "#fff0dc", 2.0, (0.3, 0.2, 0.8), 2.2)
    ray = Vector((4.6, 3.2, -2.2))
    sun = Vector(patch) - ray * 1.2
    add_light("SUN", sun, 7 * power, "#ffcf94", 0.9, patch)
    cover_sun(sun, (0, 0, -math.degrees(math.atan2(ray.x, ray.y))), *panes, pane)


def light_evening(power=1.0):
    """Blue dusk outside; the lamps of the room do the rest."""
    set_sky("#5a6b85", 0.10)
    add_light("AREA", (-3.2, -1.2, 2.2), 24 * power, "#8fa9d4", 2.0, (0.3, 0.4, 0.7), 2.2)
    add_light("AREA", (1.5, -3.5, 2.8), 26 * power, "#ffcf95", 2.5, (0.2, 0.4, 0.8))


def light_winter(power=1.0):
    """Snow outside: bright, cool, without a shadow."""
    set_sky("#e3eaf2", 0.42)
    add_light("AREA", (-3.0, -1.6, 2.3), 190 * power, "#eef3fb", 2.4, (0.3, 0.2, 0.8), 2.4)
    add_light("AREA", (2.6, -3.0, 2.4), 34 * power, "#ffd3a0", 1.6, (0.2, 0.4, 0.8))


def cover_sun(at, turn, columns, rows, pane):
    """A wall with a window, outside the picture."""
    width, height, cover = columns * pane, rows * pane, plaster()
    parts = [box((6, 0.02, 3), (0, 0, z), cover, bevel=0) for z in (height / 2, -height / 2 - 3)]
    for side in (-1, 1):
        parts.append(box((2.5, 0.02, height), (side * (width / 2 + 1.25), 0, -height / 2), cover, bevel=0))
    for column in range(1, columns):
        parts.append(box((0.03, 0.02, height), (-width / 2 + column * pane, 0, -height / 2), cover, bevel=0))
    for row in range(1, rows):
        parts.append(box((width, 0.02, 0.03), (0, 0, -height / 2 + row * pane), cover, bevel=0))
    gather(parts, at, turn)


def aim_camera(at, towards, lens=50, sharp_at=None, aperture=4.0):
    """Looks level, as an architect's camera: lines that stand stay upright when `at` and `towards` are equally high."""
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.dof.use_dof = True
    camera.dof.aperture_fstop = aperture
    camera.dof.focus_distance = (Vector(sharp_at or towards) - Vector(at)).length
    thing = bpy.data.objects.new("camera", camera)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return camera
