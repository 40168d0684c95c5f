"""The desk at half past four in November, when the lamp takes over."""
from lights.rigs import aim_camera, light_evening
from objects.keepsakes import eyeglasses
from objects.small import pile_of_books
from scenes.home_office import furnish

EXPOSURE = 0.7


def compose():
    furnish()
    top = pile_of_books((0.42, -0.44, 0.74), 1, seed=11, turn=8)
    eyeglasses((0.42, -0.46, top), 20)
    light_evening(3.2)
    aim_camera((0.5, -1.95, 1.02), (0.4, -0.3, 0.92), 50, (0.55, -0.36, 0.9), 3.2)


# For the article, before "## 5. Tame the sound and the cords" and "## 5. Dompter le bruit et les fils":
# ![A green desk lamp bends over a wooden desk with a laptop on a stand, eyeglasses on a book and a red mug.](picture:home-office-detail "Half past four in November: the lamp takes over, and your eyes will not notice.")
# ![Une lampe verte se penche sur une table de bois, avec un portable sur son support, des lunettes posées sur un livre et une tasse rouge.](picture:home-office-detail "En novembre, à 16 h 30, la lampe prend la relève, et vos yeux n’en sauront rien.")
