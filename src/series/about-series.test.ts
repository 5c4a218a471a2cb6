import { describe, expect, it } from 'vitest'
import { aSeries } from '../../test/given/series.ts'
import { preliminaryOf, sayNext, sayPreliminary } from './about-words.ts'
import { whyNotAbout } from './about-series.ts'
import { outlookOf } from './outlook.ts'
import type { Series } from './series.ts'

const observations: Series['observations'] = [
  ['2022', 65.1],
  ['2023', 67.3],
  ['2024', 68.9],
]
const fault = (about: Partial<Series>) => {
  const found = whyNotAbout(aSeries(observations, { kind: 'share', ...about }))
  return found && `${found.field} ${found.reason}`
}

describe('what is said about a series', () => {
  it('may be nothing, or all that there is to say', () => {
    expect(fault({})).toBeNull()
    const publication = { rhythm: 'yearly', usual: 'July', next: '2027-08' }
    const coverage: Series['coverage'] = {
      of: 'people',
      shares: [
        ['2022', 80],
        ['2024', 95],
      ],
    }
    expect(fault({ baseline: 'Of all people', publication, provisional: '2023', coverage })).toBeNull()
    expect(
      fault({
        projected: [
          ['2025', 70],
          ['2027', 73],
        ],
      }),
    ).toBeNull()
  })

  it.each<[Partial<Series>, string]>([
    [{ marks: [['2025', 'p']] }, 'series.marks marks 2025, which has no value'],
    [{ provisional: '2025' }, 'series.provisional is 2025, and the series has no value of it'],
    [{ projected: [['2024', 69]] }, 'series.projected has 2024, and what is projected comes after 2024, in its order'],
    [
      {
        projected: [
          ['2025', 69],
          ['2025', 70],
        ],
      },
      'series.projected has 2025, and what is projected comes after 2024, in its order',
    ],
    [
      { projected: [['2025-01', 69]] },
      'series.projected has 2025-01, and what is projected comes after 2024, in its order',
    ],
    [{ projected: [['2025', 101]] }, 'series.projected has 101 at 2025, which no share can be'],
    [
      { coverage: { of: 'people', shares: [['2021', 99]] } },
      'series.coverage.shares has 2021, and the series has no value of it',
    ],
    [
      { coverage: { of: 'people', shares: [['2024', 101]] } },
      'series.coverage.shares has 101 at 2024, which is no share of all people',
    ],
    [
      { coverage: { of: 'people', shares: [['2023', 99]] } },
      'series.coverage.shares says nothing of 2024, the last value',
    ],
    [
      { coverage: { of: 'people', shares: [['2024', 94.9]] } },
      'series.coverage.shares is 94.9 at 2024: a mean over less than 95 % of people is no last value',
    ],
  ])('cannot be %j: %s', (about, said) => expect(fault(about)).toBe(said))
})

const said = (next: string | null, today: string) =>
  sayNext({ publication: { rhythm: 'yearly', usual: 'July', next } }, today)

describe('the next value', () => {
  it('is expected by a month, and was once that has passed', () => {
    expect(said('2027-08', '2026-11-23')).toBe('Next value expected by Aug 2027')
    expect(said('2027-08', '2027-08-31')).toBe('Next value expected by Aug 2027')
    expect(said('2027-08', '2027-09-01')).toBe('Next value was expected by Aug 2027')
  })

  it('is not spoken of where nobody can say', () => {
    expect(said(null, '2026-11-23')).toBeNull()
    expect(sayNext({}, '2026-11-23')).toBeNull()
  })
})

describe('preliminary values', () => {
  it('are those from a time on, and are counted', () => {
    const from = (provisional: string) => aSeries(observations, { provisional })
    expect(preliminaryOf(from('2024'))).toEqual([['2024', 68.9]])
    expect(sayPreliminary(from('2024'))).toBe('The value of 2024 is preliminary.')
    expect(sayPreliminary(from('2022'))).toBe('Its 3 values from 2022 on are preliminary.')
    expect(sayPreliminary(aSeries(observations))).toBe('')
  })
})

const knots = Array.from({ length: 7 }, (_, i) => 420 + i)
const points = ['2026', '2027'].map((at) => ({ at, knots, validated: true }))
const projection = { refused: null, bounds: { least: null, most: null }, points }
const outlookWith = (other: object) => {
  const series = aSeries(
    [
      ['2023', 421],
      ['2024', 424],
      ['2025', 427],
    ],
    other,
  )
  return outlookOf({ details: { series }, numbers: { version: 1, numbers: { projection } } }, '2027')
}

it('the values that their source calls preliminary are named, and none where none is', () => {
  expect(outlookWith({ provisional: '2024' })?.preliminary).toEqual(['2024', '2025'])
  expect(outlookWith({})).not.toHaveProperty('preliminary')
})
