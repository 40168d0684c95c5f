"""Books that show their faces, over a basket of blocks."""
from lights.rigs import aim_camera
from scenes.kids_room import compose as furnish


def compose():
    furnish()
    aim_camera((0.92, -1.75, 1.12), (0.92, 0, 1.08), 48, (0.92, -0.1, 1.1), 4)
