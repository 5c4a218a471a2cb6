/** What series, agencies and markets are called in short by those who work with them. Lines as in `people.ts`. */
export const abbreviations = `
calment: age record longevity
hdi: human development index
tfr: fertility children woman
u5mr, imr: child mortality
mcv1, mcv 1: measles vaccinated
cpi, hicp: inflation consumer
gmsl, msl: sea level
gmst, era5, hadcrut, gistemp: global temperature
xau: gold
xbt, btc: bitcoin
wti: oil
natgas, ttf, lng: natural gas
hh: natural gas
ev, evs, bevs, phev: electric cars
ch4: methane air
n2o: nitrous oxide air
oa: ocean acidifying
pv: solar
llm, llms, agi: ai
gwp, gdp: gdp
milex: military spending
idp, idps, unhcr: displaced
hcr: people in extreme poverty
cpc, ccp: party leader
pheic: health emergency
p5: security council permanent
cbdc: digital euro
fx reserves, cofer: foreign exchange reserves
ict: internet
wash: sanitation water
cpj, rsf: journalists
vdem, v dem: democracy score
tiv: arms transfers
bri: trade
nber: recession
cgpm, bipm: second redefined
`
