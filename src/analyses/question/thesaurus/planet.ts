/** How people speak of the climate, the seas, the land and the sky. Lines as in `people.ts`. */
export const planet = `
co2, carbon: carbon dioxide, carbon
emission, emissions, emit, emitted, exhaust: emissions
carbon emissions/output/pollution, greenhouse emissions: co2 emissions
fossil, fossils: fossil
coal oil and gas, oil gas and coal, oil coal and gas, fossil fuels/fuel, burning coal oil and gas: fossil co2 emissions
keeling, mauna: carbon dioxide air
keeling curve: carbon dioxide in the air
atmosphere, atmospheric, air, airborne: air, atmospheric, concentration
greenhouse: climate
ch4: methane
n2o, laughing gas: nitrous oxide
fertiliser, fertilizer: nitrous oxide
warm, warmer, warming, warms, heating, heat, hot, hotter, hottest, heats: warming, temperature
degree, degrees, celsius, fahrenheit, centigrade: temperature, warming
temperature, temperatures, thermometer, anomaly, gistemp: temperature
global warming, planet heats/warms/heating/warming, world heats/warms, earth heats/warms, hotter planet: climate warming temperature
pre industrial, preindustrial, before industry, than before the factories: warming 1850
arctic: arctic
polar, pole: arctic
north pole, polar ice/sea, ice at the pole, northern ice, polar ice cap, ice cap at the north pole: arctic sea ice
ice free, free of ice, no ice left, without ice, no sea ice: ice free
glacier, glaciers, glacial: glaciers
mountain ice, ice of the mountains, alpine ice, ice in the mountains: mountain glaciers
ocean, oceans, sea, seas, seawater, waterline, tide: sea, ocean
sea rise, rise of the sea, ocean level, height of the sea, level of the oceans, oceans rise, seas rise, sea surface: sea level
acid, acidic, acidity, sour, acidifying, acidification: acidifying, ph
tree, trees, wood, woods, woodland, rainforest, jungle, forest, forests, forested, deforestation, logging: forest
tree cover, covered by trees, under trees, covered in trees: forest area
farm, farms, farmer, farming, farmhand, peasant, agrarian, agriculture, agricultural, plough, grower: farming, agriculture, farm
work/works/working the land/fields/soil, on the land, till/tills/tilling the soil, in the fields: farming workers
volcano, volcanoes, volcanic, eruption, erupt, erupts, vei, krakatoa, tambora, pinatubo: volcanic, eruption, pinatubo
supervolcano: volcanic eruption
blow/blows its top, volcanic explosivity index, explosivity: volcanic eruption explosivity
asteroid, asteroids, meteor, meteorite, bolide, fireball, airburst, comet: asteroid, asteroid blast
space rock/rocks, rock from space: asteroid
spray/sprays/spraying/inject/injects/injecting/put/puts aerosols/aerosol/particles/sulphur/sulfur/stuff/chemicals/dust in/into the stratosphere/sky/air/atmosphere: stratospheric aerosol
spray/sprays/spraying/inject/injects/injecting aerosols/aerosol/particles/sulphur/sulfur/stuff/chemicals/dust: geoengineering aerosol
cool/cools/cooling the earth/planet/globe/world/climate: cooling
geoengineering, aerosol, aerosols, stratosphere, stratospheric: geoengineering, aerosol
dim/dims/dimming the sun, block/blocks/blocking sunlight, reflect/reflects/reflecting sunlight, shade the planet/earth, solar dimming: geoengineering sun
cement, concrete, clinker: cement
raw materials/material, natural resources, resources used: raw materials
moon, lunar, moonwalk, moonwalker, artemis, selenite: moon
mars, martian: mars
red planet: mars
astronaut, astronauts, cosmonaut, taikonaut, crew, crewed: crewed, people, crew
set/sets/setting foot on, walk/walks/walking on, touch/touches/touching down on, stand/stands/standing on, boots on: land on
moon base/station/village/colony, lunar base/station/village/colony, base on the moon, live on the moon, living on the moon: moon lived
alien, aliens, extraterrestrial, extraterrestrials, et, microbe: life earth
life elsewhere, life on another planet/world, life out there, little green men, life in space, alien life: life beyond earth
rocket, rockets, liftoff, spaceflight, launch, launches, launched, spacex: orbital, launch, space
lift offs/off, blast offs/off, into orbit, to orbit, rocket launches/starts: orbital launch
spacecraft, spaceship: space, orbital
nasa: nasa, united states
frozen north, northern ocean, far north, top of the world: arctic sea ice
chimney, chimneys, smokestack, smokestacks: emissions
marsh gas, swamp gas: methane
seawater, salt water: ocean
minerals: raw materials
our satellite, earth's satellite: moon
world's clocks, official time: leap second time
metrologist, metrologists, metrology: second redefined
si second, definition of the second, definition of the si second, new definition of the si second, new definition of the second, define/redefine the second: second redefined
two degrees, 2 degrees, 1.5 degrees, degree and a half: warming temperature
woodlands, woodland area: forest area
`
