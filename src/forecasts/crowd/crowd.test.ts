/** What a crowd says, by the type of its question. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pool } from '#engine/crowd/pool.ts'
import type { Estimate, Question } from '#predictions/question-types/schemas/index.ts'
import { toWholePercents } from './coarse.ts'
import { Crowd, crowdOf as crowdOfStanding } from './index.ts'

/** All of the wording that is asked now. */
const crowdOf = (question: Question, estimates: readonly Estimate[]) =>
  crowdOfStanding(
    { question, wording: 'now' },
    estimates.map((estimate) => ({ estimate, wording: 'now' })),
  )

const yes = (probability: number): Estimate => ({ type: 'binary', probability })
const range = { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' as const }
const number: Question = { type: 'numeric', unit: 'ppm', range }
const amounts = (values: readonly number[]): Estimate => {
  const [p5 = 0, p25 = 0, p50 = 0, p75 = 0, p95 = 0] = values
  return { type: 'numeric', quantiles: { p5, p25, p50, p75, p95 } }
}
const days: Question = {
  type: 'date',
  range: { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true },
}
const options: Question = { type: 'choice', options: ['Solar', 'Coal', 'Wind'] }

test('two forecasts are only counted, three are shown', () => {
  expect(crowdOf({ type: 'binary' }, [])).toEqual({ people: 0, earlier: 0, said: null })
  expect(crowdOf({ type: 'binary' }, [yes(0.2), yes(0.3)])).toEqual({ people: 2, earlier: 0, said: null })
  expect(crowdOf({ type: 'binary' }, [yes(0.2), yes(0.3), yes(0.5)]).said?.estimate).toEqual(
    yes(Math.round(100 * pool([0.2, 0.3, 0.5], null)) / 100),
  )
})

test('of yes or no it says the pool, the published ways, the middle half and who stands where', () => {
  const { people, said } = crowdOf({ type: 'binary' }, [0.1, 0.3, 0.3, 0.6549, 0.999].map(yes))
  expect(people).toBe(5)
  expect(said?.ways.map(({ way }) => way)).toEqual([
    'median',
    'recency-weighted-median',
    'mean',
    'geometric-mean-of-odds',
  ])
  expect(said?.ways[0]?.estimate).toEqual(yes(0.3))
  expect(said?.tenths).toEqual([0, 1, 0, 2, 0, 0, 1, 0, 0, 1])
  expect(said?.quartiles).toEqual({ lower: 0.3, upper: 0.65 })
})

const waysOf = (people: number) =>
  crowdOf(
    { type: 'binary' },
    Array.from({ length: people }, (_, i) => yes(0.1 + (i % 80) / 100)),
  ).said?.ways.map(({ way }) => way)

test('of more than 1,500 people all ways are told but the median by recency, which would take longer than all others', () => {
  expect(waysOf(1500)).toContain('recency-weighted-median')
  expect(waysOf(1501)).toEqual(['median', 'mean', 'geometric-mean-of-odds'])
})

test('of fewer than five people neither the middle half nor other ways are told: they would be two of them', () => {
  const { said } = crowdOf({ type: 'binary' }, [0.123456, 0.4711, 0.87654, 0.2].map(yes))
  expect(said).toMatchObject({ quartiles: null, ways: [] })
})

/** Of the longest number in it. */
const digits = (said: unknown) =>
  Math.max(
    ...JSON.stringify(said)
      .match(/[\d.]+/g)!
      .map((one) => one.length),
  )

test('no crowd is told to the last digit, whatever its type', () => {
  const shares = [0.123456, 0.2718281, 0.3141592]
  const choices = shares.map((p): Estimate => ({
    type: 'choice',
    probabilities: { Solar: p, Coal: 0.5, Wind: 0.5 - p },
  }))
  expect(digits(crowdOf(options, choices).said?.estimate)).toBeLessThanOrEqual(4)
  const values = shares.map((p) => amounts([0, 1, 2, 3, 4].map((step) => p * 20 * (1 + step))))
  expect(digits(crowdOf(number, values).said?.estimate)).toBeLessThanOrEqual(4)
  const over = ['2028-02-03', '2029-04-05', '2030-06-07', '2031-08-09', '2033-10-11']
  const [p5 = '', p25 = '', p50 = '', p75 = '', p95 = ''] = over
  const one: Estimate = { type: 'date', quantiles: { p5, p25, p50, p75, p95 } }
  expect(crowdOf(days, [one, one, one]).said?.estimate).toEqual({
    type: 'date',
    quantiles: { p5: '2028-02-01', p25: '2029-04-01', p50: '2030-06-01', p75: '2031-08-01', p95: '2033-10-01' },
  })
})

test('chances in whole per cent sum to 1, and none is told as nought', () => {
  expect(toWholePercents([0.334, 0.333, 0.333])).toEqual([0.34, 0.33, 0.33])
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), { minLength: 2, maxLength: 30 }), (parts) => {
      const sum = parts.reduce((total, part) => total + part, 0)
      const told = toWholePercents(parts.map((part) => part / sum))
      expect(told.reduce((total, one) => total + one, 0)).toBeCloseTo(1, 9)
      expect(Math.min(...told)).toBeGreaterThanOrEqual(0.01)
    }),
  )
})

test('the pool of a yes lies between the least and the greatest, as far as one voice is taken for sure', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.02, max: 0.98, noNaN: true }), { minLength: 3, maxLength: 30 }), (all) => {
      const { estimate } = crowdOf({ type: 'binary' }, all.map(yes)).said!
      const { probability } = estimate as Extract<Estimate, { type: 'binary' }>
      expect(probability).toBeGreaterThanOrEqual(Math.min(...all) - 0.005)
      expect(probability).toBeLessThanOrEqual(Math.max(...all) + 0.005)
    }),
  )
})

test('of several options the chances of the crowd sum to 1, whichever way', () => {
  const one = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(one, { minLength: 3, maxLength: 12 }), (all) => {
      const estimates = all.map((parts): Estimate => {
        const sum = parts.reduce((total, part) => total + part, 0)
        const [Solar = 0, Coal = 0, Wind = 0] = parts.map((part) => part / sum)
        return { type: 'choice', probabilities: { Solar, Coal, Wind } }
      })
      const said = crowdOf(options, estimates).said!
      for (const { probabilities } of [said, ...said.ways].map(
        ({ estimate }) => estimate as Extract<Estimate, { type: 'choice' }>,
      ))
        expect(Object.values(probabilities).reduce((total, p) => total + p, 0)).toBeCloseTo(1, 9)
    }),
  )
})

test('of a number the crowd’s quantiles rise and lie between those of its people; three that agree are agreed with', () => {
  const said = amounts([10, 20, 30, 45, 80])
  const { estimate } = crowdOf(number, [said, said, said]).said!
  const { p5, p25, p50, p75, p95 } = (estimate as Extract<Estimate, { type: 'numeric' }>).quantiles
  expect([p5, p25, p50, p75, p95]).toEqual([10, 20, 30, 45, 80].map((value) => expect.closeTo(value, 6)))
  const apart = crowdOf(number, [said, amounts([1, 2, 3, 4, 5]), amounts([60, 70, 80, 90, 99])]).said!
  const { quantiles } = apart.estimate as Extract<Estimate, { type: 'numeric' }>
  const five = [quantiles.p5, quantiles.p25, quantiles.p50, quantiles.p75, quantiles.p95]
  expect(five).toEqual(five.toSorted((a, b) => a - b))
  expect(quantiles.p5).toBeGreaterThanOrEqual(1)
  expect(quantiles.p95).toBeLessThanOrEqual(99)
})

test('who says “later or never” is heard in the crowd of a date', () => {
  const early: Estimate = {
    type: 'date',
    quantiles: { p5: '2028-01-01', p25: '2029-01-01', p50: '2030-01-01', p75: '2031-01-01', p95: '2033-01-01' },
  }
  const never: Estimate = {
    type: 'date',
    quantiles: { p5: '2034-01-01', p25: '2036-12-31', p50: '2036-12-31', p75: '2036-12-31', p95: '2036-12-31' },
  }
  const { quantiles } = crowdOf(days, [early, never, never]).said!.estimate as Extract<Estimate, { type: 'date' }>
  expect([quantiles.p75, quantiles.p95]).toEqual(['2036-12-31', '2036-12-31'])
  expect(quantiles.p5 < '2031-01-01').toBe(true)
})

test('a forecast that answers the question no more, since that was changed, is not counted', () => {
  const wide = amounts([10, 20, 30, 45, 80])
  const narrow: Question = { ...number, range: { ...range, max: 50 } }
  expect(crowdOf(narrow, [wide, wide, wide, amounts([1, 2, 3, 4, 5])])).toEqual({ people: 1, earlier: 0, said: null })
})

test('of forecasts that were made of another wording it is said how many they are', () => {
  const standing = ['now', 'before', 'now'].map((wording) => ({ estimate: yes(0.4), wording }))
  expect(crowdOfStanding({ question: { type: 'binary' }, wording: 'now' }, standing)).toMatchObject({
    people: 3,
    earlier: 1,
  })
})

const chance = fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100)
const rising = (ends: [number, number]) =>
  fc.array(fc.double({ min: ends[0], max: ends[1], noNaN: true }), { minLength: 5, maxLength: 5 })
const dayOf = (place: number) => new Date(Date.UTC(2027, 0, 1 + Math.round(place))).toISOString().slice(0, 10)

test.for<[Question, fc.Arbitrary<Estimate>]>([
  [{ type: 'binary' }, chance.map(yes)],
  [options, chance.map((p) => ({ type: 'choice', probabilities: { Solar: p / 2, Coal: p / 2, Wind: 1 - p } }))],
  [number, rising([0, 100]).map((all) => amounts(all.toSorted((a, b) => a - b)))],
  [
    days,
    rising([0, 3650]).map((all) => {
      const [p5 = '', p25 = '', p50 = '', p75 = '', p95 = ''] = all.toSorted((a, b) => a - b).map(dayOf)
      return { type: 'date', quantiles: { p5, p25, p50, p75, p95 } }
    }),
  ],
])('after each word the crowd of %j says what those who stand say when all are asked anew', ([question, estimate]) => {
  const word = fc.record({
    person: fc.constantFrom('ada', 'bob', 'cyd', 'dan', 'eve', 'flo'),
    estimate: fc.option(estimate, { freq: 4 }),
    wording: fc.constantFrom('now', 'before'),
  })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const asked = { question, wording: 'now' }
      const crowd = new Crowd(asked)
      const newest = new Map<string, (typeof words)[number]>()
      for (const [at, one] of words.entries()) {
        crowd.take({ at, ...one })
        newest.delete(one.person)
        newest.set(one.person, one)
        const standing = [...newest.values()].flatMap(({ estimate: said, ...rest }) =>
          said ? [{ ...rest, estimate: said }] : [],
        )
        expect(rounded(crowd.now())).toEqual(rounded(crowdOfStanding(asked, standing)))
      }
    }),
    { numRuns: 40 },
  )
})

/** To nine places: sums that are kept up to date round otherwise than sums that are made anew. */
const rounded = (said: object): unknown =>
  JSON.parse(JSON.stringify(said, (_, value: unknown) => (typeof value === 'number' ? +value.toFixed(9) : value)))

test('whatever five values rise within the range, at its ends and on top of each other too, a curve has them', () => {
  const place = fc.oneof(fc.constantFrom(0, 1, 0.5), fc.double({ min: 0, max: 1, noNaN: true }))
  const five = fc.array(place, { minLength: 5, maxLength: 5 })
  const shape = fc.record({ isLog: fc.boolean(), openBelow: fc.boolean(), openAbove: fc.boolean() })
  fc.assert(
    fc.property(fc.array(five, { minLength: 3, maxLength: 3 }), shape, (all, { isLog, ...ends }) => {
      const [min, max] = isLog ? [0.01, 100] : [-3, 7]
      const scale = isLog ? ('log' as const) : ('linear' as const)
      const asked: Question = { type: 'numeric', unit: 'ppm', range: { min, max, scale, ...ends } }
      const estimates = all.map((places) =>
        amounts(places.toSorted((a, b) => a - b).map((at) => min * (1 - at) + max * at)),
      )
      expect(crowdOf(asked, estimates).people).toBe(3)
    }),
  )
})
