/** How people speak of energy, machines and what they compute. Lines as in `people.ts`. */
export const energy = `
electricity, electric, electrical, electrically, wattage, juice, mains: electricity, electric
electric power, power output, power generation, power stations/plants, the lights on, electrical energy: electricity
power source/sources, source/sources of power: source electricity
energy, energies: energy
many kwh/mwh/gwh/twh/pwh: electricity
power: power, electricity
atom, atoms, atomic, nuclear, nuke, nukes, uranium, fission: nuclear
reactor, reactors: nuclear electricity
the atom, splitting atoms/the atom, nuclear plants/plant/stations/energy, atomic energy/power/plants/electricity: nuclear power electricity
nuclear power, nuclear generation, nuclear output, a new nuclear/atomic power plant/station, another nuclear/atomic power plant/station: nuclear power electricity
solar, sun, sunlight, sunshine, photovoltaic, photovoltaics, pv: solar, sun
panel, panels, module, modules: solar modules
solar panels/panel/cells/modules: solar modules electricity
solar power, solar generation, solar output, solar energy, power from the sun: solar power electricity
wind, windmill, turbine, turbines, offshore: wind
wind power, wind generation, wind turbines, wind farms/farm, wind energy, wind output: wind power electricity
coal, coals, lignite, colliery: coal
coal power, coal generation: coal power electricity
hydro, hydropower, dam: hydro, low carbon
renewable, renewables, decarbonised, decarbonized: low carbon, solar, wind, renewable
clean/green/decarbonised/decarbonized electricity/power/energy/current, carbon/fossil/emission/emissions free electricity/power/energy/current: low carbon electricity
renewable/renewables and/plus nuclear, nuclear and/plus renewable/renewables, without carbon, carbon free, emission free, fossil free, carbon neutral, free of carbon, free of fossil fuels, free of fossil: low carbon
fusion, tokamak, iter: fusion
nuclear/atomic/thermonuclear fusion: fusion
grid, grids: grid
oil, crude, petroleum, brent, barrel, barrels, petrol, gasoline, diesel, bbl, opec: oil, brent
black gold, crude oil, north sea oil, oil barrel: brent oil
gas, gases: gas, natural gas
natural gas, henry hub, gas hub: natural gas price
henryhub, mmbtu: natural gas
ev, evs, bev, ecar: electric cars
electric vehicles/vehicle/autos/automobiles/models, battery cars/car/vehicles, battery powered/electric cars/vehicles, plug ins, plug in cars/vehicles, cars with a plug, e cars, with a plug: electric cars
car, cars, vehicle, vehicles, automobile, auto, motorcar: cars
car sales, sales of cars: car sales
ai, agi, algorithm, chatbot, chatgpt, gpt, llm, llms, superintelligence: ai, artificial intelligence
intelligence, machine, machines, robot, robots, automated, automation: ai, artificial intelligence
artificial/machine intelligence, thinking machines, machine learning, language models, neural networks/network: ai
compute, flop, flops, computation, computations, calculation, calculations, operations: computing, operations, training
training run/runs, trained model/models, training compute: ai training
model, models: ai, models
music, song, songs, tune, hit, track, single, chart, charts, billboard: song
singer, singers, band, bands, rapper, vocalist: song, artist
hit parade, number one hit, top of the charts, number one single: song billboard
server, servers, datacentre, datacenter, datacentres, datacenters, cloud: data centres
data centers/center/centre/centres, server farms/farm/halls/hall, computer halls, server centres: data centres
chip, chips, microchip, processor, processors, cpu, cpus, semiconductor, semiconductors: transistors, processor, semiconductors
moore, transistor, transistors: transistors
moores law, moore's law: moore transistors
gigahertz, ghz, megahertz, mhz, clockspeed: clock speed processor
clock speed/speeds/rate/rates/frequency: processor clock speed
supercomputer, computer, computers: computing, computer
internet, web, online, offline, connected, surf: internet, online
the net, world wide web, on the web, have/has/having internet, internet access, internet users, go/goes/going online, connected to the internet: people online
fixed broadband, broadband connection/connections/line/lines/contract/contracts, fibre/fiber connections, wired internet, home internet, dsl lines: fixed broadband
phone, phones, telephone, telephones, handset: telephone, mobile
mobile, cellphone, smartphone, cellular, mobiles, sim, sims: mobile
cell phones/phone, sim cards/card, mobile phones/phone/contracts: mobile subscriptions
landline, landlines, landline phone/phones/telephone/telephones, fixed line/phones/lines/telephones: fixed telephone lines
rsa, encryption, cipher, encrypted, cryptography, cryptographic: rsa, cryptography, quantum
quantum, qubit, qubits: quantum
wikipedia, encyclopaedia, encyclopedia: wikipedia
our star: sun
power of the stars, energy of the stars: fusion power
north sea crude: brent oil
neural net/nets, large models/model, foundation model/models: ai
ai disaster/disasters, ai catastrophe/catastrophes, ai calamity, ai accident/accidents, ai mishap/mishaps: ai failure
number crunching, computing power: computing training
ai systems: ai models
lab, labs, ai lab/labs/developer/developers, frontier lab/labs: ai
wired connection/connections, internet connection/connections, cable internet: fixed broadband
telephones with a wire, wired telephones/telephone, phones on a wire: fixed telephone lines
server, serverfarm: data centres
switches on a chip, components on a chip: transistors chip
free encyclopaedia/encyclopedia: wikipedia
entries, entry: articles
secret messages, secret codes, secret code, today's codes: rsa cryptography
plugged in, rechargeable: electric cars
`
