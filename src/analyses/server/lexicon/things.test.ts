/** What a question names, by the dictionary and by how it is written. */
import { expect, test } from 'vitest'
import { leadIn, thingsIn } from './things.ts'

test.for<[words: string, things: string[]]>([
  ['How many nurses and dentists will be jailed', ['nurses', 'dentists']],
  ['Will the price of copper go up sharply', ['price', 'copper']],
  ['What will inflation be in Malta', ['inflation']],
  ['Will Copernicus say so', ['copernicus']],
  ['Will my bakery or our own mill still swallow more flour', ['flour']],
  ['A neighbour told me that gold will double', ['gold']],
  ['How much tidal power and desert area will there be', ['tidal', 'power', 'desert', 'area']],
  ['When will electric ferries swallow half of all sales', ['ferries', 'sales']],
  ['When a plant supplies net electricity', ['plant', 'net', 'electricity']],
  ['Will it be over by then', []],
  ['Will electric cars be cold to drive by 2035', ['electric', 'cars', 'cold']],
  ['Are heat pumps still very noisy', ['heat', 'noisy']],
  ['What will tea cost for the poor, and coffee among the young', ['tea', 'poor', 'coffee', 'young']],
  ['How many wooden houses will be taken apart', ['wooden', 'houses']],
  ['How much private nitrous oxide will there be', ['private', 'nitrous', 'oxide']],
  ['Will whales be caught, and tea be dearer', ['whales', 'tea']],
])('%s', ([words, things]) => expect(thingsIn(words)).toEqual(things))

test('what whoever asks tells of themselves is nothing that they ask about', () => {
  expect(thingsIn('Grid engineer how much copper will be sold', 'Grid engineer')).toEqual(['copper'])
  expect(thingsIn('How likely is it that copper runs out', 'Should we drop our copper clause')).toEqual(['copper'])
})

test.for([
  ['Harbour office: how high will the sea be in 2040?', 'Harbour office'],
  ['Grid engineer. Will tea be dearer in 2030?', 'Grid engineer'],
  ['Hotel chain: what are the odds that there is no strike?', 'Hotel chain'],
  ['Venus: will people land there by 2040?', ''],
  ['Tea and coffee: will both be dearer in 2030?', ''],
  ['How high will the sea be in 2040?', ''],
] as const)('%s is led up to by “%s”', ([text, said]) => expect(leadIn(text)).toBe(said))
