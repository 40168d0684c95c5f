"""Tomorrow's clothes, laid out on a bench tonight; the shoes wait below."""
from lights.rigs import add_light, aim_camera, light_golden_hour
from materials.cloth import canvas, knit
from materials.house import paint, plaster, wood
from objects.carried import sneaker
from objects.keepsakes import sun_hat
from objects.living import bench
from objects.room import floor, skirting, wall
from objects.storage import folded_pile

WIDTH = 800
HEIGHT = 1.25
SAMPLE_FACTOR = 0.6


def compose():
    wall(plaster("#d9aa92"))
    floor(back=0)
    skirting(material=paint("#efe4d3"))
    bench((0.12, -0.26, 0), 1.1, 0.34, 0.45, wood("#a9764a", "#845632"))
    folded_pile(("#35586a", "#e9e0cf", "#b9552f"), (-0.06, -0.27, 0.45), (0.32, 0.26), 4, knit)
    sun_hat((0.3, -0.26, 0.45), (0, 0, 20), scale=0.85)
    sneaker(canvas("#e9e0cf"), (-0.03, -0.36, 0), 24)
    sneaker(canvas("#e9e0cf"), (0.15, -0.32, 0), -10)
    light_golden_hour((0.15, 0, 0.8), 0.9, (2, 3), 0.26)
    add_light("AREA", (2.0, -2.6, 2.0), 18, "#ffe6c8", 1.6, (0, 0, 0.5), 1.6)
    aim_camera((-0.38, -2.5, 0.82), (0.09, -0.26, 0.42), 78, (0, -0.4, 0.5), 4.5)
