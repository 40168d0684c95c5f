"""Folded jeans and trousers in a stack on a stool."""
from lights.rigs import light_morning
from materials.cloth import canvas, denim
from materials.house import wood
from objects.furniture import stool
from objects.snapshots import far_plant, far_window, room, snap
from objects.wearables import folded

WIDTH = 640
HEIGHT = 1


def compose():
    room("#c9ad92")
    far_window(-0.42, z=0.75)
    far_plant((0.55, 0.55, 0), 0.75, 12)
    stool((0, 0, 0), 0.23, 0.45, wood("#b98d5b", "#98703f"))
    z = 0.45
    for index, cloth in enumerate((denim("#2f4058", "#394d68"), canvas("#8d7b5e"), denim("#4a6484", "#5a7696"), canvas("#5d6a55"), denim("#8199b0", "#90a7bc"))):
        z += folded(cloth, (0.006 * (index % 3) - 0.004, 0, z), (0.3 - 0.006 * index, 0.27), 1, 0.016, (3, -4, 2, -2, 5)[index], index)
    light_morning()
    snap((0.14, -0.92, 0.86), (0.0, 0, 0.53), 54)
