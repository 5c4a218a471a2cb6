/**
 * What follows for one question from what is known of its series and its condition: it is resolved or annulled, or the
 * operators are told that its outcome would be another now. Doing it again changes nothing.
 */
import type { Transaction } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { reviseItem } from '#items/server/write-item.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { prediction } from '../../kind.ts'
import { type Evidence, evidence, type PredictionDetails, predictionDetails } from '../../question.ts'
import { contradictionOf } from '../../resolving/contradiction.ts'
import { isMetBy, outcomeBy, outcomeUnder } from '../../resolving/outcome.ts'
import { isInItsUnit, rulingOf, spanOf, whyNotBySeries } from '../../resolving/rule.ts'
import type { Observed, Ruling } from '../../resolving/series-answer.ts'
import { type Asked, type Decider, findAsked, findCame, findDecider, listObserved } from './observed-store.ts'
import { closeContradictions, saveContradiction } from './overturned-store.ts'

type Write = Transaction<ContentTables>
/** Who resolves by rule, as the versions of an item name it. */
const author = 'Farsight'

export async function followSeries(trx: Write, id: string, now: Date): Promise<void> {
  const counts = await followCondition(trx, id, now)
  const found = counts && (await findRuled(trx, id))
  if (!found) return
  const { details, ruling } = found
  if (details.outcome) await compare(trx, found, now)
  else if (ruling && ruling.from <= now) await saveOutcome(trx, found, now)
}

/**
 * A question with a condition counts only once that is met, and is annulled once it cannot be any more. Should that
 * turn, it is open again. Answers whether it counts.
 */
async function followCondition(trx: Write, id: string, now: Date): Promise<boolean> {
  const found = await findDetails(trx, id)
  if (!found) return false
  const { asked, details } = found
  const { condition, outcome } = details
  const came = condition ? await findCame(trx, condition, asked) : null
  const next = outcomeUnder(details, came, dayOf(now))
  if (next !== outcome) await write(trx, asked, { ...details, outcome: next }, now)
  return condition === undefined || (came !== null && isMetBy(condition, came)) || outcome?.evidence !== undefined
}

/**
 * As an operator wishes: the outcome that the rule gives by now; where it gives none the question is open again. False
 * where its series is not to be seen any more, or measures something else.
 */
export async function resolveAnew(trx: Write, id: string, now: Date): Promise<boolean> {
  const found = await findRuled(trx, id)
  if (!found) return false
  const isDecided = found.ruling !== null && found.ruling.from <= now
  await saveOutcome(trx, isDecided ? found : { ...found, ruling: null }, now)
  return true
}

type Ruled = {
  asked: Asked
  details: PredictionDetails
  decider: Decider
  observed: readonly Observed[]
  /** What the rule says by now, though it may still have to settle. */
  ruling: Ruling | null
}

/** Null where no series decides it, or one that is not to be seen, or that measures something else by now. */
async function findRuled(trx: Write, id: string): Promise<Ruled | null> {
  const found = await findDetails(trx, id)
  if (!found?.details.automatic) return null
  const { asked, details } = found
  const decider = await findDecider(trx, found.details.automatic, asked)
  if (!decider || whyNotBySeries(details, decider) || !isInItsUnit(details, decider)) return null
  const observed = await listDeciding(trx, details, decider)
  return (
    observed && { asked, details, decider, observed, ruling: rulingOf(details, { ...decider, observations: observed }) }
  )
}

async function listDeciding(trx: Write, details: PredictionDetails, decider: Decider): Promise<Observed[] | null> {
  const span = spanOf(details, decider)
  const firstPublished = details.automatic?.firstPublished === true
  return span && listObserved(trx, decider, { ...span, firstPublished })
}

async function findDetails(trx: Write, id: string): Promise<Pick<Ruled, 'asked' | 'details'> | null> {
  const asked = await findAsked(trx, id)
  const { data: details } = predictionDetails.safeParse(asked?.data.details)
  return asked && details ? { asked, details } : null
}

async function compare(trx: Write, { asked: { id }, details, decider, observed, ruling }: Ruled, now: Date) {
  const { outcome, automatic } = details
  if (!outcome?.evidence || !automatic) return
  const found = contradictionOf({ ...outcome, evidence: outcome.evidence }, automatic, {
    known: { ...decider, observations: observed },
    ruling,
    now,
  })
  if (found === 'none') await closeContradictions(trx, id, { word: 'withdrawn', reason: null })
  else if (found !== 'open')
    await saveContradiction(trx, id, {
      ...found,
      former: { period: outcome.evidence.at, value: outcome.evidence.value, answer: outcome.value },
    })
}

/** Without a ruling it is open again. */
async function saveOutcome(trx: Write, { asked, details, ruling, decider }: Ruled, now: Date): Promise<void> {
  const outcome = ruling && outcomeBy(ruling, details, evidenceOf(details, ruling, decider))
  await write(trx, asked, { ...details, outcome }, now)
}

async function write(trx: Write, { id, data }: Asked, details: PredictionDetails, now: Date): Promise<void> {
  const { details: _, links, ...written } = data
  await reviseItem(trx, { id, author, at: now, isTheirs: false }, { kind: prediction, written, details, links })
}

function evidenceOf({ automatic }: PredictionDetails, { by }: Ruling, decider: Decider): Evidence {
  const { knownSince, ...observed } = by
  return evidence.parse({ trend: automatic?.trend, ...decider, ...observed, knownSince: knownSince.toISOString() })
}
