# The Omens: B3a, D. Options, questions, events, reasons why not.

## Options

opt-pay-alcabala = Pay
opt-refuse-alcabala = Refuse

## Questions

ask-alcabala = Alcabala in { $land }: does { $seat } pay ${ $dollars } to keep it quiet?

## Events

event-omen = Omen: { $omen }.
event-omen-skipped = { $omen } does not happen in Pax Forever.
event-entrepot = This year Sway does not limit the Actions of Professionals; Mercantilism does.
event-hurricane = This year a fleet in PIRATING can Interdict in every sea zone with any Haven Card.
event-debasement = From this year on Market Cards are only Discarded; only the Black Market still buys them.
event-slave-trade-over = From this year on the Slave Trade Action has no effect, nor does it help Spain without a player.
event-stripe = { $stripe ->
    [war] From this year on there is War.
   *[pax] From this year on there is Pax.
}
event-war-coffers-lost = { $n ->
    [0] The War Coffers are empty; nothing is taken.
    [one] One Chest leaves the War Coffers for the Pool.
   *[other] { $n } Chests leave the War Coffers for the Pool.
}
event-alcabala-revolt = Nobody pays for { $land }: a Tax Rebel rises there.
event-alcabala-paid = { $color } pays ${ $dollars } for { $land }.
event-alcabala-refused = { $color } does not pay for { $land }.

## Why not

