/** Which members count as decided. */
import { expect, test } from 'vitest'
import type { ScenarioNumbers } from './numbers.ts'
import { decidedMembers } from './record.ts'

const question = { to: 'prediction/1', outcome: 'yes' }
const threshold = { to: 'trend/2', at: 2030, comparison: '>=' as const, threshold: 5 }
const known = (to: string, probability: number) => ({
  to,
  version: 1,
  probability,
  from: 'observed' as const,
  validated: true,
})

test.for<[what: string, said: ScenarioNumbers['members'], decided: unknown[]]>([
  [
    'that came true, and that failed',
    [known('prediction/1', 1), known('trend/2', 0)],
    [
      { place: 0, ref: 'prediction/1', hasCome: true, until: null },
      { place: 1, ref: 'trend/2', hasCome: false, until: '2031-01-01' },
    ],
  ],
  ['whose question was annulled', [{ to: 'prediction/1', version: 1, probability: null, why: 'annulled' }], []],
  ['of which a forecast is certain', [{ ...known('prediction/1', 1), from: 'house' }], []],
  ['of another version, with other members', [known('trend/9', 1)], []],
])('a member counts as decided if it was seen: those %s', ([, said, decided]) => {
  expect(decidedMembers({ members: [question, threshold] }, { members: said })).toEqual(decided)
})
