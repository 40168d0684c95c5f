"""Parcels on the hearth, with velvet around them."""
from lights.rigs import aim_camera
from materials.house import paint
from mesh import box
from scenes.holiday_trends import compose as furnish


def compose():
    furnish()
    # From so close, the hearth has to be as deep as the parcels need.
    box((2.2, 0.6, 0.04), (0, -0.78, -0.01), paint("#8d857a"), bevel=0.008)
    aim_camera((0.25, -2.5, 0.72), (0.05, -0.5, 0.34), 52, (0.1, -0.6, 0.35), 4)
