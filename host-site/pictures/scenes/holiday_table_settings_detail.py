"""One place from above: a napkin with a sprig of cedar, brass beside the plates."""
from lights.rigs import aim_camera
from scenes.holiday_table_settings import compose as furnish

EXPOSURE = 0.45


def compose():
    furnish()
    aim_camera((-0.3, -0.62, 1.28), (-0.14, -0.1, 0.76), 50, (-0.16, -0.2, 0.78), 4)
