# The goods year: D1, E2. Options, questions, events, reasons why not.

## Options

opt-refresh = A Citizen comes to { $site }
opt-refugee-to = A Citizen of { $color } comes to { $site } as a Refugee
opt-kidnap = { $site } kidnaps the Indigenous of { $tribe }
opt-hire = { $site } hires the Citizen of { $tribe }

## Questions

ask-refresh = { $owner } has fewer Citizens than vacant Cathedrals. Which Cathedral receives one?
ask-cathedral-refugee = { $owner } has no Citizen left. Which Refugee comes to which Cathedral?
ask-labor = Which vacant Colony of { $seat } takes which Labor?

## Events

event-player-order = Player Order: { $color }.
event-refreshed = A Citizen of { $owner } comes to the Cathedral of { $site }.
event-refugee-came = A Citizen of { $citizen } comes to the Cathedral of { $owner } at { $site } as a Refugee.
event-cathedral-unrefreshed = The Cathedral of { $owner } at { $site } stays vacant: every Reserve is empty.
event-kidnapped = { $owner }'s Colony at { $site } kidnaps the Indigenous of { $tribe } as a Slave.
event-hired = { $owner }'s Colony at { $site } hires the Citizen of { $citizen } from { $tribe }.
event-spanish-slave-trade = { $site } buys a Slave from the Pool by Slave Trade.
event-colony-died = { $owner }'s Colony at { $site } finds no Labor and dies out.
event-lost-with-colony = Lost with it to the Pool: { $cargo }.
event-no-chest-left = No Chest is left for { $site }.
event-chest-placed = A Chest lies at { $site }.
event-attrition = The Slave of { $site } dies of the work.
event-earned = { $color } earns ${ $dollars } at { $site }.
event-ability-income = A Peerage brings { $color } ${ $dollars }.

## Why not

rule-not-your-cathedral = That is no Cathedral of this player.
rule-cathedral-occupied = The Cathedral holds a Citizen already.
rule-reserve-empty = That Reserve holds no Citizen.
rule-own-citizens-first = Refugees come only when the owner's own Citizens have run out.
rule-other-cathedral-first = Another Cathedral is asked about first; there are Refugees for all.
rule-labor-from-other-zone = Labor comes from the land zone of the Colony itself.
rule-labor-from-wilderness = A wilderness gives no Labor.
rule-kidnap-in-rebellion = Nobody kidnaps in a rebellious land zone.
rule-maroon-king-kidnap = Whoever holds MAROON KING does not kidnap.
rule-nobody-to-kidnap = No Indigenous is there.
rule-nobody-to-hire = No Cathedral with a Citizen is there.
rule-no-salary = The owner of the Colony has no $1 for the salary.
