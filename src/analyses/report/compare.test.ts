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

  it('tell the same where neither answer nor values nor items differ, and something to compare with is there', () => {
    expect(isUnchanged(compareReports(now, structuredClone(now), '5'))).toBe(true)
    expect(isUnchanged(compareReports(now, structuredClone(now)))).toBe(false)
    expect(isUnchanged(compareReports(before, now, '5'))).toBe(false)
  })

  it('that are the same differ in nothing', () => {
    expect(compareReports(now, structuredClone(now))).toMatchObject({ values: [], items: [], sections: [] })
  })
})
