"""Blossom in a jug."""
from lights.rigs import aim_camera, light_morning
from scenes.spring_lookbook_secret_garden import furnish

EXPOSURE = 0.25


def compose():
    furnish()
    light_morning(1.15)
    aim_camera((-0.25, -2.35, 1.24), (0.1, -0.6, 1.1), 44, (0.06, -0.7, 1.1), 2.8)


# For the article, before "## The bench in the hall" and "## Le banc du vestibule":
# ![Branches in pale blossom in a cream jug on a round table before a green wall](picture:spring-lookbook-secret-garden-detail "Cut them in bud; a few weeks in cool water bring the flowers.")
# ![Des branches aux fleurs pâles dans un pichet crème sur une table ronde, devant un mur vert](picture:spring-lookbook-secret-garden-detail "On les coupe en boutons; quelques semaines d’eau fraîche font le reste.")
