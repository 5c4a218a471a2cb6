/**
 * One look at a question elsewhere: asks it, reads it, and keeps what is said there, or why nothing could be read; then
 * what was said before stands. No item, number or outcome of this house is touched.
 */
import { dayOf } from '#kit/dates.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { platformOf } from '../../elsewhere/platforms/index.ts'
import { SourceFault } from '../../faults.ts'
import { restAsked } from '../../schedule.ts'
import { type Look, type Outcome, saveLook } from '../journal.ts'
import type { SourceWorld } from '../refresh.ts'
import { askElsewhere, type Found } from './ask.ts'
import { settleFault, settleSeen } from './settle.ts'
import { type ElsewhereRow, saveElsewhereDay, saveElsewhereLooked } from './store.ts'

/**
 * The row is leased to `lease`. Answers how it came out, and for how long the platform wants to be left alone; null
 * where it was tied to something else meanwhile. Throws `NoWayOut`.
 */
export async function lookElsewhere(
  world: SourceWorld,
  before: ElsewhereRow,
  lease: string,
  signal?: AbortSignal,
): Promise<{ outcome: Outcome; restMs: number } | null> {
  const begun = world.now()
  const found = await askElsewhere(world, before, signal)
  const at = world.now()
  const fault = found instanceof SourceFault ? found : null
  const { row, outcome, sentence } =
    found instanceof SourceFault ? settleFault(before, found, at, world.random()) : settleSeen(before, found, at)
  const { itemId, platform } = row
  const head = { itemId, platform, at, ms: at.getTime() - begun.getTime(), by: isAsked(before) ? 'asked' : null }
  const isSaved = await inTransaction(world.db, async (trx) => {
    if (!(await saveElsewhereLooked(trx, lease, row))) return false
    const chance = fault ? null : chanceToKeep(row)
    if (chance !== null) await saveElsewhereDay(trx, { itemId, platform, day: dayOf(at), chance })
    await saveLook(trx, { ...head, ...factsOf(found), outcome, sentence })
    return true
  })
  if (!isSaved) return null
  world.onLook?.(platform, outcome)
  return { outcome, restMs: restAsked(fault?.retryAfter) }
}

/** By days they are kept where they may be handed on, and while the question is open. */
function chanceToKeep({ platform, state, chance }: ElsewhereRow): number | null {
  return platformOf(platform)?.terms.passesOn && state !== 'ended' ? chance : null
}

function isAsked({ askedAt, checkedAt }: ElsewhereRow): boolean {
  return askedAt !== null && (checkedAt === null || askedAt > checkedAt)
}

type Facts = Omit<Look, 'itemId' | 'at' | 'ms' | 'by' | 'outcome' | 'sentence'>

function factsOf(found: Found | SourceFault): Facts {
  const nothing = { digest: null, version: null, licence: null, url: null, bytes: 0, pages: 0 }
  if (found instanceof SourceFault) return { ...nothing, code: found.code, status: found.status ?? null }
  const { fetched } = found
  if (!fetched) return { ...nothing, code: null, status: 304 }
  const { url, bytes, status } = fetched
  return { ...nothing, code: null, status, url, bytes, pages: 1 }
}
