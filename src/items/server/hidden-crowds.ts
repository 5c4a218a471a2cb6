/**
 * Of which questions whoever is being answered is told nothing that others forecast. Whatever reads what people say asks
 * here, so that who answers needs to hand nothing on; and nothing that is made for everybody is made in such a round.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '#kit/dates.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { AnyKind } from '../content-kind.ts'
import { statusOf } from '../status.ts'
import type { CardRow } from './rows.ts'

/**
 * By their ids: the questions that somebody has ever forecast, of which alone they are told; of the others those that
 * numbers of other items count people of (`hidden`), and the worlds whose chances may be made of these (`made`).
 */
export type Earned = {
  readonly forecast: ReadonlySet<string>
  readonly hidden: ReadonlySet<string>
  readonly made: ReadonlySet<string>
}
type Hiding = Earned & { readonly forecast: Set<string> }

const hiding = new AsyncLocalStorage<Hiding | null>()

/** `earned`: null where whoever is answered hides nothing. */
export function hideCrowds<Answer>(earned: Earned | null, work: () => Answer): Answer {
  return hiding.run(earned && { ...earned, forecast: new Set(earned.forecast) }, work)
}

/** From here on this question is told: they have forecast it. */
export function showCrowd(id: string): void {
  hiding.getStore()?.forecast.add(id)
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
  if (!earned || !opens || !closes || earned.forecast.has(String(id))) return false
  return !settled.includes(statusOf({ opens, closes, outcome }, today))
}

/** The same of an item by its id; where nothing is hidden the database is not asked. */
export async function isHiddenAt(pool: Pool, id: string): Promise<boolean> {
  if (!isHiding()) return false
  const { rows } = await pool.query<Asking>(prepared(askingText, [id]))
  return rows.some((row) => isCrowdHidden(row))
}

const askingText = 'select id, opens, closes, outcome from item where id = $1::bigint'

/** What a card says that is made of chances of other items, where that may be of hidden people. */
const madeOfOthers = ['likely', 'drawn']

/** The card of an item as whoever asks may have it: without what people say (`said` of its kind), and what is made of it. */
export function cardShown<Row extends Asking & Pick<CardRow, 'card'>>(row: Row): CardRow['card'] {
  const left = [...(isCrowdHidden(row) ? ['crowd'] : []), ...(isMadeOfHidden(row.id) ? madeOfOthers : [])]
  if (left.length === 0) return row.card
  return Object.fromEntries(Object.entries(row.card).filter(([field]) => !left.includes(field)))
}

/** Whether chances of this item may be made of what is hidden. */
function isMadeOfHidden(id: string | number): boolean {
  return hiding.getStore()?.made.has(String(id)) ?? false
}

/** Numbers of an item as whoever asks may have them: its kind leaves out what is made of hidden people. */
export function numbersShown(kind: AnyKind, numbers: Record<string, unknown>): Record<string, unknown> {
  const earned = hiding.getStore()
  if (!earned || !kind.unswayed || earned.hidden.size === 0) return numbers
  const isHidden = (ref: string) => {
    const id = ref.slice(ref.indexOf('/') + 1)
    return earned.made.has(id) || (earned.hidden.has(id) && !earned.forecast.has(id))
  }
  return kind.unswayed(kind.numbers.parse(numbers), isHidden)
}

/** Whether it may be told how a row of `item` moved, in SQL; where nobody has forecast it there is nothing to hide. */
export function isCrowdShown(): RawBuilder<boolean> {
  const earned = hiding.getStore()
  if (!earned) return sql<boolean>`true`
  return sql<boolean>`(item.id <> all(${[...earned.made]}::bigint[])
    and (item.id = any(${[...earned.forecast]}::bigint[]) or crowd_may_be_hidden(item) is not true))`
}
