/** What is said of an outcome in doubt: the values, since when, and what became of it. */
import { expect, test } from 'vitest'
import { type Doubt, sayDoubt } from './doubt.ts'

const doubt: Doubt = {
  period: '2025',
  value: 426.8,
  knownSince: '2026-03-05T10:00:00.000Z',
  unit: 'ppm',
  answer: 'no',
  former: { period: '2025', value: 427.3, answer: 'yes' },
  settled: null,
}
const settled = (word: NonNullable<Doubt['settled']>['word'], reason: string | null = null): Doubt => ({
  ...doubt,
  settled: { on: '2026-03-09T10:00:00.000Z', word, reason },
})
const found =
  'The value of 2025 was 427.3 ppm when the question resolved, and since 5 Mar 2026 it is 426.8 ppm: by that the answer would be no.'

test.each<[what: string, doubt: Doubt, isOpen: boolean, said: string]>([
  ['that waits', doubt, false, `${found} The outcome stands until an operator has decided.`],
  [
    'that an operator kept',
    settled('kept', 'The bulletin says so.'),
    false,
    `${found} An operator kept the outcome on 9 Mar 2026: “The bulletin says so.”`,
  ],
  ['that was resolved anew', settled('corrected'), false, `${found} An operator had it resolved anew on 9 Mar 2026.`],
  [
    'that was opened again',
    settled('corrected', 'It is gone.'),
    true,
    `${found} An operator opened the question again on 9 Mar 2026: “It is gone.”`,
  ],
  [
    'that the series bears out again',
    settled('withdrawn'),
    false,
    `${found} Since 9 Mar 2026 the series bears the outcome out again.`,
  ],
  [
    'whose trend is gone',
    settled('orphaned'),
    false,
    `${found} On 9 Mar 2026 the trend was deleted, and the outcome stands.`,
  ],
  [
    'whose value is withdrawn',
    { ...doubt, value: null, answer: null },
    false,
    'The value of 2025 was 427.3 ppm when the question resolved, and since 5 Mar 2026 it is withdrawn: by that nothing is decided. The outcome stands until an operator has decided.',
  ],
  [
    'that another value contradicts',
    { ...doubt, former: { period: '2026', value: 430.5, answer: '2026-07-01' } },
    false,
    'The value of 2026 was 430.5 ppm when the question resolved, and since 5 Mar 2026 that of 2025 is 426.8 ppm: by that the answer would be no. The outcome stands until an operator has decided.',
  ],
  [
    'from before that was kept',
    { ...doubt, former: null },
    false,
    'The value of 2025 is 426.8 ppm since 5 Mar 2026: by that the answer would be no. The outcome stands until an operator has decided.',
  ],
])('of an outcome in doubt %s', (_, one, isOpen, said) => expect(sayDoubt({ type: 'binary' }, one, isOpen)).toBe(said))
