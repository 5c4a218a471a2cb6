/** R27 What differs between two reports on one question is said, and nothing else. */
import { describe, expect, it } from 'vitest'
import { compareReports } from './compare.ts'
import { isUnchanged } from './unchanged.ts'
import type { Evidence } from './evidence.ts'
import type { Report } from './report.ts'

const row = (id: string, field: string, value: number, version = 1): Evidence => ({
  id,
  item: 'trend/7',
  version,
  field,
  value,
  title: `The value of ${field}`,
  unit: null,
  formula: null,
  inputs: [],
  record: null,
})

const given = (
  evidence: Evidence[],
  version: number,
  sections: [name: 'answer' | 'drivers' | 'gaps', text: string][],
): Report => ({
  schema: 1,
  kind: 'full',
  question: 'How much?',
  title: 'How much?',
  madeAt: '2026-11-21T12:00:00.000Z',
  year: 2035,
  answer: { figure: String(evidence[0]?.value), evidence: evidence[0]?.id ?? 'e1', says: 'A label' },
  isAnswered: true,
  sections: sections.map(([name, text]) => ({
    name,
    title: name,
    sentences: [{ text, claims: [], by: 'template' }],
    blocks: [],
  })),
  evidence,
  sources: [{ item: 'trend/7', version, title: 'A trend' }],
  wording: null,
  took: [],
})

const moved = (id: string, value: number, input: string): Evidence => ({
  ...row(id, 'value', value),
  item: 'report',
  version: null,
  title: 'CO2 in the air, chance with the bar moved',
  formula: 'chance-at-least',
  inputs: [input],
})

/** Read at the lower and at the upper edge of a band, and a chance for each. */
const two = (low: number, high: number) =>
  given([row('e1', 'p10', 435), row('e2', 'p90', 451), moved('e3', low, 'e1'), moved('e4', high, 'e2')], 1, [])

/** As `two`, with a name of its own for the first chance. */
const named = (title: string, low: number) => {
  const made = two(low, 0.1)
  return { ...made, evidence: made.evidence.map((one) => (one.id === 'e3' ? { ...one, title } : one)) }
}

/** Made on that day, of an item at that version, and so many days after something. */
const madeOn = (day: string, days: number, version: number) => {
  const made = { ...row('e2', 'madeAt', 0), item: 'report', version: null, value: day }
  const age = { ...moved('e3', days, 'e2'), formula: 'age', title: 'Days since' }
  return given([row('e1', 'a', 10, version), made, age], version, [])
}

const before = given([row('e1', 'a', 10), row('e2', 'b', 5), row('e3', 'c', 100)], 1, [
  ['answer', 'Ten.'],
  ['gaps', 'None.'],
])
const now = given([row('e1', 'a', 11, 2), row('e2', 'c', 100, 2), row('e3', 'b', 50, 2)], 2, [
  ['answer', 'Eleven.'],
  ['drivers', 'One.'],
])

describe('two reports', () => {
  it('differ in their values, the answer first, whatever their evidence is called', () => {
    const { values, answer } = compareReports(before, now, '5')
    expect(answer).toEqual({ before: '10', now: '11' })
    const other = { ...now, answer: { figure: '11', evidence: 'e1', says: 'Another label' } }
    expect(compareReports(before, other).says).toEqual({ before: 'A label', now: 'Another label' })
    expect(values.map(({ field, before: old, now: fresh }) => [field, old, fresh])).toEqual([
      ['a', 10, 11],
      ['b', 5, 50],
    ])
    expect(values[0]).toMatchObject({ beforeVersion: 1, nowVersion: 2 })
  })

  it('differ in what they read and in what they say where', () => {
    const { items, sections, before: id } = compareReports(before, now, '5')
    expect(id).toBe('5')
    expect(items).toEqual([{ item: 'trend/7', title: 'A trend', change: 'changed', before: 1, now: 2 }])
    expect(sections).toEqual([
      { name: 'answer', change: 'changed' },
      { name: 'drivers', change: 'new' },
      { name: 'gaps', change: 'gone' },
    ])
  })

  it('compare like with like where two values of one report go by the same title', () => {
    expect(compareReports(two(0.9, 0.1), two(0.9, 0.1)).values).toEqual([])
    expect(compareReports(two(0.9, 0.1), two(0.8, 0.1)).values).toMatchObject([{ before: 0.9, now: 0.8 }])
  })

  it('compare what was computed by what it was computed from, whatever it is called', () => {
    expect(compareReports(named('Chance above 435', 0.9), named('Chance above about 435', 0.8)).values).toMatchObject([
      { title: 'Chance above about 435', before: 0.9, now: 0.8 },
    ])
    // The same name, of another value: it is held against what was computed of that.
    const other = named('Chance above 435', 0.8)
    other.evidence[2] = moved('e3', 0.8, 'e2')
    other.evidence[3] = row('e4', 'p95', 1)
    const { values, only } = compareReports(named('Chance above 435', 0.9), other)
    expect(values).toMatchObject([{ before: 0.1, now: 0.8 }])
    expect(only).toEqual({ before: 1, now: 1 })
  })

  it('tell which observations came, were revised or went', () => {
    const series = (pairs: [string, number][]) => {
      const whole = { ...row('e1', 'details.series.observations', 0), value: JSON.stringify(pairs), unit: 'Mt' }
      return given([row('e2', 'a', 1), whole], 1, [])
    }
    const { observations } = compareReports(
      series([
        ['2022', 1],
        ['2023', 2],
        ['2024', 3],
      ]),
      series([
        ['2023', 2],
        ['2024', 4],
        ['2025', 5],
      ]),
    )
    expect(observations).toEqual([
      { item: 'trend/7', title: 'A trend', unit: 'Mt', at: '2025', before: null, now: 5 },
      { item: 'trend/7', title: 'A trend', unit: 'Mt', at: '2024', before: 3, now: 4 },
      { item: 'trend/7', title: 'A trend', unit: 'Mt', at: '2022', before: 1, now: null },
    ])
    expect(compareReports(series([['2022', 1]]), given([row('e2', 'a', 1)], 1, [])).observations).toEqual([])
  })

  it('differ in nothing that is only counted from the day on which they were made, or by an item written anew', () => {
    expect(isUnchanged(compareReports(madeOn('2026-11-01', 3, 1), madeOn('2026-11-20', 22, 2), '5'))).toBe(true)
  })

  it('that read other values are not the same, though all that both have is', () => {
    const fewer = { ...before, evidence: before.evidence.slice(0, 2) }
    expect(isUnchanged(compareReports(fewer, before, '5'))).toBe(false)
    expect(isUnchanged(compareReports(before, fewer, '5'))).toBe(false)
  })

  it('tell the same where neither answer nor values nor items differ, and something to compare with is there', () => {
    expect(isUnchanged(compareReports(now, structuredClone(now), '5'))).toBe(true)
    expect(isUnchanged(compareReports(now, structuredClone(now)))).toBe(false)
    expect(isUnchanged(compareReports(before, now, '5'))).toBe(false)
  })

  it('that are the same differ in nothing', () => {
    expect(compareReports(now, structuredClone(now))).toMatchObject({ values: [], items: [], sections: [] })
  })
})
