/** How people speak of states, wars, votes, law and games. Lines as in `people.ts`. */
export const power = `
war, wars, warfare, battle, battles, battlefield, combat, fighting, fight, conflict, conflicts, hostilities, bloodshed: conflict, war, armed, fighting
war deaths/dead/victims, killed in war/wars/battle/fighting/combat, die/dies/dying/died in war/wars/battle/fighting/combat, battle deaths, fall/falls in battle, deaths in war/wars: deaths in armed conflicts
ww iii, ww 3, third world war, world war three, world war iii, world war 3: war
army, armies, military, soldier, soldiers, troops, armed, defence, defense, forces, navy: military, forces, troops
peacekeeper, peacekeepers, peacekeeping: peacekeepers
blue helmets/helmet/berets, un troops/soldiers/forces, peace keepers, un missions: un peacekeepers
weapon, weapons, weaponry, arms, gun, guns: arms, weapon
arms trade/sales/deals/exports/imports/transfers, weapons trade/sales/deals/exports/imports/transfers, trade in arms/weapons: international arms transfers
bomb, bombs, warhead, warheads: weapon, nuclear
nuclear/atom/atomic/hydrogen bomb/bombs, nuclear/atomic weapon/weapons/warhead/warheads/device, nukes, a nuke, the bomb: nuclear weapon
nuclear blast/explosion/test/tests/detonation, atomic test/tests, test a bomb, test explosion: nuclear test explosion
nuclear/atomic power/powers in the world, tenth/eleventh/another nuclear/atomic power, a new nuclear/atomic power, many/more nuclear/atomic powers, nuclear club, nuclear armed states/state/country/countries, have/has/having the bomb, own/owns the bomb: nuclear armed state
doomsday, midnight: doomsday clock
bulletin: doomsday
attack, attacks, attacked, invade, invades, invasion, blockade, blockades, assault, siege, besiege: attack, blockade
moves on, goes for, go after: attack
taiwan, taipei, taiwanese, formosa: taiwan
beijing, china, chinese, prc: china
united states of america, united states, the states: usa
united kingdom: uk
united nations: un
america, american, americans, usa, washington, stateside: united states, us
in the states, over there in the states: united states
britain, british, uk, westminster: united kingdom, uk
france, french, elysee: france
russia, russian, russians, moscow, kremlin: russia
korea, korean, koreans, seoul: korea
nato, alliance: nato
eu, brussels, bloc: european union
european union, the bloc, common market: european union
accession, accede, join, joins, joining: join
new/another/additional/further eu country/state/member/entrant, new/another/additional/further eu member state, new eu countries/states/members/entrants: join european union
a member/full member of the european union/eu, a member/full member of the bloc, an eu member, member of the european union/eu, full member of the european union/eu: join european union
un, unsc: un, united nations
security council, unsc, permanent members/member/seat/seats, veto power: security council permanent
election, elections, elected, vote, votes, polls, ballot, electoral: election
president, presidency, presidential: presidential, president
white house, oval office, presidency of the united states, american/us/usa presidency, us election: us presidential election
elysee palace, the elysee: french presidential election
commons, westminster: uk election
house of commons, general election, number ten, downing street: general election seats
democrat, democrats, democratic, dems: democrat
republican, republicans, gop: republican
democrat/democrats/democratic candidate/nominee/contender: democrat
republican/republicans/gop candidate/nominee/contender: republican
party, parties: party
democracy, democracies, democratic, autocracy, autocracies, dictator, dictators, dictatorship, authoritarian, liberty, tyranny: democracy
democratic score, democracy index/score: democracy score
corrupt, corruption, bribe, bribes, bribery, graft, sleaze, kickback: corruption
treaty, pact, accord, convention, agreement: treaty, pact, agreement
climate accord/deal/pact/agreement, paris accord/deal/pact/treaty/agreement, paris climate accord/deal/agreement: paris agreement climate
inspector, inspectors, inspection, inspections: inspection
licence, license, permit, licensed, licence, approval, authorisation, approved, licensing: licence, licensed
xi, jinping: xi
football, soccer, fifa: football, world cup
world cup, football trophy, football championship, football world champion, football world champions, world champions: football world cup
world champion/champions/title in football, world champion/champions in men football, champion/champions in football, champion/champions in men football, football champion/champions: football world cup
attacking, attackers, blockading, invading: attack, blockade
olympics, olympic: olympics
summer games, olympic games, the games: summer olympics
host, hosts, hosting: host
sprint, sprinter, sprinters, bolt: metres, bolt
100m, 100 m, hundred metres/meters, hundred metre/meter dash, 100 metre/meter dash, 100 meters: 100 metres
millennium, clay, riemann: millennium prize problem
navier, hodge, swinnerton: millennium prize problem
million dollar problem/problems, maths/math prize problem/problems, riemann hypothesis, p versus np, p vs np: millennium prize problem
theorem, conjecture, proof, proven, mathematics, maths, math, mathematician: proof, problem, mathematics
leap second/seconds: leap second
utc, clocks: time
redefinition, redefined, redefine, definition, defined: redefined, redefine
pla, people's liberation army: china taiwan attack
across the strait, taiwan strait, the strait: taiwan
china's strongman, china's leader, beijing's leader: xi party leader
veto power/powers: security council permanent
olympic flame, host the games, hosts the games: summer olympics host
shipped weapons, weapons shipped, arms shipped: international arms transfers
clean/cleanest government/governments, honest government/governments: corruption perceptions
number ten, number 10, downing street: uk election
newshounds: journalists
used in anger: nuclear weapon used in war
`
