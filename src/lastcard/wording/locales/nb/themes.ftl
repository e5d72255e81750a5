# What the table is made of
themes = Bordet
theme-felt = Filt
theme-wood = Tre
theme-night = Natt
