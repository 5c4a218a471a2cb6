/** A curve in parts while it is typed: what follows of it, what is missing, and how it stands in the form. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { wholeOf } from '../../../in-parts/whole.ts'
import type { QuestionOf } from '../../../question-types/schemas/index.ts'
import { formOf } from '../question-forms/index.ts'
import type { GivenEstimate } from '../unfinished.ts'
import { amountParts } from './amount.ts'
import { dayParts } from './day.ts'

const amount: QuestionOf<'numeric'> = {
  type: 'numeric',
  unit: 'ppm',
  range: { min: 0, max: 100, openBelow: false, openAbove: true, scale: 'linear' },
}
const day: QuestionOf<'date'> = {
  type: 'date',
  range: { min: '2027-01-01', max: '2036-12-31', openBelow: false, openAbove: true },
}
const part = (from: number | null, top: number | null, to: number | null, weight: number | null = 1) => ({
  from,
  top,
  to,
  weight,
})
const blank = { p5: null, p25: null, p50: null, p75: null, p95: null }
const drawn = (question: typeof amount, estimate: GivenEstimate & { type: 'numeric' }, faults: object = {}) => {
  const { Estimate } = formOf('numeric')
  const faultOf = (path: string) => new Map<string, string>(Object.entries(faults)).get(path) ?? null
  return renderToString(<Estimate question={question} estimate={estimate} change={() => {}} faultOf={faultOf} />)
}

test('the five that follow while it is typed are those that the server keeps', () => {
  const parts = [part(18, 20, 22, 3), part(78, 80.5, 120)] as {
    from: number
    top: number
    to: number
    weight: number
  }[]
  expect(amountParts.inParts(amount, parts)).toEqual(wholeOf(amount, { type: 'numeric', parts }))
  const days = [{ from: '2028-01-01', top: '2029-01-01', to: '2031-01-01', weight: 2 }]
  const given = dayParts.partsIn({
    type: 'date',
    quantiles: { p5: '', p25: '', p50: '', p75: '', p95: '' },
    parts: days,
  })
  expect(dayParts.inParts(day, given ?? [])).toEqual(wholeOf(day, { type: 'date', parts: days }))
})

test('while something is missing in a part nothing follows, and what stands there stays', () => {
  const parts = [part(18, 20, 22), part(null, 50, 60)]
  expect(amountParts.inParts(amount, parts)).toEqual({ type: 'numeric', quantiles: blank, parts })
  expect(amountParts.whyNot(amount, parts)).toBeNull()
  const wrong = [part(20, 18, 22)]
  expect(amountParts.inParts(amount, wrong)).toMatchObject({ quantiles: blank, parts: wrong })
  expect(amountParts.whyNot(amount, wrong)).toBe('has the top of part 1 not between its two ends')
  expect(amountParts.whyNot(amount, [part(18, 20, 22, 0)])).toBe('has no weight above 0 for part 1')
  const days = [{ from: '', top: '2029-01-01', to: '2031-01-01', weight: null }]
  const unfinished = { type: 'date' as const, quantiles: { p5: '', p25: '', p50: '', p75: '', p95: '' }, parts: days }
  expect(dayParts.inParts(day, dayParts.partsIn(unfinished) ?? [])).toEqual(unfinished)
})

test('an estimate in parts goes on with them while its question gets another range', () => {
  const { follow } = formOf('numeric')
  const estimate = amountParts.inParts(amount, [part(40, 50, 60)])
  const wider = { ...amount, range: { ...amount.range, max: 400 } }
  expect(follow(estimate, amount, wider)).toEqual(amountParts.inParts(wider, [part(40, 50, 60)]))
  expect(follow(estimate, amount, { ...amount, range: { ...amount.range, max: 45 } })).toMatchObject({
    quantiles: blank,
    parts: [part(40, 50, 60)],
  })
  const five = amountParts.inFive(estimate)
  expect([five.parts, follow(five, amount, wider)]).toEqual([undefined, five])
})

test('its form says the share of each part, and in words what follows', () => {
  const html = drawn(amount, amountParts.inParts(amount, [part(18, 20, 22, 3), part(78, 80, 120, 1)]))
  expect(html).toContain('From 0 to 100 ppm, open above. Each part is a hill')
  expect(html).toContain('Part 1: 75% of the chance')
  expect(html).toContain('aria-label="Part 2, top"')
  expect(html).toMatch(/All parts together: 21\.\d+ ppm in the middle; .* Above 100, where the range ends: 1\d%\./)
  expect(html).toContain('Say it in five points instead')
  // What lies beyond the axis is moved by its field alone.
  expect(html).not.toContain('aria-label="Part 2, to"')
})

test('points stand in the order of their parts, also where these lie across each other', () => {
  const html = drawn(amount, amountParts.inParts(amount, [part(40, 50, 90), part(30, 60, 70)]))
  expect([...html.matchAll(/aria-label="(Part \d, \w+)"/g)].map(([, name]) => name)).toEqual([
    'Part 1, from',
    'Part 1, top',
    'Part 1, to',
    'Part 2, from',
    'Part 2, top',
    'Part 2, to',
  ])
})

test('the end of a part at the end of an open range is that place, and does not stand for what lies beyond', () => {
  const html = drawn(amount, amountParts.inParts(amount, [part(70, 90, 100)]))
  expect(html).toMatch(/aria-label="Part 1, to"[^>]* aria-valuetext="100 ppm"/)
  expect(html).toMatch(/All parts together: .* to 100 ppm or more\./)
})

test('what is wrong stands where it is, and five parts are the most', () => {
  const five = Array.from({ length: 5 }, (_, i) => part(10 * i, 10 * i + 5, 10 * i + 9))
  expect(drawn(amount, amountParts.inParts(amount, five))).not.toContain('Add a part')
  const html = drawn(amount, amountParts.inParts(amount, [part(null, 50, 60), part(9, 8, 10)]), {
    'authorForecast.estimate.parts.0.from': 'It is missing.',
  })
  expect(html).toContain('It is missing.')
  expect(html).toContain('Each part needs its top, its two ends and a weight.')
  expect(html).not.toContain('Add a part')
  expect(drawn(amount, amountParts.inParts(amount, [part(9, 8, 10)]))).toContain(
    'It has the top of part 1 not between its two ends.',
  )
})
