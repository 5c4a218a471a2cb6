/** What forecasts need to know of the prediction that they are of, as its card has it. */
import type { z } from 'zod'
import { prediction } from '#predictions/kind.ts'

const card = prediction.card.extend(prediction.cardNumbers.shape)
export type Asked = z.output<typeof card>

export function askedOf(row: { card: unknown }): Asked {
  return card.parse(row.card)
}
