/** Where an item stands on the radar and what it says there, as its kind reads it. */
import { cardSchema } from '../../contract.ts'
import type { AnyKind } from '../../content-kind.ts'
import { withSaid } from '../../with-said.ts'
import { cardShown, numbersShown } from '../hidden-crowds.ts'
import { presentCard } from '../present.ts'
import { cardColumns, type CardRow } from '../rows.ts'

export type PlaceRow = CardRow & { details: Record<string, unknown>; numbers: Record<string, unknown> | null }
/** `says`: what the year means, as 'resolves 2035'. */
export type RadarPlace = { year: number; says: string; figure: string; isEstimate: boolean }

/** Numbers of what is published are those that all may see. */
export const placeColumns = `${cardColumns}, details_whole(item.details) as details, (
    select numbers from item_numbers where item_id = item.id and (is_public or item.published_at is null)
    order by made_at desc limit 1
  ) as numbers`

/** Null of a kind that is not known any more. */
export function placeOf(row: PlaceRow, kinds: readonly AnyKind[], day: string): RadarPlace | null {
  const kind = kinds.find(({ name }) => name === row.kind)
  if (!kind) return null
  // Of any kind a schema has what all lists share, which its type cannot say.
  const card = cardSchema(kind).parse(presentCard(row, day)) as unknown as Parameters<AnyKind['whenOf']>[0]
  const { year, says } = kind.whenOf(card)
  const numbers = row.numbers && kind.numbers.parse(numbersShown(kind, row.numbers))
  const { text, isEstimate } = kind.figureOf(withSaid(kind, row.details, cardShown(row)), numbers, day)
  return { year, says, figure: text, isEstimate }
}
