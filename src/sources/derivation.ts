/** What may be made of the values of a source before they are ours, and how a page says it. */
import { z } from 'zod'

const ofEach = z.enum(['mean', 'sum', 'last', 'max', 'count'])

export const derivation = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('as-is') }),
  z.strictObject({ is: z.literal('scale'), factor: z.number().refine((factor) => factor !== 0, 'is 0') }),
  /**
   * Each year's values as one; the year that is not over yet is left out. `whole`: and so are years that lack a month or
   * a quarter; of days nobody knows how many there should be.
   */
  z.strictObject({ is: z.literal('gather'), how: ofEach, whole: z.literal(true).exactOptional() }),
  /** The mean of twelve months; a year that lacks one has none. */
  z.strictObject({ is: z.literal('months-mean') }),
  /** All series of the answer as one, each year by itself. */
  z
    .strictObject({
      is: z.literal('world-of-countries'),
      how: z.enum(['mean', 'sum', 'weighted']),
      /** The address, at the same source, of what weighs them: how many people live in each. */
      by: z.record(z.string(), z.string()).exactOptional(),
    })
    .refine(({ how, by }) => (how === 'weighted') === (by !== undefined), 'is weighted by an address, else by none'),
])
export type Derivation = z.output<typeof derivation>

/** The other address that is asked for it, or null. */
export function weightsOf(how: Derivation): Record<string, string> | null {
  return (how.is === 'world-of-countries' && how.by) || null
}

/** As the page says it; null where nothing was computed. */
export function sayDerived(how: Derivation): string | null {
  if (how.is === 'as-is') return null
  const says = {
    scale: (factor: number) => `multiplied by ${factor}`,
    gather: { mean: 'the mean', sum: 'the sum', last: 'the last', max: 'the highest', count: 'the number' },
  }
  const what =
    how.is === 'scale'
      ? says.scale(how.factor)
      : how.is === 'gather'
        ? `${says.gather[how.how]} of each year’s values${how.whole ? ', of years that lack none' : ''}`
        : how.is === 'months-mean'
          ? 'the mean of the twelve months of each year'
          : overCountries[how.how]
  return `Computed by Farsight: ${what}.`
}

const overCountries = {
  mean: 'the mean over countries',
  sum: 'the sum over countries',
  weighted: 'the mean over countries, weighted by another series of the source, of times with 95% of the weight',
}
