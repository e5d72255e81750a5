# What the table is made of
themes = Borðið
theme-felt = Filt
theme-wood = Viður
theme-night = Nótt
