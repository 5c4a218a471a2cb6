/** What the page of a trend says of what came. */
import { expect, test } from 'vitest'
import { sayArrival, sayMove, sayPassing, sayRevision } from './course-words.ts'
import { missesOf } from './misses.ts'

const arrival = {
  from: '2024',
  at: '2025',
  median: 1.15,
  low80: 1.05,
  high80: 1.3,
  observed: 1.19,
  now: 1.19,
  isEstimate: false,
}

test('what came is said with its value and the band that had been shown before', () => {
  expect(sayArrival(arrival, '°C')).toBe(
    '2025 came in at 1.19 °C, inside the 80% band that was projected from 2024: 1.05 to 1.3.',
  )
  expect(sayArrival({ ...arrival, observed: 1.31, now: 1.29, isEstimate: true }, '°C')).toBe(
    '2025 came in at 1.31 °C, above the 80% band that was estimated from 2024 before it was out: 1.05 to 1.3. Since then it has been revised to 1.29 °C, inside that band.',
  )
})

test.each([
  ['up', false, 'Passed 450 ppm in 2031'],
  ['down', false, 'Fell below 450 ppm in 2031'],
  ['down', true, 'Back below 450 ppm: the value of 2031 was revised'],
  ['down', 'withdrawn', 'Back below 450 ppm: the value of 2031 was withdrawn'],
] as const)('passing %s, by a revision: %s, is said as "%s"', (towards, isRevision, said) => {
  const by = { isRevision: isRevision !== false, isWithdrawal: isRevision === 'withdrawn' }
  expect(sayPassing({ threshold: 450, at: '2031', towards, ...by, knownFrom: '' }, 'ppm')).toBe(said)
})

test('a revision is said in counts and by its largest step', () => {
  const counts = { added: 1, revised: 2, gone: 0 }
  const revised = [
    { at: '2023', from: 421.1, to: 421.14 },
    { at: '2024', from: 424, to: 423.98 },
  ]
  const one = { version: 2, on: '', isAnew: false, counts, added: [], revised, gone: [] }
  expect(sayRevision(one, 'ppm')).toBe('1 value new, 2 revised by at most 0.04 ppm.')
  expect(sayRevision(one, '% of population')).toBe('1 value new, 2 revised by at most 0.04 points.')
  const alone = { ...one, counts: { added: 0, revised: 1, gone: 0 }, revised: revised.slice(0, 1) }
  expect(sayRevision(alone, 'ppm')).toBe('1 revised by 0.04 ppm.')
  expect(sayMove({ from: 421.1, to: 421.14 })).toEqual({ by: '+0.04', percent: '+0.0095%' })
  expect(sayMove({ from: 0, to: -2 })).toEqual({ by: '−2', percent: '' })
})

test('a grid of misses has a place for each step, empty where nothing has come', () => {
  const knots = [-3, -2, -1, 0, 1, 2, 3].map((one) => 100 + one)
  const past = [{ from: '2020', points: ['2021', '2022', '2023'].map((at) => ({ at, knots })) }]
  const rows = missesOf(past, [['2021', 100.5], ['2022', 102.5]]) // prettier-ignore
  expect(rows).toEqual([
    {
      from: '2020',
      misses: [{ at: '2021', by: 0.5, inside: 50 }, { at: '2022', by: 2.5, inside: 95 }, null],
    },
  ])
})
