/** What notices say, of each that followers are told of. */
import { expect, test } from 'vitest'
import type { Stand } from '#items/moves/stand.ts'
import { type Facts, sayNotice } from './say-notice.ts'

test.each<[Facts['outcome'], string]>([
  [{ was: null, is: 'yes' }, 'It came out: yes.'],
  [{ was: null, is: '' }, 'It was annulled: nobody is scored.'],
  [{ was: 'yes', is: '' }, 'It was yes and is annulled: nobody is scored.'],
  [{ was: 'yes', is: 'no' }, 'Its outcome was corrected: no, and not yes.'],
  [{ was: 'yes', is: null }, 'It is open again: its outcome, yes, was taken back.'],
  [{ was: '', is: null }, 'It is open again: its outcome was taken back.'],
  [{ was: '', is: 'yes' }, 'It came out: yes.'],
  [{ was: 'yes', is: 'yes' }, 'Its outcome was changed, and changed back.'],
  [null, 'Its outcome was changed, and changed back.'],
])('an outcome that turned like %j: %s', (facts, says) => expect(sayNotice('outcome', facts)).toBe(says))

test.each<[Facts['due'], string]>([
  [
    { day: '2026-11-28', isDecided: false },
    'It was to resolve on 28 Nov 2026, and nobody has said how it came out. You asked it: say so on its page, or change the day.',
  ],
  [{ day: '2026-11-28', isDecided: true }, 'It was to resolve on 28 Nov 2026, and has its outcome.'],
])('a question that is due %j: %s', (facts, says) => expect(sayNotice('due', facts)).toBe(says))

const closing = { day: '2026-11-28', closes: '2026-11-28', today: '2026-11-28', isDecided: false, hasForecast: true }
test.each<[Partial<Facts['closing']>, string]>([
  [{}, 'It closes at the end of 28 Nov 2026 (UTC). Your forecast stands unless you change it.'],
  [{ hasForecast: false }, 'It closes at the end of 28 Nov 2026 (UTC). No forecast of yours stands.'],
  [{ today: '2026-11-29' }, 'It closed at the end of 28 Nov 2026.'],
  [{ isDecided: true }, 'It was decided by the day on which it was to close, 28 Nov 2026.'],
  [{ closes: '2026-12-24' }, 'It was to close on 28 Nov 2026, and closes on 24 Dec 2026 now.'],
])('a closing %j: %s', (facts, says) => expect(sayNotice('closing', { ...closing, ...facts })).toBe(says))

const ranOut = { day: '2026-11-27', closes: '2027-03-01', today: '2026-11-28', isDecided: false, hasForecast: false }
test.each<[Partial<Facts['ran-out']>, string]>([
  [
    {},
    'Your forecast was to hold until 27 Nov 2026, and counts no longer. The question takes forecasts until 1 Mar 2027.',
  ],
  [{ hasForecast: true }, 'Your forecast was to hold until 27 Nov 2026; you have forecast again since.'],
  [{ isDecided: true }, 'Your forecast was to hold until 27 Nov 2026, and was over before the question was.'],
  [{ today: '2027-03-02' }, 'Your forecast was to hold until 27 Nov 2026, and was over before the question was.'],
])('a forecast that ran out %j: %s', (facts, says) => expect(sayNotice('ran-out', { ...ranOut, ...facts })).toBe(says))

test.each([
  [1, 'One reply where you wrote.'],
  [3, '3 replies where you wrote.'],
  [0, 'Somebody replied where you wrote, and that was taken away again.'],
])('of %d replies: %s', (replies, says) => expect(sayNotice('reply', { replies })).toBe(says))

test.each<[Facts['gone'], string]>([
  [{ kind: 'trend', how: 'hidden', isBack: false }, 'A trend that you followed was hidden by an operator.'],
  [{ kind: 'trend', how: 'private', isBack: false }, 'A trend that you followed was made private by its author.'],
  [{ kind: 'trend', how: 'deleted', isBack: false }, 'A trend that you followed was deleted.'],
  [{ kind: 'trend', how: 'hidden', isBack: true }, 'It was taken away for a time, and can be read again.'],
])('what is gone like %j: %s', (facts, says) => expect(sayNotice('gone', facts)).toBe(says))

const amount = (middle: number): Stand => ({
  of: 'amount',
  figure: String(middle),
  isDay: false,
  isLog: false,
  low: middle - 5,
  middle,
  high: middle + 5,
})
const series = (at: string, value: number, median: number): Stand => ({
  of: 'series',
  last: { at, value },
  ahead: [],
  headline: { at: '2030', median, low80: median - 5, high80: median + 5 },
})
const moved = (before: Stand, after: Stand, label: string | null = null): Facts['moved'] => ({
  before,
  after,
  because: { by: 'item', ref: 'trend/131' },
  label,
})
test.each<[string, Facts['moved'], string]>([
  ['a chance', moved({ of: 'chance', chance: 0.6 }, { of: 'chance', chance: 0.7 }), 'Up 10 points: 70%, 60% before.'],
  [
    'with what made it move, where that may be read',
    moved({ of: 'chance', chance: 0.6 }, { of: 'chance', chance: 0.7 }, 'CO₂ in the air'),
    'Up 10 points: 70%, 60% before. There is news of “CO₂ in the air”.',
  ],
  [
    'what is expected of a series',
    moved(series('2024', 424, 435), series('2024', 424, 437)),
    '2030 up, from 435: 437 now.',
  ],
  ['a value of a series', moved(series('2024', 424, 435), series('2025', 425, 437)), 'New value. 425 in 2025.'],
  ['an amount', moved(amount(40), amount(44)), 'Up, from 40: 44 now.'],
  [
    'another option ahead',
    moved(
      {
        of: 'options',
        rows: [
          { name: 'Coal', chance: 0.5 },
          { name: 'Sun', chance: 0.4 },
        ],
      },
      {
        of: 'options',
        rows: [
          { name: 'Sun', chance: 0.6 },
          { name: 'Coal', chance: 0.3 },
        ],
      },
    ),
    'Sun now ahead: Sun 60%, Coal 50% before.',
  ],
  ['what came back', moved(amount(40), amount(40)), 'Its number moved, and is back where it was.'],
  ['what is not kept any more', null, 'Its number moved.'],
])('%s', (_, facts, says) => expect(sayNotice('moved', facts)).toBe(says))
