"""Jars of grain, pasta and beans on the middle shelf."""
from lights.rigs import aim_camera
from scenes.pantry_organization import compose as furnish


def compose():
    furnish()
    aim_camera((-0.5, -1.12, 1.36), (-0.31, -0.1, 1.31), 50, (-0.3, -0.16, 1.3), 4)


# For the article, before "## 4." and "## 4.":
# ![Five glass jars with wooden lids on a shelf, filled with grains and beans in cream, gold, brick red and brown.](picture:pantry-organization-detail "Through glass, the shopping list writes itself.")
# ![Cinq bocaux de verre à couvercle de bois sur une tablette, remplis de grains et de légumineuses crème, dorés, brique et bruns.](picture:pantry-organization-detail "À travers le verre, la liste d’épicerie s’écrit toute seule.")
