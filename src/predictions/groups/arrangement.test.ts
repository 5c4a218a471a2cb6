import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outOfOrder } from '#engine/elicitation/groups/order.ts'
import { comparisons, isMet } from '#kit/comparison-words.ts'
import { arrangementOf, type Grouped } from './arrangement.ts'

const question = { type: 'binary' } as const
const ruled = (threshold: number, other: Partial<NonNullable<Grouped['automatic']>> = {}): Grouped => ({
  question,
  mark: `${threshold} ppm`,
  automatic: { trend: 'trend/7', at: '2034', comparison: '>=', threshold, ...other },
})
const phrased = (phrase: string): Grouped => ({ question, mark: 'later', phrase })

test('one series at one time stands by its thresholds, and more is never more likely', () => {
  const places = [450, 460, 470]
  expect(arrangementOf(places.map((one) => ruled(one)))).toEqual({ axis: 'threshold', places, direction: 'falling' })
  const below = places.map((one) => ruled(one, { comparison: '<' }))
  expect(arrangementOf(below)).toMatchObject({ direction: 'rising' })
})

test('one event until several years stands by its years, and later is never less likely', () => {
  for (const event of [
    'a human being lands on Mars by the end of',
    'the ocean is free of ice by',
    'a recession begins between December 2026 and December',
  ])
    expect(arrangementOf([2040, 2050].map((year) => phrased(`${event} ${year}`)))).toEqual({
      axis: 'time',
      places: [2040, 2050],
      direction: 'rising',
    })
})

test('whatever comes of a series or an event, its answers are in the order that is claimed', () => {
  const thresholds = fc.uniqueArray(fc.integer({ min: 1, max: 50 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(
      thresholds,
      fc.constantFrom(...comparisons),
      fc.integer({ min: 0, max: 51 }),
      (all, comparison, came) => {
        const sorted = all.toSorted((one, other) => one - other)
        const { direction } = arrangementOf(sorted.map((one) => ruled(one, { comparison })))
        const answers = sorted.map((one) => (isMet(came, comparison, one) ? 1 : 0))
        expect(direction && outOfOrder(answers, direction)).toBeNull()
      },
    ),
  )
  fc.assert(
    fc.property(thresholds, fc.integer({ min: 2000, max: 2051 }), (all, came) => {
      const years = all.map((one) => 2000 + one).toSorted((one, other) => one - other)
      const { direction } = arrangementOf(years.map((year) => phrased(`it comes by the end of ${year}`)))
      expect(
        direction &&
          outOfOrder(
            years.map((year) => (came <= year ? 1 : 0)),
            direction,
          ),
      ).toBeNull()
    }),
  )
})

test('the value of a series in several years may fall again: it is drawn by its years, and nothing is claimed', () => {
  const years = ['2032', '2034'].map((at) => ruled(450, { at }))
  expect(arrangementOf(years)).toMatchObject({ axis: 'time', direction: null })
  expect(arrangementOf(['it holds in 2030', 'it holds in 2035'].map(phrased))).toMatchObject({ direction: null })
  const named = ['2030', '2035'].map((mark) => ({ question, mark, phrase: 'what is true for a year' }))
  expect(arrangementOf(named)).toEqual({ axis: 'time', places: [2030, 2035], direction: null })
})

test('of what may be so until one year and no longer until a later one nothing is claimed', () => {
  for (const event of [
    'no human being has landed on Mars by',
    'nobody lands on Mars before',
    'the ITER reactor is still unfinished by',
    'the ITER reactor is unfinished by',
    'peace remains in force by',
    'at least half of new cars are electric by',
    'Brent never closes above 100 dollars between 2026 and',
    'fewer than 3 pandemics begin between 2026 and',
    'at most one eruption begins by the end of',
    'the average between 2020 and',
    'the mean temperature rises by at least 0.3 degrees between 2020 and',
    'the global mean temperature is above 15 degrees by',
    'emissions fall by',
    'the deficit grows by',
    'the share of coal is below 20% by',
  ])
    expect({ event, ...arrangementOf([2040, 2050].map((year) => phrased(`${event} ${year}`))) }).toMatchObject({
      event,
      axis: 'time',
      direction: null,
    })
})

const untilWithout = (year: number, plain: `prediction/${number}`) => ({
  ...phrased(`it comes by ${year}`),
  condition: { on: 'prediction/3' as const, outcome: 'yes', plain },
})

test('which question asks the same without a condition says nothing of the condition', () => {
  expect(arrangementOf([untilWithout(2040, 'prediction/8'), untilWithout(2050, 'prediction/9')]).direction).toBe(
    'rising',
  )
})

test('what is not read alike claims nothing', () => {
  const condition = { on: 'prediction/3' as const, outcome: 'yes' }
  const cases: Grouped[][] = [
    [ruled(450), ruled(460, { trend: 'trend/8' })],
    [ruled(450), ruled(460, { firstPublished: true })],
    [ruled(450), ruled(460, { comparison: '>' })],
    [ruled(450), ruled(460, { at: '2035' })],
    [ruled(450), ruled(450)],
    [ruled(450), { ...ruled(460), condition }],
    [ruled(450), phrased('it comes by 2034')],
    [phrased('it comes by 2034'), phrased('it goes by 2040')],
    [phrased('it comes by 2034'), { ...phrased('it comes by 2040'), condition }],
    [phrased('it comes by 2034'), phrased('it comes by 2034')],
  ]
  for (const group of cases) expect(arrangementOf(group).direction).toBeNull()
  expect(arrangementOf([ruled(450), phrased('once')])).toEqual({ axis: null, places: [0, 1], direction: null })
})

const range = { min: '2027-01-01', max: '2060-12-31', openBelow: false, openAbove: true }
const firstDay = (threshold: number, other: object = {}, asked: object = {}): Grouped => ({
  question: { type: 'date', range: { ...range, ...asked } },
  mark: `${threshold} ppm`,
  automatic: { trend: 'trend/7', comparison: '>=', threshold, ...other },
})

test('the day on which a series first reaches more never comes sooner', () => {
  const places = [450, 460, 470]
  expect(arrangementOf(places.map((one) => firstDay(one)))).toEqual({ axis: 'threshold', places, direction: 'rising' })
  const below = places.map((one) => firstDay(one, { comparison: '<' }))
  expect(arrangementOf(below)).toMatchObject({ direction: 'falling' })
  for (const other of [
    firstDay(460, { comparison: '>' }),
    firstDay(460, { trend: 'trend/8' }),
    firstDay(460, { firstPublished: true }),
    firstDay(460, {}, { max: '2050-12-31' }),
    { ...firstDay(460), condition: { on: 'prediction/3' as const, outcome: 'yes' } },
  ])
    expect(arrangementOf([firstDay(450), other]).direction).toBeNull()
})

const amount = (phrase: string, max = 100): Grouped => ({
  question: {
    type: 'numeric',
    unit: 'people',
    range: { min: 0, max, openBelow: false, openAbove: true, scale: 'linear' },
  },
  mark: 'later',
  phrase,
})
const direction = (event: string) => arrangementOf([2040, 2050].map((year) => amount(`${event} ${year}`))).direction

test('of amounts until several years only counts of all that ever was, and the ends of a span that grows, are in order', () => {
  expect(direction('the cumulative number of people who have walked on Mars by the end of')).toBe('rising')
  expect(direction('the highest annual mean between 2026 and')).toBe('rising')
  expect(direction('the lowest daily extent between 2026 and')).toBe('falling')
  for (const event of [
    'the number of people on Mars by the end of',
    'the cumulative number of net jobs by',
    'cumulative emissions by',
    'the total population by',
    'the highest annual mean by',
    'the largest fall between 2026 and',
    'the mean of the highest values between 2026 and',
    'the number of years between 2026 and',
  ])
    expect({ event, is: direction(event) }).toEqual({ event, is: null })
  const cumulative = 'the cumulative number of people who have walked on Mars by'
  expect(arrangementOf([amount(`${cumulative} 2040`), amount(`${cumulative} 2050`, 900)]).direction).toBeNull()
})

test('whatever comes of a series, its first days are in the order that is claimed', () => {
  const values = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 12 })
  const thresholds = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(values, thresholds, fc.constantFrom(...comparisons), (series, all, comparison) => {
      const sorted = all.toSorted((one, other) => one - other)
      const found = arrangementOf(sorted.map((one) => firstDay(one, { comparison }))).direction
      const days = sorted.map((one) => series.findIndex((value) => isMet(value, comparison, one)))
      const places = days.map((day) => (day < 0 ? 1 : day / series.length))
      expect(found && outOfOrder(places, found)).toBeNull()
    }),
  )
})
