"""The cart’s lower board: bottles in a basket, napkins."""
from lights.rigs import aim_camera
from scenes.bar_cart import compose as furnish


def compose():
    furnish()
    aim_camera((0.1, -1.7, 0.62), (-0.06, -0.4, 0.42), 50, (-0.15, -0.5, 0.35), 3.5)


# For the article, before "## Three glasses" and "## Trois sortes":
# ![Four corked bottles in a woven basket on the lower tier of a brass cart, with folded napkins beside it.](picture:bar-cart-detail "In a basket the bottles stay put, and all of them lift off at once on cleaning day.")
# ![Quatre bouteilles bouchées dans un panier tressé, à l’étage du bas d’un chariot de laiton, avec des serviettes pliées à côté.](picture:bar-cart-detail "Dans un panier, les bouteilles ne bougent pas, et se soulèvent toutes ensemble le jour du ménage.")
