/** Which questions are asked of real series, and what comes of them. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '#engine/random.ts'
import { whyNotForecast } from '#forecasts/may-forecast.ts'
import { typeOf } from '#predictions/question-types/index.ts'
import { type Asking, drawQuestions } from './draw.ts'
import { inSteps, outlookAt, type Point } from './outlook.ts'
import { viewOf } from './view.ts'
import { wordsOf } from './words.ts'

const thisYear = 2026

/** A walk from 1970 to 2024. */
function aSeries(nth: number, from: number): Asking {
  const random = seededRandom(from)
  let value = 50 + 20 * random()
  const points = Array.from({ length: 55 }, (_, i): Point => [1970 + i, (value += random() - 0.4)])
  return { label: `Walk ${nth}`, trend: `trend/${nth}`, unit: '% of walks (weighted)', points }
}
const series = (seed: number) => Array.from({ length: 6 }, (_, i) => aSeries(i + 1, seed + i))
const draw = (seed: number, wish = { resolved: 24, open: 6 }) =>
  drawQuestions(series(seed), { ...wish, thisYear }, seededRandom(seed))
const seeds = fc.integer({ min: 0, max: 100_000 })

test('as many are asked as the series make and are wanted, of all types by turns, each once, and the same by the same seed', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const drawn = draw(seed)
      expect(drawn.filter(({ isDecided }) => isDecided)).toHaveLength(24)
      // Six series make few questions of years to come, of which some are called the same.
      const open = drawn.filter(({ isDecided }) => !isDecided).length
      expect(open).toBeGreaterThanOrEqual(3)
      expect(open).toBeLessThanOrEqual(6)
      expect(new Set(drawn.map(({ title }) => title)).size).toBe(24 + open)
      expect(drawn.map(({ opens }) => opens)).toEqual(drawn.map(({ opens }) => opens).toSorted())
      const counts = Map.groupBy(drawn.slice(0, 24), ({ question }) => question.type)
      expect([...counts.values()].map((all) => all.length)).toEqual([6, 6, 6, 6])
      expect(draw(seed).map(({ title, outcome }) => [title, outcome])).toEqual(
        drawn.map(({ title, outcome }) => [title, outcome]),
      )
    }),
    { numRuns: 20 },
  )
})

test('where enough are open, three ask one series of three years, of which one course is the truth', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const drawn = draw(seed, { resolved: 24, open: 10 })
      const together = drawn.filter(({ group }) => group)
      expect(together.map(({ group }) => group?.label)).toEqual(['2028', '2029', '2030'])
      expect(new Set(together.map(({ group, series: of }) => `${group?.id} ${of.trend}`)).size).toBe(1)
      expect(together.every(({ question, isDecided }) => question.type === 'numeric' && !isDecided)).toBe(true)
      const [one = 0, two = 0, three = 0] = together.map(({ outcome }) => Number(outcome))
      expect(three - two).toBeCloseTo(two - one, 6)
      expect(draw(seed).some(({ group }) => group)).toBe(false)
    }),
    { numRuns: 20 },
  )
})

test('each is asked with what was known before it opened, closes before its answer, and came out as its series says', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const drawn = draw(seed)
      for (const { question, outcome, closes, came, until } of drawn) {
        expect(typeOf(question).whyNotOutcome(question, outcome)).toBeNull()
        expect(closes).toBeLessThan(came)
        expect(came).toBeLessThanOrEqual(until)
      }
      for (const { asked, opens, came, series: of } of drawn.filter(({ isDecided }) => isDecided)) {
        expect(asked).toBeLessThanOrEqual(opens)
        expect(came + 1).toBeLessThan(thisYear)
        expect(new Map(of.points).has(came)).toBe(true)
      }
      expect(drawn.every(({ isDecided, closes }) => isDecided || closes >= thisYear)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test('whatever somebody sees is said as a forecast that the question takes', () => {
  const normal = fc.double({ min: -6, max: 6, noNaN: true })
  const skill = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(seeds, normal, normal, skill, (seed, shared, own, of) => {
      for (const one of draw(seed, { resolved: 8, open: 4 })) {
        const view = viewOf({ skill: of, lean: 0 }, one.truth, { luck: { shared, own }, share: 0.5 })
        expect(whyNotForecast(one.question, one.sayOf(view))).toBeNull()
      }
    }),
    { numRuns: 30 },
  )
})

test('who sees exactly what comes gives it most', () => {
  const listed = draw(3).filter(({ question }) => typeOf(question).outcomesOf(question))
  expect(listed).not.toEqual([])
  for (const { question, outcome, truth, sayOf } of listed) {
    const estimate = sayOf({ middle: truth.value, spread: truth.usual / 1000 })
    // A value that just meets a threshold is told from one that does not as well as heads from tails.
    expect(typeOf(question).chanceOf(estimate, outcome)).toBeGreaterThan(0.49)
  }
})

test('a question says that it is of a simulation, and how its series stood', () => {
  const [first] = draw(1)
  if (!first) throw new Error('Nothing was drawn.')
  const words = wordsOf(first, { source: 'The survey', title: 'People walk' })
  expect(words.summary).toMatch(
    /^A question of the simulation, asked with what was known of \d{4}\. It stood at [\d.]+% of walks in \d{4}\.$/,
  )
  expect(words.body).toContain('who forecasts here is made up')
  expect(words.label.length).toBeLessThanOrEqual(36)
})

test('a past tells how far values usually move; of too short a one, or one that stood still or nears 0, nothing is asked', () => {
  const line: Point[] = Array.from({ length: 40 }, (_, i) => [1980 + i, i % 2 === 0 ? i : i + 1])
  const outlook = outlookAt(line, { asked: 2019, ahead: 3 })
  expect(outlook?.expected).toBeCloseTo((outlook?.now ?? 0) + 3, 6)
  expect(outlook?.usual).toBeCloseTo(1, 6)
  expect(outlook?.least).toBe(0)
  const falling = line.map(([year, value]): Point => [year, 40 - value])
  expect(outlookAt(falling, { asked: 2019, ahead: 3 })).toBeNull()
  expect(outlookAt(line.slice(-8), { asked: 2019, ahead: 3 })).toBeNull()
  expect(
    outlookAt(
      line.map(([year]) => [year, 5] as const),
      { asked: 2019, ahead: 3 },
    ),
  ).toBeNull()
})

test.each([
  [1.2345, 0.4, 1.23],
  [1234, 40, 1234],
  [1234.4, 4000, 1200],
  [0.000_123_4, 0.000_04, 0.000_123],
])('%d, which usually moves by %d, is said as %d', (value, usual, said) => {
  expect(inSteps(value, usual)).toBeCloseTo(said, 12)
})
