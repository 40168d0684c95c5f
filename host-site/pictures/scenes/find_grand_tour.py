"""Two old suitcases, one upon the other, a hat on top."""
from lights.rigs import light_golden_hour
from materials.house import leather, velvet, wool
from objects.carried import suitcase
from objects.keepsakes import sun_hat
from objects.snapshots import far_plant, room, snap
from objects.textiles import rug

WIDTH = 640
HEIGHT = 1


def compose():
    room("#8e9a94", y=0.45)
    rug(wool("#c2ab86"), (0, -0.2, 0), (1.9, 1.0), wool("#7b4a2f"))
    far_plant((0.5, 0.22, 0), 0.85, 8)
    suitcase(leather("#7c5a3c", "#6d4d32"), (0, 0, 0.014), (0.62, 0.4, 0.19), 6, leather("#4a2e1c", "#3c2415"))
    suitcase(leather("#b08a55", "#9f7a48"), (-0.02, 0.01, 0.208), (0.52, 0.34, 0.16), -7, leather("#6b3f24", "#5a331c"))
    sun_hat((-0.02, 0.02, 0.37), (0, 0, 20), velvet("#24423a"))
    light_golden_hour((0.2, 0.45, 1.0), 0.95)
    snap((0.2, -1.4, 0.85), (0.045, 0, 0.27), 60, 2)
