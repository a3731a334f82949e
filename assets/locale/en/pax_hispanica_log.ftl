# What the log of Pax Hispanica can be filtered by.

log-kind-calendar = calendar, Omens
log-kind-money = money
log-kind-cards = cards
log-kind-deals = deals
log-kind-philosophy = philosophy board
log-kind-map = Colonies, Missions, Chests
log-kind-people = people on the map
log-kind-rebels = Rebels
log-kind-battles = battles
log-kind-sea = fleets at sea
log-kind-king = what the Sun King considers
