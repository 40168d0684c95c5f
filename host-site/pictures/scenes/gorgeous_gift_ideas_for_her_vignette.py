"""Three pots in one clay, with saucers; a ribbon around the largest."""
from lights.rigs import aim_camera, light_golden_hour
from materials.house import plaster, terracotta, velvet, wood
from objects.potted import flower_pot, sword_plant, trailing
from objects.room import room_behind, wall
from objects.small import bow
from objects.snapshots import table_top
from objects.vessels import tray

WIDTH = 800
HEIGHT = 1.25


def compose():
    wall(plaster("#c98a72"), y=0.55)
    room_behind(y=-3.6)
    table_top(wood("#8d6540", "#6c4a2b"), depth=1.1, width=3)
    z, clay = 0.75, terracotta("#a9603e", "#985434")
    for x, y, radius, height in ((-0.1, 0.12, 0.12, 0.21), (0.16, 0.1, 0.09, 0.16), (0.08, -0.12, 0.065, 0.115)):
        tray(clay, (x, y, z), radius * 0.95)
        pot = flower_pot(clay, radius, height)
        if radius > 0.1:
            sword_plant(pot, (x, y, z + 0.01), height * 0.88, 0.4, 9, 4)
        elif radius > 0.08:
            trailing(pot, (x, y, z + 0.01), height, 0.16, 8, 3, (0.05, 0.04), spread=0.1)
        else:
            pot.location = (x, y, z + 0.01)
    bow(velvet("#7b2335"), (-0.1, 0.12 - 0.122, z + 0.155), 0.1, 0.024, 0.12, (90, 0, 0))
    light_golden_hour((0.25, 0.55, 1.35), 0.9)
    aim_camera((0.02, -1.25, 1.2), (0.02, 0.05, 0.93), 50, (0, -0.02, 0.88), 4.5)
