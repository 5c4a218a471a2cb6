/**
 * How people speak of lives, deaths, health and rights. A line lists everyday words, and after the colon what they may
 * stand for: several words of one meaning must all be there. `a/b c` is two phrases; a phrase gives way to its meaning.
 */
export const people = `
aged, ageing, aging, greying, graying: ageing, 65
elderly, pensioner, senior, retiree, oldster, geriatric: ageing, 65
old people/folk/folks, older people/folk/folks/adults, over 65s/65, silver generation: people aged 65
retire, retirement, pension: pensions, ageing
oldest: age, longevity
lifespan, longevity: life expectancy, longevity
life spans/span, years of life, expected years, average age at death: life expectancy
live/lives/living longer, live/lives/living much longer, longer lives/life, long life/lives: life expectancy
newborn: life expectancy, births
supercentenarian: longevity age record
jeanne calment, madame calment: age record longevity
oldest human/person/woman/man: age record longevity
die, died, dying, dead, death, mortality, fatality, toll, tolls: deaths, mortality, killed
lose/loses/losing/lost their life/lives: killed deaths
kill, killed, kills, killing, slain, slay: killed, deaths, homicide
casualty, fallen, fatalities, victim: deaths, killed
murder, murders, murdered, murderer, manslaughter, crime, crimes, killings: homicide, violence
safe, safer, safety: killed, violence, deaths
suicide, suicides, suicidal: suicide
take/takes/taking/took their own life/lives, kill/kills/killing themselves, by their own hand/hands, at their own hand/hands, own hand, end/ends/ending their own life/lives: suicide
by someone/somebody else's hand/hands, by someone/somebody else, by another person/human, by others' hand/hands, at the hands/hand of others/another, killed by others: homicide
road, traffic, motorist, motoring, crash, pileup, highway: road, traffic
car/road/traffic accidents/crashes/crash, on the road/roads: road deaths
baby, babies, birth, births, born, birthrate, childbearing, offspring, motherhood: fertility, births, children, birth
fertility: fertility, children woman
fertility rate/rates, total fertility: fertility children woman
birth rate/rates, many/fewer/more children, family size, births each, babies per woman, births per woman: fertility children
kid, kids, child, children, toddler, infant, youngster, teenager, teen: children, child, adolescents
under five, under fives, fifth birthday, before five, aged five: under five children mortality
infant/child/childhood deaths, children dying/die: child mortality children
grown ups, grownups: adults
population, inhabitant, headcount: population
number of people, many people alive, number of humans/inhabitants, human beings on earth/alive, many humans/inhabitants: world population
of us, many human beings, people on the planet/earth, inhabitants of the planet/earth: world population
how many people will there be/live, how many people lived, how many people were there/alive, how many people are there, how many people live, how many will we be, how many people will the world have, how many people will be alive, how many people on earth, how many people on the planet, how many people in the world, there be nine/ten/eleven/twelve/9/10/11/12 billion people/humans: world population
woman, women, female, females, lady: women, woman
mp, mps, lawmaker, legislator, legislature, assembly, congresswoman, deputy, deputies, parliamentary, parliamentarian: parliament, parliaments, seats
gender/sex parity, gender/sex balance, parity of/between/for women, as many women as men, as many men as women, equal numbers of women and men, equal numbers of men and women: women
women lawmakers/legislators/mps/deputies, female lawmakers/legislators/mps/deputies: women in parliaments
city, cities, town, towns, urban, urbanisation, metropolis, townspeople, townsfolk, urbanite: cities, urban, towns
city dwellers, town dwellers, live in cities, urban area/areas/places, live in town: people in cities and towns
countryside, rural, village: cities, rural
school, literacy, pupil: education
dwellers: people
happy, happier, happiest, happiness, contented, cheerful, content: happiness, happy, happiest
finn, finns, finnish: finland
gay, lesbian, homosexual: sex marriage
same sex couples, marriage equality, gay marriage/marriages/weddings, gay/gays couples/people marry/wed, gays marry/wed, gay/gays couples/people can/may/could marry/wed, gays can/may/could marry/wed, two men or two women: same sex marriage
wed, wedding, weddings, marry, marriages: marriage
execution, executioner, gallows, noose, hangman, executed: death penalty
capital punishment, put/puts/putting people to death: death penalty
refugee, refugees, displaced, displacement, uprooted, exile, asylum: displaced, refugees
driven/forced from their home/homes, driven/forced out of their home/homes, flee/fled/fleeing their home/homes, forced to flee: displaced refugees
immigrant, immigrants, immigration, migrant, migration: migration, refugees
homeless, rent, home, house, tenant: housing, homes
health, hospital, clinic, medical, medicine, doctor, healthcare: health
health care/budgets/budget/bill/bills, medical bill/bills/spending/costs: health spending
jab, jabs, shot, shots, inoculation, inoculated, immunisation, immunised, vaccine, vaccines, vaccinated, vaccination, vaccinate: vaccination, vaccinated, vaccine
tb, tuberculosis, consumptive: tuberculosis
polio, poliovirus, poliomyelitis: polio
pandemic, covid, coronavirus, plague, epidemic, outbreak: pandemic
pheic, health emergency/emergencies/alarm/alert: health emergency
sanitation, toilet, latrine, loo, lavatory, sewer, sewerage, hygiene, privy: sanitation
thirst, scarcity, tap: water
clean/safe/drinkable water, water from a tap, drinkable: basic drinking water
drought, droughts: water
hunger, starving, famine, feed, fed, harvest, crop, meat, meal: food
poor, poorer, poorest, poverty, destitute, penniless, pauper, impoverished, destitution: poverty
dollars a day, dirt poor, poorest of the poor, bitterly poor, abject poverty, live/lives/living on less than: extreme poverty
reporter, reporters, press, newsman, newspeople, correspondent, newshound, journalist, journalists, newspaperman: journalists
media workers/people, people of the press, members of the press: journalists
prison, jail, jailed, imprisoned, imprisonment, gaol, inmate, detained, detention: prison, imprisoned
behind bars, in jail, locked up, in a cell, in cells, under lock and key, held in prison: in prison
greybeard, greybeards, grandparent, grandparents, septuagenarian: people aged 65
people over 65, past 65, 65 or older, 65 or over, 65 and over, 65 and above, 65 plus, sixty five or over, aged 65, 65 and older, sixty five and over, older than 65, turn 65, 65th birthday, sixty fifth birthday, past their 65th birthday: people aged 65
a decent/proper loo/toilet, flush toilet/toilets, proper toilets/toilet: basic sanitation
safe/clean tap, a safe/clean tap, water at home, piped water: basic drinking water
hope/hopes/expect/expects to live: life expectancy
mouths to feed, heads, souls, head count: world population
on the roads, at the wheel, under the wheels, behind the wheel: road deaths
wild virus: wild polio
consumption vaccine, vaccine/jab/shot against consumption: tuberculosis vaccine
driven from home, lost their home/homes: displaced refugees
health alarm, highest alarm, global health alarm: health emergency pandemic
countries without executions, do/does/done away with executions/hanging: death penalty abolished
people 65, 65 years old, 65 years of age, 65 years and over: people aged 65
road/traffic fatalities/casualties/toll: road deaths
humans alive, people alive, number of humans, most people ever, many humans: world population
older population/society/societies, ageing population/society/societies, aging population/society/societies, greying population/society: people aged 65
beings: people, population
teens, teenagers: adolescents, children
how many people will live in the world, how many people will live on earth, how many people the earth/world/planet will have, how many people will there be, people on the globe: world population
world health organization/organisation: health
public health emergency of international concern: health emergency
abolitionist, abolitionists, abolition: death penalty abolished
`
