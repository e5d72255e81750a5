# Taflan með stöðu kvöldsins
standings-place = Sæti
standings-name = Nafn
standings-score = Árangur
standings-points = Stig
standings-played = Lotur
standings-bot = Þjarkur
