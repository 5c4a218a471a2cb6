/** What the record says of people together: their crowd beside others, and how sure that is. */
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TrackRecord } from '../record.ts'
import { People } from './People.tsx'

type Of = TrackRecord['people']
const draw = (people: Of) =>
  renderToString(<People people={people} />)
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
const apart = { ways: [], calibration: { inTime: [], early: [] } }
const against = (mean: number, interval: { low: number; high: number } | null): Of => ({
  questions: 12,
  rows: [
    {
      by: 'crowd',
      questions: 12,
      brier: { mean: 0.152, of: 11, interval: { low: 0.12, high: 0.19 } },
      baseline: { mean: 21.3, of: 12, interval: null },
      coverage: 0.8,
    },
  ],
  ...apart,
  against: [{ by: 'house', crowdNearer: 7, difference: { mean, of: 11, interval } }],
})

test('while nothing has come out it says what will stand here', () => {
  expect(draw({ questions: 0, rows: [], against: [], ...apart })).toContain(
    'Once one has, and at least 5 people had forecast it',
  )
})

test.for<[mean: number, interval: { low: number; high: number } | null, said: string]>([
  [-0.02, { low: -0.03, high: -0.01 }, 'by 0.020 nearer in the mean, more than luck alone makes likely.'],
  [0.02, { low: -0.01, high: 0.05 }, 'by 0.020 farther off in the mean, which luck alone could have turned.'],
  [-0.02, null, 'by 0.020 nearer in the mean, too few to tell it from luck.'],
  [0, null, 'alike in the mean, too few to tell it from luck.'],
])('a difference of %f with luck between %o reads as such', ([mean, interval, said]) => {
  expect(draw(against(mean, interval))).toContain(
    `On 7 of the 11 questions of yes or no and of options that both spoke of, the crowd’s score was better than that of Farsight: ${said}`,
  )
})

test('that rows may rest on other questions and days stands beside them', () => {
  expect(draw(against(0, null))).toContain('for as long as it spoke, so that rows may be of other questions and days.')
})

test('a row says how many of its questions have a Brier score, and where luck could put it', () => {
  expect(draw(against(0, null))).toContain('The crowd 12 0.152 of 11 0.120 to 0.190 +21.3 80%')
})
