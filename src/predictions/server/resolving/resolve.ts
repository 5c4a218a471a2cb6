/**
 * What follows for one question from what is known of its series: it is resolved, or the operators are told that its
 * outcome would be another now. Doing it again changes nothing.
 */
import type { Transaction } from 'kysely'
import { reviseItem } from '#items/server/write-item.ts'
import type { ContentTables } from '#items/server/tables.ts'
import { prediction } from '../../kind.ts'
import { type Evidence, evidence, type PredictionDetails, predictionDetails } from '../../question.ts'
import { typeOf } from '../../question-types/index.ts'
import { outcomeBy } from '../../resolving/outcome.ts'
import { answerOf } from '../../resolving/rule.ts'
import { type Asked, type Decider, findAsked, findDecider, findIsMet } from './observed-store.ts'
import { closeContradictions, saveContradiction } from './overturned-store.ts'

type Write = Transaction<ContentTables>
/** Who resolves by rule, as the versions of an item name it. */
const author = 'Farsight'

export async function followSeries(trx: Write, id: string, now: Date): Promise<void> {
  const found = await findRuled(trx, id)
  if (!found) return
  const { asked, details, rule, decider } = found
  const ruling = decider && rulingOf(rule, decider, now)
  if (details.outcome) {
    if (details.outcome.evidence && decider) await compare(trx, id, { details, decider, ruling })
  } else if (ruling && (await isAsked(trx, details))) {
    await saveOutcome(trx, { asked, details, rule, ruling, decider, now })
  }
}

/** As an operator wishes: the outcome that the rule gives by now. False where it gives none. */
export async function resolveAnew(trx: Write, id: string, now: Date): Promise<boolean> {
  const found = await findRuled(trx, id)
  const ruling = found?.decider ? rulingOf(found.rule, found.decider, now) : null
  if (!found?.decider || !ruling) return false
  await saveOutcome(trx, { ...found, decider: found.decider, ruling, now })
  return true
}

type Rule = NonNullable<PredictionDetails['automatic']>
type Ruling = NonNullable<ReturnType<typeof answerOf>>
type Ruled = { asked: Asked; details: PredictionDetails; rule: Rule; decider: Decider | null }

async function findRuled(trx: Write, id: string): Promise<Ruled | null> {
  const asked = await findAsked(trx, id)
  const { data: details } = predictionDetails.safeParse(asked?.data.details)
  const rule = details && typeOf(details.question).isAnsweredByThreshold ? details.automatic : undefined
  return asked && details && rule ? { asked, details, rule, decider: await findDecider(trx, rule, asked) } : null
}

function rulingOf(rule: Rule, { value, ...known }: Decider, now: Date): Ruling | null {
  return value === null ? null : answerOf(rule, { ...known, value }, now)
}

/** A question with a condition counts only once that is met. */
async function isAsked(trx: Write, { condition }: PredictionDetails): Promise<boolean> {
  return condition === undefined || (await findIsMet(trx, condition)) === true
}

type Comparing = { details: PredictionDetails; decider: Decider; ruling: Ruling | null }

async function compare(trx: Write, id: string, { details: { outcome }, decider, ruling }: Comparing): Promise<void> {
  const { value, knownSince } = decider
  if (value !== null && !ruling) return // too new to count
  if (ruling?.value === outcome?.value) await closeContradictions(trx, id, 'withdrawn')
  else await saveContradiction(trx, id, { knownSince, value, answer: ruling?.value ?? null })
}

type Saving = { asked: Asked; details: PredictionDetails; rule: Rule; ruling: Ruling; decider: Decider; now: Date }

async function saveOutcome(trx: Write, { asked, details, rule, ruling, decider, now }: Saving): Promise<void> {
  const { details: _, links, ...written } = asked.data
  const outcome = outcomeBy(ruling, details, evidenceOf(rule, decider))
  const content = { kind: prediction, written, details: { ...details, outcome }, links }
  await reviseItem(trx, { id: asked.id, author, at: now, isTheirs: false }, content)
}

function evidenceOf({ trend }: Rule, { knownSince, ...decider }: Decider): Evidence {
  return evidence.parse({ trend, ...decider, knownSince: knownSince.toISOString() })
}
