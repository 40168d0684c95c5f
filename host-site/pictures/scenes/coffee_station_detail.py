"""The shelf over the coffee corner: four cups and a print."""
from lights.rigs import aim_camera
from scenes.coffee_station import compose as furnish


def compose():
    furnish()
    aim_camera((-0.08, -1.3, 1.4), (-0.16, 0, 1.43), 50, (-0.2, -0.09, 1.4), 2.8)
