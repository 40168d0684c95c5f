"""What is seen through a window: firs in the mist, hills."""
import random

from materials.surface import glow
from mesh import add_mesh


def flat_shape(points, y, colour, strength):
    return add_mesh("view", [(x, y, z) for x, z in points], [tuple(range(len(points)))], glow("view", colour, strength), is_smooth=False)


def fir(x, z, height, y, colour, strength, seed=0):
    chance, tiers = random.Random(seed), 9
    left, right = [], []
    for tier in range(tiers):
        share = tier / tiers
        wide = height * (0.035 + 0.2 * share) * chance.uniform(0.85, 1.15)
        low = z + height * (1 - (tier + 1.25) / tiers)
        left += [(x - wide, low), (x - wide * 0.45, low + height * 0.025)]
        right += [(x + wide * chance.uniform(0.8, 1.1), low), (x + wide * 0.45, low + height * 0.025)]
    return flat_shape([(x, z + height), *left, (x - wide * 0.5, z), (x + wide * 0.5, z), *reversed(right)], y, colour, strength)


def firs(at, width, height, colours=("#9fb0b5", "#7d9192", "#546a66"), strength=0.8, seed=1):
    """Rows of them in a window whose sill's middle is `at`, the nearest darkest and tallest."""
    chance, (x, y, z), parts = random.Random(seed), at, []
    for row, colour in enumerate(colours):
        far, count = y + 0.008 - row * 0.002, 7 - 2 * row
        ground = z + height * (0.3 - 0.12 * row)
        parts.append(flat_shape([(x - width / 2, z), (x - width / 2, ground), (x + width / 2, ground - 0.02), (x + width / 2, z)], far, colour, strength))
        for index in range(count):
            spot = x + width * ((index + chance.uniform(0.2, 0.8)) / count - 0.5)
            tall = height * (0.28 + 0.16 * row) * chance.uniform(0.7, 1.15)
            reach = min(tall * 0.24, width / 2 - abs(spot - x) + 0.02)
            if reach > tall * 0.1:
                parts.append(fir(spot, ground - 0.03, tall, far - 0.0007 * (index + 1) / count, colour, strength, seed * 31 + row * 9 + index))
    return parts
