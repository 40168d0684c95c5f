"""Lettering on the front of a shop: the retailer's own wordmark, cut from sheet."""
from pathlib import Path

import bpy
from mathutils import Vector

from mesh import place

wordmark = Path(__file__).resolve().parents[2] / "retailers/vitrine/public/wordmark.svg"


def wordmark_sign(at, height, material, depth=0.02):
    """Letters that stand off the wall behind them; `at` is the middle of their underside."""
    bpy.ops.preferences.addon_enable(module="io_curve_svg")
    before = set(bpy.data.objects)
    bpy.ops.import_curve.svg(filepath=str(wordmark))
    letters = [thing for thing in bpy.data.objects if thing not in before and thing.type == "CURVE"]
    bpy.context.view_layer.update()
    corners = [letter.matrix_world @ Vector(corner) for letter in letters for corner in letter.bound_box]
    left, right = min(corner.x for corner in corners), max(corner.x for corner in corners)
    low, high = min(corner.y for corner in corners), max(corner.y for corner in corners)
    scale = height / (high - low)
    for letter in letters:
        letter.data.materials.clear()
        letter.data.materials.append(material)
        own = letter.scale.x
        letter.data.extrude = depth / scale / own / 2
        letter.data.bevel_depth = 0.002 / scale / own
        place(letter, (at[0] - (left + right) / 2 * scale, at[1], at[2] - low * scale), (90, 0, 0), scale * own)
