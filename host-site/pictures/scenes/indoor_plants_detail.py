"""Three heights on a sill: blades, leaves, and one that hangs over the edge."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import brass, glaze, leaf, plaster, stoneware, terracotta, wood
from objects.furniture import console
from objects.greenery import house_plant
from objects.potted import flower_pot, sword_plant, trailing
from objects.room import wall
from objects.vessels import jug


def compose():
    wall(plaster("#c8a58f"))
    console((0, -0.24, 0), 1.6, 0.42, 0.8, wood("#d2ad7c", "#bb9260"), 3, brass())
    sword_plant(flower_pot(stoneware("#efe6d6"), 0.1, 0.17, "round"), (-0.3, -0.2, 0.8), 0.15, 0.52, 13, seed=6)
    house_plant(flower_pot(terracotta(), 0.09, 0.16), (-0.04, -0.26, 0.8), 0.24, 26, 12, (0.11, 0.062), leaf("#4e6f45", "#6d8c55"))
    trailing(flower_pot(glaze("#3e5a63"), 0.065, 0.11, "straight"), (0.2, -0.34, 0.8), 0.1, 0.34, 9, seed=5, blade=(0.06, 0.048), spread=0.1)
    jug(stoneware("#e6d9c2", "#d9c8a8"), (0.44, -0.22, 0.8), 0.8, 20)
    light_golden_hour((0.2, 0, 1.22), 0.9, pane=0.24)
    aim_camera((0.05, -2.3, 1.08), (0.05, 0, 1.0), 50, (0, -0.26, 0.95), 4)
