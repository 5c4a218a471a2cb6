/** How a question came out, in sentences; and what its form offers to say. */
import { describe, expect, test } from 'vitest'
import type { Question } from '#predictions/question-types/schemas/index.ts'
import type { Resolution, Resolutions } from './call-resolution.ts'
import { sayScored, waysToSay } from './own/said-ways.ts'
import { isTold, sayFinality, sayLeft, sayObjections, sayOutcome, sayReason, sayWhen } from './say-resolution.ts'

const binary: Question = { type: 'binary' }
const decided = { by: 'author' as const, knownAt: '2026-11-20T00:00:00.000Z', source: null }
const outcome = { state: 'resolved' as const, value: 'yes', reason: 'The survey says so.' }
const one = (other: Partial<Resolution> = {}): Resolution => ({
  at: '2026-11-28T10:00:00.000Z',
  by: 'author',
  outcome: { ...outcome, decided },
  reason: null,
  finalAt: '2026-12-01T10:00:00.000Z',
  objections: { open: 0, all: 0, answers: [] },
  ...other,
})
const byRule = one({ by: 'rule', outcome })
const told = (isProvisional: boolean, ...resolutions: Resolution[]): Resolutions => ({
  predictionId: '1',
  isProvisional,
  resolutions,
})

test.each([
  ['that nothing was ever said of it', null, false],
  ['that nothing is on record', told(false), false],
  ['what its rule said once and for all', told(false, byRule), false],
  ['what may still become another', told(true, byRule), true],
  [
    'what somebody objected to',
    told(false, one({ by: 'rule', outcome, objections: { open: 0, all: 1, answers: [] } })),
    true,
  ],
  ['a person’s word', told(false, one()), true],
  ['what turned', told(false, byRule, byRule), true],
] as const)('beside the answer of the page stands not %s, or it does: %j', (_, drawn, is) => {
  expect(isTold(drawn)).toBe(is)
})

describe('a row says', () => {
  test.each([
    [outcome, 'Yes'],
    [{ ...outcome, value: 'perhaps' }, 'Perhaps'],
    [{ state: 'annulled', value: null, reason: '' }, 'Annulled'],
    [{ state: 'annulled', value: null, reason: '', isAmbiguous: true }, 'Ambiguous'],
    [null, 'No outcome any more'],
  ] as const)('%j: %s', (came, says) => expect(sayOutcome(binary, came)).toBe(says))

  test.each([
    [one(), 'by its author on 28 Nov 2026; it could be known since 20 Nov 2026'],
    [byRule, 'by rule on 28 Nov 2026'],
    [one({ by: 'operator', outcome: null }), 'by an operator on 28 Nov 2026'],
    [one({ outcome: { state: 'annulled', value: null, reason: '', decided } }), 'by its author on 28 Nov 2026'],
  ])('when and by whom: %#', (row, says) => expect(sayWhen(row)).toBe(says))

  test.each([
    [one(), 'The survey says so.'],
    [one({ outcome: null, reason: 'It was taken back.' }), 'It was taken back.'],
    [one({ outcome: null }), 'Something else is asked since then.'],
    [one({ by: 'rule', outcome: null }), 'What had decided it does so no more.'],
  ])('why: %#', (row, says) => expect(sayReason(row)).toBe(says))

  test.each([
    [0, 0, true, null],
    [1, 1, true, 'One person objects. It stands until an operator has decided.'],
    [2, 3, true, '2 people object. It stands until an operator has decided.'],
    [0, 2, true, '2 people objected, and an operator let it stand.'],
    [1, 1, false, 'One person objected.'],
  ])('%i open of %i objections: %#', (open, all, isNewest, says) => {
    expect(sayObjections({ open, all, answers: [] }, isNewest)).toBe(says)
  })

  test.each([
    [told(true, one()), 'Provisional until 1 Dec 2026'],
    [told(true, one({ objections: { open: 1, all: 1, answers: [] } })), 'Provisional: an operator decides'],
    [told(false, one()), 'Final'],
    [told(false, one({ outcome: null, finalAt: null })), null],
  ])('until when it may become another: %#', (drawn, says) => {
    expect(sayFinality(drawn)).toBe(says)
  })
})

test.each([
  [
    { count: 1, first: '2026-12-02', last: '2026-12-02' },
    'One question is due and still its author’s to say, until 2 Dec 2026.',
  ],
  [
    { count: 2, first: '2026-12-02', last: '2026-12-02' },
    '2 questions are due and still their authors’ to say, until 2 Dec 2026.',
  ],
  [
    { count: 1200, first: '2026-12-02', last: '2026-12-05' },
    '1,200 questions are due and still their authors’ to say, the first until 2 Dec 2026, the last until 5 Dec 2026.',
  ],
])('of questions that are due and left to their authors it is said how many and until when: %#', (left, says) => {
  expect(sayLeft(left)).toBe(says)
})

const ends = { openBelow: true, openAbove: true }
test.each<[Question, string[]]>([
  [binary, ['Yes', 'No']],
  [{ type: 'choice', options: ['Sun', 'Wind'] }, ['Sun', 'Wind']],
  [{ type: 'numeric', unit: 'ppm', range: { min: 0, max: 9, scale: 'linear', ...ends } }, ['A number']],
  [
    { type: 'date', range: { min: '2026-01-01', max: '2027-01-01', ...ends } },
    ['A day', 'Later than 1 Jan 2027, or never'],
  ],
  [{ type: 'date', range: { min: '2026-01-01', max: '2027-01-01', ...ends, openAbove: false } }, ['A day']],
])('of %j the form offers %j, and that nobody is scored', (question, offered) => {
  expect(waysToSay(question).map(({ title }) => title)).toEqual([...offered, 'Annulled', 'Ambiguous'])
})

test('whether anybody is scored is said once something is chosen, and not before', () => {
  expect(sayScored(undefined)).toBe('.')
  expect(sayScored('resolved')).toBe(': what stood before it could be known is scored.')
  expect((['annulled', 'ambiguous'] as const).map(sayScored)).toEqual(Array(2).fill(': nobody is scored.'))
})
