/** R27 A sentence of a report says nothing that no evidence is behind. */
import { describe, expect, it, test } from 'vitest'
import { whyNotClaimed } from '../checking/claimed.ts'
import { connecting } from '../report/connecting.ts'
import type { Evidence } from '../report/evidence.ts'
import { isStatedBy } from '../checking/read-shown.ts'
import { amount, bare, connect, listed, named, quoted, sentence, state, when } from './sentence.ts'
import { sayEvidence } from '../report/shown-value.ts'

const row = (value: number | string, unit: string | null = null): Evidence => ({
  id: 'e1',
  item: 'trend/7',
  version: 2,
  field: 'title',
  value,
  title: 'Something',
  unit,
  formula: null,
  inputs: [],
  record: null,
})

describe('a sentence', () => {
  it('knows where each of its claims stands', () => {
    const made = sentence`It stood at ${amount(row(10_527, 'million tonnes'))} in ${when(row('2024', 'day'))}, after ${named(row('Two peaks'))}.`
    expect(made.text).toBe('It stood at 10,527 million tonnes in 2024, after “Two peaks”.')
    for (const { text, start } of made.claims) expect(made.text.slice(start, start + text.length)).toBe(text)
    expect(made.claims.map(({ kind }) => kind)).toEqual(['number', 'fact', 'fact'])
  })

  it('lists its pieces as people do', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((one) => quoted(row(`Text ${one}`)))
    expect(sentence`It names ${listed([a ?? '', b ?? '', c ?? ''])}.`.text).toBe(
      'It names “Text a”, “Text b” and “Text c”.',
    )
  })

  it('quotes whole sentences, without the last full stop, and leaves out what is too long', () => {
    const text =
      'The first one is short.\nThe second is too, and  ends. The third would be too much for the reader of a report.'
    expect(sentence`It says ${quoted(row(text), 60)}.`.text).toBe(
      'It says “The first one is short. The second is too, and ends”.',
    )
  })

  test.for<[what: string, make: () => unknown]>([
    ['a number', () => sentence`It stood at 12 in ${when(row('2024', 'day'))}.`],
    ['a number of another script', () => sentence`It stood at ١٢ in ${when(row('2024', 'day'))}.`],
    ['a number in words', () => sentence`It took three years up to ${when(row('2024', 'day'))}.`],
    ['a share in words', () => sentence`It lost a third by ${when(row('2024', 'day'))}.`],
    ['a month', () => sentence`It came in November of ${when(row('2024', 'day'))}.`],
    ['a quotation', () => sentence`It is called “a peak” since ${when(row('2024', 'day'))}.`],
    ['a name', () => sentence`It was foreseen by Smith in ${when(row('2024', 'day'))}.`],
    ['nothing at all', () => sentence`It goes on.`],
    ['no end', () => sentence`It stood there in ${when(row('2024', 'day'))}`],
  ])('may not state %s of its own', ([, make]) => {
    expect(make).toThrow('a sentence of a report')
  })

  it('without a claim is one of a closed list, word for word', () => {
    expect(whyNotClaimed(connect('no-number'))).toBeNull()
    expect(whyNotClaimed({ text: `${connecting['no-number']} So it is.`, claims: [], by: 'connecting' })).not.toBeNull()
    expect(whyNotClaimed({ text: connecting['no-number'], claims: [], by: 'template' })).not.toBeNull()
  })
})

describe('words state a value', () => {
  test.for<[value: number | string, unit: string | null, text: string]>([
    [12_091.873, 'million tonnes', '12,092 million tonnes'],
    [12_091.873, 'million tonnes', 'about 12,100'],
    [12_091.873, 'million tonnes', 'about 12,000 million tonnes'],
    [8_974_000_000, 'people', 'about 9 billion people'],
    [9_000_000_000, 'people', '9 billion people'],
    [8_141_800_000, 'people', '8.142 billion people'],
    [0.1249, 'chance', '12%'],
    [0.004, 'chance', 'under 1%'],
    [0.996, 'chance', 'over 99%'],
    [0, 'chance', '0%'],
    [14.2, 'points', '14 points'],
    [1.04, 'points', '1 point'],
    [-2.13, 'percent', '2.1%'],
    [2035, 'year', '2035'],
    ['2026-11-20', 'day', '20 Nov 2026'],
    ['2034-07-01', 'day', '2034'],
    [5e26, 'FLOP', '5 × 10²⁶ FLOP'],
    [-1.25, '°C relative to 1990', '−1.25 °C'],
    [1.19, '°C above 1951–1980', '1.19 °C above 1951–1980'],
    [27.4, '% of seats', '27.4% of seats'],
    [92.4, 'US$ per barrel, nominal', '92.4 dollars per barrel'],
    [0.2142, '2019 US$ per watt', '0.2142 dollars per watt at prices of 2019'],
    ['no-clear-direction', null, 'no clear direction'],
  ])('%s (%s) as "%s"', ([value, unit, text]) => {
    const kind = typeof value === 'number' && unit !== 'year' ? 'number' : 'fact'
    expect(isStatedBy(text, kind, { value, unit })).toBe(true)
  })

  test.for<[value: number | string, unit: string | null, text: string]>([
    [12_091.873, 'million tonnes', '12,093 million tonnes'],
    [12_091.873, 'million tonnes', '12,092 tonnes'],
    [12_091.873, 'million tonnes', '12,100'],
    [12_091.873, 'million tonnes', '12,000 million tonnes'],
    [12_091.873, 'million tonnes', 'about 11,000'],
    [12_091.873, 'million tonnes', 'about 10,000'],
    [8_674_000_000, 'people', '9 billion people'],
    [8_674_000_000, 'people', 'about 9 billion people'],
    [12_091.873, 'million tonnes', '12.092 million tonnes'],
    [8_141_800_000, 'people', '8.142 million people'],
    [0.1249, 'chance', '13%'],
    [0.1249, 'chance', '0.12'],
    [0.04, 'chance', 'under 1%'],
    [0.004, 'chance', '0%'],
    [-1.25, '°C', '1.25 °C'],
    [2035, 'year', '2,035'],
    [5e26, 'FLOP', '5 × 10²⁵ FLOP'],
    ['2026-11-20', 'day', '21 Nov 2026'],
    ['2034-07-01', 'day', '2035'],
    ['rising', null, 'falling'],
    ['rising', null, 'constructor'],
  ])('%s (%s) not as "%s"', ([value, unit, text]) => {
    const kind = typeof value === 'number' && unit !== 'year' ? 'number' : 'fact'
    expect(isStatedBy(text, kind, { value, unit })).toBe(false)
  })

  it('prints what it reads', () => {
    for (const [value, unit] of [
      [1234.5, 'TWh'],
      [0.333, 'chance'],
      [3e7, 'cars'],
      [-5.25, 'points'],
      [0.00012, 'pH'],
      [1e16, 'FLOP'],
    ] as const) {
      expect(isStatedBy(sayEvidence({ value, unit }), 'number', { value, unit }), `${value} ${unit}`).toBe(true)
    }
    expect(bare(row(0.31, 'chance')).text).toBe('31%')
    expect(state(row('rising')).text).toBe('rising')
  })
})
