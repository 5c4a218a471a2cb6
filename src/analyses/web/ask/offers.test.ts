import { describe, expect, test } from 'vitest'
import {
  sayCorrected,
  sayCost,
  sayEmpty,
  sayOwned,
  sayPrice,
  sayReader,
  sayScope,
  sayWhatElse,
} from '../../dossier/preview-words.ts'
import { offersOf } from './offers.ts'

const items = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ref: `trend/${i}`,
    kind: 'trend',
    id: String(i),
    title: '',
    label: `Trend ${i}`,
    author: 'Farsight',
    authorId: null,
    figure: '',
    isEstimate: false,
    fit: 1,
    because: 'words' as const,
  }))

test.each([
  [8, 12, 1, '8 trends, 12 predictions and 1 scenario bear on it.'],
  [0, 2, 3, '2 predictions and 3 scenarios bear on it.'],
  [1, 0, 0, '1 trend bears on it.'],
])('%d trends, %d predictions and %d scenarios are counted in words', (trends, predictions, scenarios, said) => {
  expect(sayScope({ trends: items(trends), predictions: items(predictions), scenarios: items(scenarios) })).toBe(said)
})

test('of too little for a report one sentence is said, and it depends on whether there is anything near', () => {
  const nothing = { trends: [], predictions: [], scenarios: [], read: { parts: [], language: 'en' } }
  expect(sayEmpty(nothing)).toBe('The base knows nothing about this')
  expect(sayEmpty({ ...nothing, trends: items(1) })).toBe('The base knows too little about this')
  expect(sayWhatElse(nothing)).toMatch(/^Nothing can be ordered and nothing is charged\./)
})

test('whoever asks in another language is asked for English, and not told that nothing is known', () => {
  const german = { trends: [], predictions: [], scenarios: [], read: { parts: [], language: 'de' } }
  expect(sayEmpty(german)).toBe('Please ask in English')
  expect(sayWhatElse(german)).toMatch(/^The base reads questions in English alone so far\./)
})

test('what was misspelt is read back', () => {
  expect(sayCorrected({ emisions: 'emissions', resession: 'recession' })).toBe(
    'We read “emisions” as “emissions” and “resession” as “recession”.',
  )
  expect(sayCorrected({})).toBe('')
})

test.each([
  ['analysis', 3, 'It uses 1 of your 3 analyses.'],
  ['trend', 1, 'It uses 1 of your 1 trend analysis.'],
  ['trend', 0, 'You have no trend analyses left.'],
] as const)('R52 the cost in %s with %d left is said', (budget, left, said) => expect(sayCost(budget, left)).toBe(said))

test('R52 of what is given for nothing no price is said', () => {
  expect(sayCost('analysis', 4, true)).toBe(
    'Nothing is charged: 1 of your 4 analyses is held while it is made, and given back.',
  )
  expect(sayPrice('analysis', true)).toBe('Nothing is charged: 1 analysis is held while it is made, and given back.')
  expect(sayCost('analysis', 0, true)).toBe(
    'You have no analyses left: one would be held while this is made, and given back.',
  )
})

test.each([
  ['full', 'analysis', 'trend/1', null],
  ['trend', 'trend', null, '1'],
] as const)(
  'R52 where a preview of kind %s says that nothing is charged, that is said of %s alone: of the other nothing is known',
  (kind, budget, trendInstead, trendId) => {
    const freeOf = (units: 0 | 1) =>
      offersOf(
        { kind, cost: { budget, units }, trends: items(2), trendInstead, owned: [] },
        { question: 'Will it?', trendId, read: null },
      ).flatMap((offer) => (offer.isFree ? [offer.budget] : []))
    expect([freeOf(0), freeOf(1)]).toEqual([[budget], []])
  },
)

test('what its asker has already is named with its offer, and with no other', () => {
  const owned = { id: '7', budget: 'trend' as const, trend: 'trend/1', orderedAt: '2026-11-27T07:40:00Z', isSame: true }
  const offers = (of: string) =>
    offersOf(
      {
        kind: 'full',
        cost: { budget: 'analysis', units: 1 },
        trends: items(2),
        trendInstead: 'trend/1',
        owned: [{ ...owned, trend: of }],
      },
      { question: 'Will it?', trendId: null, read: null },
    ).map((offer) => offer.owned?.id ?? null)
  expect([offers('trend/1'), offers('trend/0')]).toEqual([
    [null, '7'],
    [null, null],
  ])
  expect(sayOwned(owned)).toBe(
    'You have this analysis, ordered on 27 Nov 2026. Nothing that it is about has changed since.',
  )
  expect(sayOwned({ ...owned, isSame: false })).toMatch(/Another is made of what is known by now\.$/)
})

test('on the page of a trend its own analysis is offered first, elsewhere the full one', () => {
  const trends = items(3)
  const orders = (kind: 'full' | 'trend', trendInstead: string | null, trendId: string | null) =>
    offersOf(
      { kind, cost: { budget: 'analysis', units: 1 }, trends, trendInstead, owned: [] },
      { question: 'Will it?', trendId, read: null },
    ).map(({ budget, subject }) => [budget, subject.trendId])
  expect(orders('full', 'trend/1', null)).toEqual([
    ['analysis', null],
    ['trend', '1'],
  ])
  expect(orders('full', null, null)).toEqual([['analysis', null]])
  expect(orders('trend', null, '2')).toEqual([
    ['trend', '2'],
    ['analysis', null],
  ])
})

describe('what is said of a language model that reads the question too', () => {
  const reader = { model: 'm', is: 'adds' as const, ms: 1820, cost: 0.002, differs: [] }
  const english = { parts: [], language: 'en' }

  test.for<[reader: Partial<typeof reader> | object, read: object, says: string]>([
    [
      {},
      { parts: [], language: 'de', english: 'Will it rain?' },
      'Read with the help of a language model (m), in 1.8 s for under US$0.01. See that it is what you ask. In English: “Will it rain?”',
    ],
    [
      { is: 'agrees', cost: null, ms: 820, differs: ['its time', 'its place'] },
      english,
      'A language model (m) read it too, in under a second, and adds nothing. It reads otherwise, and is not followed: its time and its place.',
    ],
    [
      { is: 'refused', cost: null },
      english,
      'A language model (m) read it too, in 1.8 s: what it made of it could not be checked, and is not used.',
    ],
    [{ is: 'late' }, english, ''],
  ])('%j, of %j', ([more, read, says]) =>
    expect(sayReader({ reader: { ...reader, ...more }, read: { ...english, ...read } })).toBe(says),
  )

  test('one that is not done is waited for by asking again', () => {
    const late = { ...reader, is: 'late' as const }
    expect(sayWhatElse({ read: { parts: [], language: 'de' }, reader: late })).toContain('ask again in a moment')
  })
})
