"""A rolled mat, a kettlebell and a green flask on the floor by the window."""
from lights.rigs import light_golden_hour
from materials.cloth import rubber
from materials.house import iron, linen, wood
from objects.playthings import flask, kettlebell, rolled_mat
from objects.snapshots import far_plant, room, snap

WIDTH = 640
HEIGHT = 1


def compose():
    room("#e6dac6", y=0.7, boards=wood("#b98d5b", "#98703f", along=1))
    far_plant((0.4, 0.45, 0), 0.8, 7)
    rolled_mat(rubber("#8a7f9a"), (0.02, 0.08, 0), 0.6, 58, strap=linen("#efe4d0"))
    kettlebell(iron(), (0.26, -0.1, 0), 0.85, 20)
    flask(rubber("#3f6650"), iron(), (-0.2, -0.12, 0))
    light_golden_hour((0.2, 0.7, 0.7))
    snap((0.1, -1.15, 0.55), (0.03, 0, 0.15), 57, 2)
