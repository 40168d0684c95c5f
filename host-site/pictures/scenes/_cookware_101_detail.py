"""The skillet on its cloth, garlic beside it."""
from lights.rigs import aim_camera
from scenes.cookware_101 import compose as furnish


def compose():
    furnish()
    aim_camera((0.14, -0.85, 1.27), (0.0, -0.02, 0.95), 52, (0.02, -0.15, 0.95), 4)


# Rendered once, but the French article with it is 32 bytes over its first flight.
# ![A cast-iron skillet on a white cloth with blue stripes, in front of a red enamelled pot and a steel saucepan.](picture:cookware-101-detail "Iron, enamel, steel: each does one thing that the other two cannot.")
# ![Une poêle de fonte sur un linge à rayures bleues, devant une cocotte et une casserole.](picture:cookware-101-detail "Fonte, émail, acier : chacun réussit ce que les deux autres ratent.")
