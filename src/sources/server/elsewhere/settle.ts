/** How a question elsewhere stands after a look. */
import type { SourceFault } from '../../faults.ts'
import type { Outcome } from '../journal.ts'
import { afterFault } from '../looked.ts'
import type { Found } from './ask.ts'
import type { ElsewhereRow } from './store.ts'

/** Nobody is asked more often, whatever changes there. */
const everyMs = 6 * 3_600_000

export type Settled = { row: ElsewhereRow; outcome: Outcome; sentence: string }

/** What was said before stands. `random` from 0 to 1. */
export function settleFault(row: ElsewhereRow, fault: SourceFault, at: Date, random: number): Settled {
  return { row: afterFault(row, fault, at, random), outcome: 'failed', sentence: fault.message }
}

export function settleSeen(before: ElsewhereRow, { fetched, said }: Found, at: Date): Settled {
  const inOrder = { why: null, brokenSince: null, tries: 0, seenAt: at, checkedAt: at }
  const row = { ...before, ...inOrder, state: 'active' as const, nextAt: new Date(at.getTime() + everyMs) }
  if (!fetched || !said) return { row, outcome: 'same', sentence: 'The platform says that nothing is new.' }
  const { id, closes, chance, ...others } = said
  const after: ElsewhereRow = {
    ...row,
    ...others,
    ...fetched.validators,
    questionId: id,
    closes: closes === null ? null : new Date(closes),
    // Of one that is resolved the last chance stands, as what it was.
    chance: chance ?? before.chance,
    state: said.resolution === null ? 'active' : 'ended',
  }
  return { row: after, ...sayChange(before, after) }
}

function sayChange(before: ElsewhereRow, after: ElsewhereRow): Pick<Settled, 'outcome' | 'sentence'> {
  if (after.resolution !== before.resolution)
    return { outcome: 'new', sentence: 'The question was resolved there, or is open again.' }
  if (after.chance !== before.chance) return { outcome: 'new', sentence: 'The chance there is another.' }
  return { outcome: 'same', sentence: 'Nothing new.' }
}
