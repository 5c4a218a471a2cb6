/** The numbers of the starter collection's predictions and scenarios, as the jobs have made them. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Counted } from '#items/server/numbers/maker.ts'
import { headlineOf } from '#predictions/forecast.ts'
import { predictionNumbers } from '#predictions/numbers.ts'
import { predictionDetails } from '#predictions/question.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { gatherPredictionNumbers } from '#predictions/server/gather-numbers.ts'
import { givenDatabase } from '../../../test/given.ts'
import { scenarioNumbers } from '../numbers.ts'
import { scenarioDetails } from '../scenario.ts'
import { gatherScenarioNumbers } from './gather-numbers.ts'

const { pool } = await givenDatabase({ stocked: true })

/** Items of a kind with their newest numbers. */
async function listMade(kind: string) {
  const { rows } = await pool.query<Counted & { slug: string; numbers: Record<string, unknown> }>(
    `select item.id::text, slug, kind, item.version, family, details_whole(details) as details, owner_id as "ownerId", published_at is not null as "isPublished",
      json_build_object('from', horizon_from, 'to', horizon_to) as horizon, newest.numbers
    from item join lateral (select numbers from item_numbers where item_id = item.id order by made_at desc limit 1) as newest on true
    where kind = $1 order by item.id`,
    [kind],
  )
  return rows.map(({ slug, numbers, ...item }) => ({ slug, numbers, item }))
}

const predictions = (await listMade('prediction')).map((one) => ({
  ...one,
  numbers: predictionNumbers.parse(one.numbers),
}))
const scenarios = (await listMade('scenario')).map((one) => ({ ...one, numbers: scenarioNumbers.parse(one.numbers) }))
const numbersOf = (slug: string) => scenarios.find((one) => one.slug === slug)?.numbers

test('every prediction that a threshold of a series decides has a model, and every one the house’s forecast', () => {
  expect(predictions).toHaveLength(120)
  expect(predictions.filter(({ numbers }) => numbers.forecastHistory.length === 1)).toHaveLength(120)
  const bound = predictions.filter(({ item: { details } }) => 'threshold' in Object(details['automatic']))
  expect(bound).toHaveLength(26)
  for (const { numbers } of bound) {
    expect(numbers.model).toMatchObject({ refused: null, trendVersion: 1 })
    expect(numbers.modelHistory).toHaveLength(1)
  }
})

test('of predictions for rising thresholds of one series the model is never the more likely', () => {
  const chances = ['brent-2027-above-60', 'brent-2027-above-80', 'brent-2027-above-100'].map(modelOf)
  expect(chances).toEqual(chances.toSorted((a, b) => Number(b) - Number(a)))
})

test('every scenario holds together, or not, as it says of itself', () => {
  expect(scenarios).toHaveLength(41)
  const wrong = scenarios.filter(
    ({ item, numbers }) => numbers.consistency?.isConsistent !== item.details['consistent'],
  )
  expect(wrong.map(({ slug }) => slug)).toEqual([])
})

test.for<[slug: string, pulls: [descriptor: string, chosen: string, towards: string, by: string][]]>([
  // "Work moves to fewer hours … ownership moves to a few."
  [
    'everything-and-a-job',
    [
      ['jobs', 'changed', 'fewer', 'capability.broad'],
      ['owners', 'many', 'few', 'capability.broad'],
    ],
  ],
  // "Retreat from cooperation weighs strongly for high emissions and against deep cuts … also pull towards one country
  // dimming the sun."
  [
    'technology-alone',
    [
      ['emissions', 'deep', 'high', 'coop.retreat'],
      ['emissions', 'deep', 'partial', 'coop.retreat'],
      ['sun', 'none', 'lone', 'coop.retreat'],
    ],
  ],
  // "Melting speaks strongly for high prices … strong growth makes the trick unnecessary."
  [
    'spend-it-and-stay-calm',
    [
      ['prices', 'calm', 'high', 'debt.inflated'],
      ['debt', 'inflated', 'outgrown', 'growth.strong'],
    ],
  ],
])('%s cannot hold, for the reasons that its text gives', ([slug, expected]) => {
  const pulls = numbersOf(slug)?.consistency?.pulls.map(({ descriptor, chosen, towards, contributions: [first] }) => [
    descriptor,
    chosen,
    towards,
    `${first?.descriptor}.${first?.state}`,
  ])
  expect(pulls).toEqual(expected)
})

test('every scenario has a chance that all its members allow, and differs from its siblings', () => {
  for (const { item, numbers } of scenarios) {
    const { chance, members, siblings } = numbers
    expect(members).toHaveLength(scenarioDetails.parse(item.details).members.length)
    expect(members.filter(({ probability }) => probability !== null)).toHaveLength(chance?.counted ?? 0)
    expect(chance?.highest).toBeLessThanOrEqual(Math.min(...members.flatMap(({ probability }) => probability ?? [])))
    expect(siblings.length).toBeGreaterThan(0)
    expect(siblings.filter(({ differs }) => differs.length === 0)).toEqual([])
  }
})

test('every scenario has one number, in its band, within its bounds, and says what its members stand for', () => {
  for (const { slug, numbers } of scenarios) {
    const { likely, lowest, highest, parts } = numbers.chance ?? {}
    const inOrder = [0, lowest, likely?.lowest, likely?.chance, likely?.highest, highest, 1]
    expect([slug, ...inOrder]).toEqual([slug, ...inOrder.toSorted((a, b) => Number(a) - Number(b))])
    expect([slug, likely?.highest]).not.toEqual([slug, likely?.lowest])
    expect([slug, parts?.some(({ states }) => states.length > 0)]).toEqual([slug, true])
  }
})

test('every reading of a set names an item of the collection', async () => {
  const { rows } = await pool.query<{ slug: string; count: number }>(
    `select slug, jsonb_array_length(data -> 'readings') as count from scenario_set order by slug`,
  )
  expect(rows).toHaveLength(12)
  for (const { slug, count } of rows) {
    const file = readFileSync(`collection/scenarios/${slug}/set.md`, 'utf8')
    const told = file.slice(file.indexOf('readings: |'), file.indexOf('reasons: |'))
    expect([slug, count]).toEqual([slug, told.match(/\b(?:prediction|trend)\//g)?.length])
  }
})

test('a member has the chance of its own page, whichever world it is in', () => {
  const own = new Map(predictions.map(({ item, numbers }) => [`prediction/${item.id}`, { ...item, numbers }]))
  const members = scenarios.flatMap(({ item, numbers }) =>
    scenarioDetails.parse(item.details).members.map((member, place) => ({ member, said: numbers.members[place] })),
  )
  const asked = members.flatMap(({ member, said }) => {
    const prediction = 'outcome' in member && member.outcome === 'yes' ? own.get(member.to) : undefined
    return prediction && said?.probability !== null && !said?.given ? [{ prediction, said }] : []
  })
  expect(asked.length).toBeGreaterThan(40)
  for (const { prediction, said } of asked) {
    const { model, pool: both } = prediction.numbers
    const headline = headlineOf({ ...predictionDetails.parse(prediction.details), pool: both ?? null })
    expect(said).toMatchObject({
      from: both ? 'pool' : 'house',
      probability: headline && typeOf(headline.estimate).chanceOf(headline.estimate, 'yes'),
      ...(model?.refused === null && { model: model.probability }),
      ...(both && { forecast: both.house }),
    })
  }
  expect(asked.some(({ said }) => said?.probability !== null && said?.from === 'pool')).toBe(true)
})

test('the worlds of every set and something else add up to 1, each with the chance of its own page', () => {
  const own = new Map(scenarios.map(({ item, numbers }) => [`scenario/${item.id}`, likelyIn(numbers)]))
  for (const { numbers, slug } of scenarios) {
    const beside = numbers.siblings.map(({ item, chance }) => [item, likelyIn({ chance })] as const)
    expect([slug, beside]).toEqual([slug, beside.map(([item]) => [item, own.get(item)])])
    const worlds = beside.reduce((sum, [, chance]) => sum + chance, likelyIn(numbers))
    expect(worlds + Number(numbers.noneOfThese?.chance)).toBeCloseTo(1, 9)
  }
})

test('the collection contradicts itself nowhere, but for forecasts that trust a series less than its projection does', () => {
  const found = new Set(scenarios.flatMap(({ numbers }) => numbers.incoherences.map(({ kind }) => kind)))
  expect([...found]).toEqual(['forecast-against-model', 'doubted-projection'])
})

test('a world that needs a war and what follows from it counts the war once', () => {
  const { chance, members } = numbersOf('two-of-everything') ?? {}
  expect(members?.[3]).toMatchObject({
    probability: expect.closeTo(0.108, 9),
    given: { outcome: 'yes', probability: 0.15, said: 0.72 },
  })
  expect(chance?.parts).toContainEqual({
    members: [2, 3],
    probability: expect.closeTo(0.108, 9),
    states: ['powers.hostile', 'volume.lower'],
  })
})

test('what has not changed is gathered the same, whatever was made of it before', async () => {
  for (const [made, gather] of [
    [predictions, gatherPredictionNumbers],
    [scenarios, gatherScenarioNumbers],
  ] as const) {
    for (const { item, numbers } of made) {
      const again = await gather(pool, item, numbers)
      expect(await gather(pool, item, null)).toEqual(again)
      expect(JSON.parse(JSON.stringify(again.input))).toEqual(again.input)
    }
  }
})

function modelOf(slug: string) {
  const { model } = predictions.find((one) => one.slug === slug)?.numbers ?? {}
  return model?.refused === null ? model.probability : null
}

function likelyIn({ chance }: { chance: { likely: { chance: number } | null } | null }) {
  return chance?.likely?.chance ?? Number.NaN
}
