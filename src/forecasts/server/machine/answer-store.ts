/** What a machine answered of a question, in the database: a forecast, or why there is none. */
import { sql } from 'kysely'
import { rowsOf } from '#items/server/rows.ts'
import type { Write } from '#items/server/transaction.ts'
import type { MachineFault, MachineSays } from '../../machine/read-answer.ts'
import { type AskedRow, askedOf } from '../asked.ts'
import { isShown, type ToAsk } from './question-store.ts'

type Answered = { says: MachineSays | MachineFault; tokens: Tokens | null; now: Date; today: string }
export type Tokens = { promptTokens: number | null; answerTokens: number | null }

/**
 * Keeps what was answered, as a forecast where the question is still what was asked, public and open. Answers why there
 * is none, or null. In a transaction: nobody changes or ends the question meanwhile.
 */
export async function saveAnswer(trx: Write, asked: ToAsk, answered: Answered): Promise<MachineFault | null> {
  const { says, tokens, now } = answered
  const [item] = await rowsOf(
    trx,
    sql<StandingRow>`
      select title, card, details, version, ${isShown('item')} as "isShown",
        outcome is null and closes >= ${answered.today}::date as "isOpen"
      from item where id = ${asked.id}::bigint for share`,
  )
  const fault = typeof says === 'string' ? says : whyNotKept(item, asked)
  await sql`
    update machine_question set answered_at = ${now}, fault = ${fault}, prompt_tokens = ${tokens?.promptTokens ?? null},
      answer_tokens = ${tokens?.answerTokens ?? null}
    where item_id = ${asked.id}::bigint and day = ${asked.day}::date`.execute(trx)
  if (fault !== null || !item || typeof says === 'string') return fault
  await sql`
    insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, reason, request_id)
    values (${asked.id}::bigint, ${item.version}, ${asked.wording}, ${asked.forecasterId}::uuid, ${now}, ${JSON.stringify(says.estimate)}::jsonb,
      ${says.reason}, gen_random_uuid())`.execute(trx)
  return null
}

type StandingRow = AskedRow & { version: number; isShown: boolean; isOpen: boolean }

function whyNotKept(item: StandingRow | undefined, { wording }: ToAsk): MachineFault | null {
  if (!item?.isShown) return 'not public any more'
  if (!item.isOpen) return 'not open any more'
  return askedOf(item).wording === wording ? null : 'the question changed meanwhile'
}
