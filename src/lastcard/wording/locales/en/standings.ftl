# The table of an evening's standings
standings-place = Place
standings-name = Name
standings-score = Score
standings-points = Points
standings-played = Stages
standings-bot = Bot
