"""Plates in piles and a bowl of clementines."""
from lights.rigs import aim_camera
from scenes.holiday_hosting import compose as furnish

EXPOSURE = 0.55


def compose():
    furnish()
    aim_camera((-0.34, -1.2, 1.12), (-0.12, -0.2, 0.92), 50, (-0.12, -0.3, 0.9), 3.5)


# For the article, before "## The day itself" and "## Le jour même":
# ![Piles of white and sand-coloured plates, folded napkins and a green bowl of clementines on a sideboard with cedar behind.](picture:holiday-hosting-detail "Plates first, napkins last: nobody wants to serve with full hands.")
# ![Des piles d’assiettes blanches et sable, des serviettes pliées et un bol vert de clémentines sur un buffet, devant des branches de cèdre.](picture:holiday-hosting-detail "Les assiettes d’abord, les serviettes à la fin : personne ne se sert les mains pleines.")
