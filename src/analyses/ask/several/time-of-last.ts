/** Amounts that are asked for together are asked for one time, also where only the last of them names it. */
import type { Ask } from '../ask.ts'

/** 'How high will the sea be, and how warm the air in 2040?' */
export function withTimeOfLast<Part extends { ask: Ask }>(parts: readonly Part[]): Part[] {
  const when = parts.at(-1)?.ask.when
  const areAmounts = parts.every(({ ask }) => ask.wants === 'amount')
  if (!areAmounts || when?.kind !== 'in') return [...parts]
  return parts.map((part) => (part.ask.when ? part : { ...part, ask: { ...part.ask, when } }))
}
