import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuMsOf } from '../../../../test/cpu.ts'
import { refsWithin, sayField } from './field-words.ts'
import type { Part } from './parts.ts'
import { changesBetween } from './word-changes.ts'

const said = (parts: readonly Part[]) =>
  parts.map(({ is, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[is]).join('')

test.each([
  ['a word that is another', 'It falls slowly.', 'It rises slowly.', 'It -falls-+rises+ slowly.'],
  ['words that were put in', 'It falls.', 'It falls by half.', 'It falls+ by half+.'],
  ['a first text', undefined, 'It falls.', '+It falls.+'],
  ['a text that is gone', 'It falls.', '', '-It falls.-'],
  ['a year', { from: 2030, to: 2040 }, { from: 2030, to: 2045 }, 'from: 2030\nto: -2040-+2045+'],
  ['a tag', ['coal', 'oil'], ['coal', 'gas'], 'coal, -oil-+gas+'],
  [
    'an observation',
    [['2020', 1.5]],
    [
      ['2020', 1.5],
      ['2021', 2],
    ],
    '2020, 1.5+\n2021, 2+',
  ],
  [
    'an observation that was revised beside one that came',
    {
      observations: [
        ['2023', 7],
        ['2024', 1627.2],
      ],
      unit: 'PJ',
    },
    {
      observations: [
        ['2023', 7],
        ['2024', 1637],
        ['2025', 1630.5],
      ],
      unit: 'PJ',
    },
    'observations:\n  2023, 7\n  2024, -1627.2-+1637+\n+  2025, 1630.5\n+unit: PJ',
  ],
  [
    'entries that went and came',
    [
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ],
    [
      ['b', 2],
      ['d', 4],
    ],
    '-a, 1\n-b, 2\n-c, 3-+d, 4+',
  ],
])('%s is shown as what it is', (_, before, after, expected) => {
  expect(changesBetween({ field: before }, { field: after }).map(({ parts }) => said(parts))).toEqual([expected])
})

test('fields that are the same are left out, and the common ones come first', () => {
  const before = { series: null, title: 'One', body: 'x', opens: '2026-01-01' }
  const after = { series: { unit: '%' }, title: 'Two', body: 'x', opens: '2026-01-02' }
  expect(changesBetween(before, after).map(({ field }) => field)).toEqual(['title', 'opens', 'series'])
})

const word = fc.constantFrom('a', 'b', 'c', ' ', '\n', 'word ', 'other ', 'line\n')
const text = fc.array(word, { maxLength: 400 }).map((words) => words.join(''))

test('what stayed and came makes the text after, what stayed and went the text before, however little time there is', () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(0, 1, 30), (before, after, stepMs) => {
      let now = 0
      const [change] = changesBetween({ body: before }, { body: after }, { clock: () => (now += stepMs) })
      const of = (left: Part['is']) =>
        (change?.parts ?? [])
          .filter(({ is }) => is !== left)
          .map((part) => part.text)
          .join('')
      expect(change ? [of('added'), of('removed')] : [before, before]).toEqual([before, after])
    }),
    { numRuns: 300 },
  )
})

test('of entries too what stayed and came makes those after, what stayed and went those before', () => {
  const entries = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 0, max: 3 })))
  fc.assert(
    fc.property(entries, entries, fc.constantFrom(0, 1, 30), (before, after, stepMs) => {
      let now = 0
      const [change] = changesBetween({ its: before }, { its: after }, { clock: () => (now += stepMs) })
      const of = (left: Part['is']) =>
        (change?.parts ?? [])
          .filter(({ is }) => is !== left)
          .map((part) => part.text)
          .join('')
      const [old, later] = [sayField(before), sayField(after)]
      expect(change ? [of('added'), of('removed')] : [old, later]).toEqual([old, later])
    }),
    { numRuns: 300 },
  )
})

/** 25,000 words of three signs, others for each seed. */
function random(seed: number): string {
  let at = seed
  const next = () => (at = (at * 48_271) % 2_147_483_647) % 46_656
  return Array.from({ length: 25_000 }, () => next().toString(36).padStart(3, '0')).join(' ')
}

test.each([
  ['texts', (long: string) => long],
  ['entries', (long: string) => ({ reason: long })],
])('two %s of 100,000 signs that have nothing in common hold the process for no longer than a moment', (_, its) => {
  let parts = 0
  const [before, after] = [{ body: its(random(1)) }, { body: its(random(2)) }]
  const used = cpuMsOf(() => (parts = changesBetween(before, after)[0]?.parts.length ?? 0))
  expect(used).toBeLessThan(1500) // searched to the end it takes minutes
  expect(parts).toBeGreaterThan(1)
})

/** A clock on which no time is ever left. */
function noTime(): () => number {
  let now = 0
  return () => (now += 1000)
}

test('a few entries are compared entry by entry on a clock that leaves no time', () => {
  const before = {
    its: [
      ['2023', 7],
      ['2024', 1627.2],
    ],
  }
  const [change] = changesBetween(
    before,
    {
      its: [
        ['2023', 7],
        ['2024', 1637],
      ],
    },
    { clock: noTime() },
  )
  expect(said(change?.parts ?? [])).toBe('2023, 7\n2024, -1627.2-+1637+')
})

test('a word that changes in a long text is found without any time, and the rest stays', () => {
  const long = 'Some words that stand in a long text. '.repeat(2500)
  const [change] = changesBetween(
    { body: long },
    { body: `${long.slice(0, 50_008)}other ${long.slice(50_008)}` },
    { clock: noTime() },
  )
  expect(change?.parts.map(({ is, text: its }) => (is === 'same' ? its.length : its))).toEqual([
    50_008,
    'other ',
    44_992,
  ])
})

test('any field can be said, however it is made', () => {
  expect(sayField({ type: 'numeric', range: { min: 0, max: 5 } })).toBe('range:\n  max: 5\n  min: 0\ntype: numeric')
  expect(sayField([{ to: 'trend/1', relation: 'drives' }])).toBe('relation: drives, to: trend/1')
  expect(sayField({ sourceUrl: 'https://example.org', states: { 'carbon-price': 'high' } })).toBe(
    'address of the data: https://example.org\nstates: carbon price: high',
  )
  expect(sayField([{ at: '2034', firstPublished: true }])).toBe(
    'at: 2034, the first value that is published counts: yes',
  )
  expect(
    sayField([
      ['2025', 5.123e26],
      ['2026', -1627.25],
    ]),
  ).toBe('2025, 5.123 × 10²⁶\n2026, -1627.25')
  expect([sayField(null), sayField(undefined), sayField([]), sayField(false)]).toEqual(['', '', '', 'no'])
})

test('a part is called as in the form of its field, and an item by its title where the reader may know it', () => {
  const titles = new Map([['trend/12', '“Coal is on its way out”']])
  const links = [
    { to: 'trend/12', relation: 'drives' },
    { to: 'trend/13', relation: 'slows' },
  ]
  expect(sayField(links, { field: 'links', titles })).toBe(
    'how: drives, item: “Coal is on its way out”\nhow: slows, item: trend/13',
  )
  expect(sayField({ kind: 'level', provisional: '2025' }, { field: 'series', titles })).toBe(
    'the numbers are: level\npreliminary from: 2025',
  )
  expect(sayField({ label: 'A' }, { field: 'group', titles })).toBe('label: A')
  const [change] = changesBetween({ links: links.slice(0, 1) }, { links }, { titles })
  expect(said(change?.parts ?? [])).toBe('how: drives, item: “Coal is on its way out”+\nhow: slows, item: trend/13+')
})

test('references are found however deep they lie, and nothing else is taken for one', () => {
  const data = {
    links: [{ to: 'trend/12' }],
    automatic: { trend: 'trend/3' },
    body: 'See trend/4',
    at: '2026/1',
    no: 7,
  }
  expect(refsWithin(data)).toEqual(['trend/12', 'trend/3'])
})
