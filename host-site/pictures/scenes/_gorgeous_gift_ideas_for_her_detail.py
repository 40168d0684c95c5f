"""Presents tied with linen beside the books."""
from lights.rigs import aim_camera
from scenes.gorgeous_gift_ideas_for_her import compose as furnish


def compose():
    furnish()
    aim_camera((0.42, -1.3, 0.78), (0.2, -0.25, 0.62), 52, (0.15, -0.4, 0.62), 3.2)


# For the article, before "## Before you wrap" and "## Avant d’emballer":
# ![Two boxes in wine red and cream, tied with linen ribbon, beside a stoneware bowl on a stack of books.](picture:gorgeous-gift-ideas-for-her-detail "Linen ribbon irons flat again, and comes back every year.")
# ![Deux boîtes, bordeaux et crème, nouées de ruban de lin, près d’un bol de grès posé sur une pile de livres.](picture:gorgeous-gift-ideas-for-her-detail "Le ruban de lin se repasse, et revient chaque année.")
