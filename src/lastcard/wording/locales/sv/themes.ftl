# What the table is made of
themes = Bordet
theme-felt = Filt
theme-wood = Trä
theme-night = Natt
