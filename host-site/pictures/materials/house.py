"""What the house is made of. Each takes a colour, so that a room can be told from the next."""
from materials.surface import glow, sheer, surface


def plaster(colour="#e9dfcf", second=None):
    return surface("plaster", colour, 0.9, 0.15, bump=1.2, grain=(9, 9, 9), second=second, spread=(1.2, 1.2, 1.2))


def paint(colour="#efe8db"):
    return surface("paint", colour, 0.45, 0.35, bump=0.1, grain=(30, 30, 30))


def wood(colour="#a87a4d", second="#7d5430", along=0):
    """Oak unless told; `along` is the axis of the grain."""
    stretched = [38, 38, 38]
    stretched[along] = 2.2
    fine = [420, 420, 420]
    fine[along] = 12
    return surface(f"wood {along}", colour, 0.48, 0.35, bump=0.25, grain=fine, second=second, spread=stretched)


def walnut(along=0):
    return wood("#5e3f28", "#412817", along)


def linen(colour="#e4d8c3"):
    return surface("linen", colour, 0.95, 0.1, bump=0.7, grain=(420, 420, 420), sheen=0.3)


def wool(colour="#d9cbb2"):
    return surface("wool", colour, 1.0, 0.05, bump=3.5, grain=(150, 150, 150), sheen=0.6)


def boucle(colour="#e6dccb"):
    return surface("bouclé", colour, 1.0, 0.05, bump=5, grain=(110, 110, 110), sheen=0.5)


def velvet(colour="#24423a"):
    return surface("velvet", colour, 0.75, 0.1, bump=0.3, grain=(200, 200, 200), sheen=1.0)


def leather(colour="#7a4424", second="#643519"):
    return surface("leather", colour, 0.42, 0.45, bump=0.8, grain=(170, 170, 170), second=second, spread=(5, 5, 5))


def terracotta(colour="#ab674a", second="#98563a"):
    return surface("terracotta", colour, 0.85, 0.2, bump=1.0, grain=(55, 55, 130), second=second, spread=(9, 9, 24))


def stoneware(colour="#e8dfd0", second="#ddd1bd"):
    return surface("stoneware", colour, 0.35, 0.45, bump=0.5, grain=(40, 40, 90), second=second, spread=(30, 30, 30))


def glaze(colour="#24423a", second=None):
    return surface("glaze", colour, 0.14, 0.55, bump=0.25, grain=(22, 22, 22), second=second, spread=(14, 14, 14))


def marble(colour="#ece7df", second="#cfc7bb"):
    return surface("marble", colour, 0.22, 0.5, second=second, spread=(7, 4, 5))


def brass(colour="#b58b46"):
    return surface("brass", colour, 0.24, 0.5, bump=0.12, grain=(25, 25, 25), metallic=1.0)


def iron(colour="#2a2826"):
    return surface("iron", colour, 0.5, 0.4, bump=0.3, grain=(180, 180, 180))


def mirror():
    return surface("mirror", "#f2f0ea", 0.015, 0.5, metallic=1.0)


def glass(colour="#f6f8f5"):
    return surface("glass", colour, 0.02, 0.5, transmission=1.0, ior=1.45)


def rattan(colour="#b98f5b", second="#8f6739"):
    return surface("rattan", colour, 0.7, 0.25, bump=0.8, grain=(160, 160, 160), second=second, spread=(40, 40, 40))


def paper(colour="#f3ece0"):
    return surface("paper", colour, 0.85, 0.15, bump=0.25, grain=(260, 260, 260))


def kraft(colour="#b08a5e", second="#a57f54"):
    return surface("kraft", colour, 0.8, 0.2, bump=0.3, grain=(300, 300, 60), second=second, spread=(90, 90, 20))


def wax(colour="#f0e7d4"):
    return surface("wax", colour, 0.5, 0.35)


def leaf(colour="#56683f", second="#76865a"):
    return surface("leaf", colour, 0.5, 0.35, bump=0.4, grain=(90, 90, 90), second=second, spread=(6, 6, 6))


def bark(colour="#5a4534", second="#77604b"):
    return surface("bark", colour, 0.9, 0.15, bump=2, grain=(90, 90, 40), second=second, spread=(40, 40, 12))


def fruit(colour="#b9a443", second="#a9792f"):
    return surface("fruit", colour, 0.4, 0.4, bump=0.4, grain=(160, 160, 160), second=second, spread=(14, 14, 14))


def fleece(colour="#f1ebdf"):
    return surface("fleece", colour, 1.0, 0.03, bump=14, grain=(60, 60, 60), sheen=0.8)


def shade(colour="#f0e2c6"):
    return sheer("shade", colour, 0.55, 0.3)


def voile(colour="#f5f0e6"):
    return sheer("voile", colour, 0.6)


def flame():
    return glow("flame", "#ffb45a", 22)
