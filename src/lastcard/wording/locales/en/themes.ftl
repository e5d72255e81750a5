# What the table is made of
themes = The table
theme-felt = Felt
theme-wood = Wood
theme-night = Night
