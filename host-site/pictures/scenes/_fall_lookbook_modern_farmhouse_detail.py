"""Squash in a basket on the bench, white stoneware behind."""
from lights.rigs import aim_camera, light_morning
from scenes.fall_lookbook_modern_farmhouse import furnish

EXPOSURE = 0.15


def compose():
    furnish()
    light_morning(1.0)
    aim_camera((0.25, -2.75, 1.12), (0.5, -1.1, 0.72), 46, (0.74, -1.42, 0.6), 2.8)


# For the article, before "## The washstand" and "## La table de toilette":
# ![A basket of squash on a bench, white stoneware bowls and plates on the table behind](picture:fall-lookbook-modern-farmhouse-detail "Squash first decorates the bench, then becomes supper.")
# ![Un panier de courges sur un banc et, derrière, des bols et des assiettes de grès blanc sur la table](picture:fall-lookbook-modern-farmhouse-detail "Les courges décorent le banc en attendant le souper.")
