/**
 * Of which questions whoever is being answered is told nothing that others forecast. Whatever reads what people say asks
 * here, so that who answers needs to hand nothing on; and nothing that is made for everybody is made in such a round.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { prepared } from '#kit/server/prepared.ts'
import { statusOf } from '../status.ts'
import type { CardRow } from './rows.ts'

/** The questions that somebody has ever forecast, by their ids: of these alone they are told. */
export type Earned = ReadonlySet<string>

const hiding = new AsyncLocalStorage<Set<string> | null>()

/** `earned`: null where whoever is answered hides nothing. */
export function hideCrowds<Answer>(earned: Earned | null, work: () => Answer): Answer {
  return hiding.run(earned && new Set(earned), work)
}

/** From here on this question is told: they have forecast it. */
export function showCrowd(id: string): void {
  hiding.getStore()?.add(id)
}

/** Whether anything is hidden: what is made now is for nobody else, and must not be kept for others. */
export function isHiding(): boolean {
  return Boolean(hiding.getStore())
}

type Asking = Pick<CardRow, 'id' | 'opens' | 'closes' | 'outcome'>
const settled = ['closed', 'resolved', 'annulled']

/** What asks nothing, or takes no forecast any more, hides nothing. */
export function isCrowdHidden({ id, opens, closes, outcome }: Asking, today = dayOf(new Date())): boolean {
  const earned = hiding.getStore()
  if (!earned || !opens || !closes || earned.has(String(id))) return false
  return !settled.includes(statusOf({ opens, closes, outcome }, today))
}

/** The same of an item by its id; where nothing is hidden the database is not asked. */
export async function isHiddenAt(pool: Pool, id: string): Promise<boolean> {
  if (!isHiding()) return false
  const { rows } = await pool.query<Asking>(prepared(askingText, [id]))
  return rows.some((row) => isCrowdHidden(row))
}

const askingText = 'select id, opens, closes, outcome from item where id = $1::bigint'

/** The card of an item as whoever asks may have it: without what people say (`said` of its kind). */
export function cardShown<Row extends Asking & Pick<CardRow, 'card'>>(row: Row): CardRow['card'] {
  if (!isCrowdHidden(row)) return row.card
  const { crowd: _, ...card } = row.card
  return card
}

/** The same of a row of `item` in SQL; where nobody has forecast it there is nothing to hide. */
export function isCrowdShown(): RawBuilder<boolean> {
  const earned = hiding.getStore()
  if (!earned) return sql<boolean>`true`
  return sql<boolean>`(item.id = any(${[...earned]}::bigint[]) or crowd_may_be_hidden(item) is not true)`
}
