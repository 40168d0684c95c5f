"""A wine-red mat unrolled by the window, two weights on it."""
from lights.rigs import light_morning
from materials.cloth import canvas, rubber
from materials.house import iron, wood
from mesh import ribbon_path
from objects.playthings import dumbbell, flask
from objects.snapshots import far_plant, far_window, room, snap

WIDTH = 640
HEIGHT = 1


def compose():
    room("#c3cbb9", y=1.0, boards=wood("#c49a66", "#a87c4c", along=1))
    far_window(-0.25, 1.0, 0.5, 1.1)
    far_plant((0.62, 0.7, 0), 0.9, 10)
    roll = [(-1.2, 0.004), (-0.4, 0.004), (0.3, 0.004), (0.42, 0.006), (0.475, 0.05), (0.43, 0.098), (0.375, 0.06), (0.41, 0.03), (0.445, 0.055), (0.42, 0.075), (0.4, 0.055)]
    mat = ribbon_path(roll, 0.58, 0.006, canvas("#6b2a34"))
    mat.rotation_euler = (0, 0, 0.3)
    dumbbell(iron("#34383a"), (-0.02, -0.06, 0.008), 24)
    dumbbell(iron("#34383a"), (0.1, 0.1, 0.008), -32)
    flask(rubber("#d9cbb2"), iron(), (0.34, -0.12, 0))
    light_morning()
    snap((0.12, -1.2, 0.72), (0.04, 0.05, 0.13), 46, 2)
