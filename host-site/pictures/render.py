"""blender -b --factory-startup --python render.py -- <scene> <file.png> <width> <samples> [check]"""
import importlib
import os
import random
import sys
import tempfile

import bpy
import numpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from denoise import denoise
from floating import list_floating

name, target, width, samples, *wishes = sys.argv[sys.argv.index("--") + 1 :]

bpy.ops.wm.read_factory_settings(use_empty=True)
random.seed(name)
composition = importlib.import_module(f"scenes.{name.replace('-', '_')}")
composition.compose()
if "check" in wishes:
    for thing in list_floating():
        print(f"{name}: nothing touches {thing}", file=sys.stderr)

scene = bpy.context.scene
scene.render.engine = "CYCLES"
scene.render.resolution_x = int(width)
scene.render.resolution_y = round(int(width) * getattr(composition, "HEIGHT", 2 / 3))
# Glass seen through glass needs more than what the grain filter can make up for.
scene.cycles.samples = max(1, int(int(samples) * getattr(composition, "SAMPLE_FACTOR", 1) / 2))
scene.cycles.use_adaptive_sampling = False
scene.cycles.use_denoising = False
scene.cycles.max_bounces = 8
scene.cycles.diffuse_bounces = 4
scene.cycles.transparent_max_bounces = 8
scene.cycles.sample_clamp_indirect = 4
scene.cycles.caustics_reflective = False
scene.cycles.caustics_refractive = False
scene.cycles.blur_glossy = 1
scene.view_settings.view_transform = "Filmic"
scene.view_settings.look = "Medium High Contrast"
scene.view_settings.exposure = getattr(composition, "EXPOSURE", 0)
bpy.context.view_layer.cycles.denoising_store_passes = True

passes = {"Image": 3, "Denoising Albedo": 3, "Denoising Normal": 3, "Denoising Depth": 1}
scene.use_nodes = True
nodes = scene.node_tree.nodes
nodes.clear()
layers, output = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
output.format.file_format = "OPEN_EXR"
output.format.color_depth = "32"
output.file_slots.clear()
for layer in passes:
    output.file_slots.new(layer.replace(" ", ""))
    scene.node_tree.links.new(layers.outputs[layer], output.inputs[layer.replace(" ", "")])


def read(folder, layer):
    image = bpy.data.images.load(f"{folder}/{layer.replace(' ', '')}0001.exr")
    image.colorspace_settings.name = "Linear"
    pixels = numpy.empty(image.size[0] * image.size[1] * 4, numpy.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(image.size[1], image.size[0], 4)
    return pixels[..., :3] if passes[layer] == 3 else pixels[..., 0]


with tempfile.TemporaryDirectory() as folder:
    halves = []
    for seed in (1, 2):
        scene.cycles.seed = seed
        output.base_path = f"{folder}/{seed}"
        bpy.ops.render.render()
        halves.append({layer: read(output.base_path, layer) for layer in passes})
    middle = [(halves[0][layer] + halves[1][layer]) / 2 for layer in list(passes)[1:]]
    picture = denoise(halves[0]["Image"], halves[1]["Image"], *middle)

result = bpy.data.images.new("result", picture.shape[1], picture.shape[0], float_buffer=True)
result.pixels.foreach_set(numpy.dstack([picture, numpy.ones(picture.shape[:2])]).astype(numpy.float32).ravel())
scene.render.image_settings.file_format = "PNG"
scene.render.image_settings.color_mode = "RGB"
result.save_render(target, scene=scene)
