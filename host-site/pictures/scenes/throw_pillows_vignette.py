"""The garden mix, piled up on a bench before anyone has decided."""
from math import cos, radians, sin

from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.cloth import knit
from materials.house import linen, paint, plaster, velvet, wood
from materials.weaves import checks, chintz
from mesh import set_down
from objects.living import bench
from objects.room import floor, skirting, wall
from objects.textiles import cushion

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.7


def compose():
    wall(plaster("#d8cdb8"))
    skirting(material=paint("#efe9dd"))
    floor(wood("#b58a5c", "#946a40", along=1))
    pile = [bench((0, -0.34, 0), 0.72, 0.36, 0.34, wood("#8a6240", "#6b4829"))]
    mix = (
        (velvet("#2b4a3f"), 0.5, 0.17, 6, linen("#2b4a3f")),
        (chintz("#efe4d0", "#b8646a", "#6f8560"), 0.5, 0.16, -7, linen("#6f8560")),
        (checks("#f0e7d6", "#6f8560", 0.035), 0.45, 0.15, 9, None),
        (knit("#c8973c", per_metre=95), 0.45, 0.15, -4, None),
        (linen("#eadfca"), 0.38, 0.13, 12, linen("#b8646a")),
    )
    top = 0.34
    for index, (cloth, side, thick, turn, cord) in enumerate(mix):
        a = radians(turn)
        one = cushion(cloth, (0.012 * (-1) ** index - side / 2 * sin(a), -0.34 + side / 2 * cos(a), top + thick), (side, side), thick, (90, 0, turn), seed=11 + index, piping=cord)
        set_down(one, pile, 0.042)
        pile.append(one)
        top += thick - 0.05
    cushion(checks("#f0e7d6", "#6f8560", 0.035), (0.47, -0.17, 0.0), (0.45, 0.45), 0.15, (-16, -5, -10), seed=31)
    light_golden_hour((0.0, 0, 0.85), 0.85, (2, 3), 0.3)
    add_light("AREA", (1.8, -2.8, 1.8), 18, "#ffe6c8", 1.8, (0, -0.3, 0.6), 1.8)
    aim_camera((-0.12, -2.85, 0.72), (0.08, -0.2, 0.5), 62, (0, -0.55, 0.6), 4)
