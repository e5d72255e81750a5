# Leikir í rólegheitum: eigin borð, föst fyrirmæli og hvar maður fréttir að maður eigi leik
turns-title = Borðin mín
turns-about = Leikir í rólegheitum halda áfram á meðan þú ert í burtu. Hér sést hver á leik.
turns-none = Þú átt ekki sæti við neitt borð núna.
turns-all = Öll borðin mín
turns-yours = Þú átt leik
turns-waits = Beðið eftir: { $names }
turns-days-left = { $count ->
    [one] { $count } sólarhringur eftir
   *[other] { $count } sólarhringar eftir
}
turns-hours-left = { $count ->
    [one] { $count } klukkustund eftir
   *[other] { $count } klukkustundir eftir
}
turns-minutes-left = { $count ->
    [one] { $count } mínúta eftir
   *[other] { $count } mínútur eftir
}
turns-kind = Í rólegheitum
turns-close = Þú mátt loka síðunni. Sætið bíður þín.
turns-orders = Föst fyrirmæli
turns-order-call = Kalla alltaf UNO fyrir mig
turns-order-draw = Draga fyrir mig þegar ekkert passar
turns-order-draw-about = Spil sem passar er sett út, ef ekkert þarf að velja. Aðrir gætu tekið eftir að ekkert passaði.
turns-notices = Láta mig vita þegar ég á leik
turns-push = Í þessu tæki
turns-push-about = Vafrinn sýnir tilkynningu, líka þegar síðan er lokuð. Hún segir aldrei neitt um spilin.
turns-push-refused = Vafrinn leyfir ekki tilkynningar frá síðunni. Leyfðu þær í stillingum hans og reyndu aftur.
turns-push-none = Þessi vafri getur ekki sýnt tilkynningar þegar síðan er lokuð. Í iPhone: bættu síðunni fyrst á heimaskjáinn.
turns-hooks = Vefkrókar
turns-hooks-about = Fyrir forrit: það sem gerist er sent á slóðina þína, undirritað með þínu eigin leyndarmáli.
turns-hook-address = Slóð forritsins þíns
turns-hook-add = Bæta við
turns-hook-secret = Leyndarmálið þitt, sýnt aðeins núna. Geymdu það til að sannreyna undirskriftir:
turns-places = Hér fréttir þú af því
turns-place-push = Vafri
turns-place-hook = Vefkrókur
turns-remove = Fjarlægja { $host }
