# Matcher i lugn takt: vad som nekas
orders-by-turns = stående order är för matcher i lugn takt; här spelar du själv
turns-with-minutes = en match i lugn takt har ingen egen tidsgräns; ställ in det ena eller det andra
