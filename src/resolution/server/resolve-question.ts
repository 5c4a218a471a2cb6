/** Somebody says how a question came out: the outcome is written in a version of its own, and kept with who said so. */
import { isMetBy } from '#predictions/resolving/outcome.ts'
import { sql, type Transaction } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { Refusal } from '#kit/refusal.ts'
import type { User } from '#kit/viewer.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { reviseItem } from '#items/server/write-item.ts'
import { prediction } from '#predictions/kind.ts'
import { type PredictionDetails, predictionDetails } from '#predictions/question.ts'
import { type Asked, findAsked, findCame } from '#predictions/server/resolving/observed-store.ts'
import { closeContradictions } from '#predictions/server/resolving/overturned-store.ts'
import type { Decision } from '../entry.ts'
import { type Decider, whyNotResolve } from '../may-resolve.ts'
import { outcomeSaid } from '../outcome-said.ts'
import { findFinalAt, findStanding, saveReopened, type Standing } from './resolution-store.ts'

type Write = Transaction<ContentTables>
type Saying = { id: string; user: User; entry: Decision; now: Date }

export function deciderOf({ ownerId }: Pick<Standing, 'ownerId'>, user: User): Decider | null {
  // An operator's own question is decided like everybody's.
  if (ownerId === user.id) return 'author'
  return user.isOperator ? 'operator' : null
}

export async function resolveQuestion(trx: Write, { id, user, entry, now }: Saying) {
  // Nobody else writes it, nor forecasts it, until this is done: what is read comes after.
  await sql`select from item where id = ${id}::bigint for update`.execute(trx)
  const asked = await findAsked(trx, id)
  const standing = asked && (await findStanding(trx, id, user))
  if (!standing) throw new Refusal('item-not-found')
  const by = deciderOf(standing, user)
  if (!by) throw new Refusal('not-yours-to-resolve')
  if (entry.version !== undefined && entry.version !== standing.version) throw new Refusal('changed-meanwhile')
  const details = predictionDetails.parse(standing.details)
  const why = whyNotResolve(by, entry.state, { ...details, ...standing }, dayOf(now))
  if (why) throw new Refusal(why)
  if (entry.state === 'open')
    await saveReopened(trx, { id, version: standing.version + 1, by, reason: entry.reason, at: now })
  else await refuseUncounted(trx, { asked, details, entry })
  // Where a revision contradicted the outcome before, that is decided too.
  await closeContradictions(trx, id, { word: 'corrected', reason: entry.reason })
  const outcome = entry.state === 'open' ? null : outcomeOf(details, { entry, by, now })
  const version = await write(trx, { asked, details: { ...details, outcome }, by, user, now })
  return { version, finalAt: await findFinalAt(trx, id) }
}

function outcomeOf(details: PredictionDetails, saying: Parameters<typeof outcomeSaid>[1]) {
  const said = outcomeSaid(details, saying)
  if ('fault' in said) throw new Refusal('invalid-input', [said.fault])
  return said.outcome
}

/** What counts only under a condition comes out only once that is met. */
async function refuseUncounted(
  trx: Write,
  { asked, details: { condition }, entry }: { asked: Asked; details: PredictionDetails; entry: Decision },
): Promise<void> {
  if (!condition || entry.state !== 'resolved') return
  const came = await findCame(trx, condition, asked)
  const reason = 'cannot be said before its condition is met'
  if (!came || !isMetBy(condition, came)) throw new Refusal('invalid-input', [{ field: 'state', reason }])
}

type Writing = { asked: Asked; details: PredictionDetails; by: Decider; user: User; now: Date }

async function write(trx: Write, { asked: { id, data }, details, by, user, now }: Writing): Promise<number> {
  const { details: _, links, ...written } = data
  const isTheirs = by === 'author'
  // Without their name, as the history of outcomes has it.
  const author = isTheirs ? user.name : 'An operator'
  const { version } = await reviseItem(
    trx,
    { id, author, at: now, isTheirs },
    { kind: prediction, written, details, links },
  )
  return version
}
