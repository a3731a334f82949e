# What a host says of Francis Drake before it begins: options, how long it takes.

setup-about = Three voyages from Plymouth to the Spanish Main, in the years when England's captains made war there for profit. Each fits out a ship along a one-way street, lays missions face down at towns, forts, galleons and trade ports, and comes home with what has been plundered or traded. Most points win (3).
setup-duration = Three voyages of half an hour with three players, three quarters of an hour with five. It can be left and gone on with after any choice.
setup-street = Plymouth Street
setup-street-shuffled = shuffled
setup-street-printed = printed order
setup-about-street = In which order the locations stand on the second and third voyage (2H).
setup-about-street-shuffled = The 16 tiles are laid out anew before each of them.
setup-about-street-printed = As on the first voyage. The better choice for a first game.
