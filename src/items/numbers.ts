/**
 * The numbers of an item: what the engine makes of it at a version, and of what it rests on. Kept, and never computed
 * when a page is read.
 */
import { z } from 'zod'

/** An item or a scenario set, at a version: `trend/131`, `set/electricity-2045`. */
export const restsOn = z.object({ item: z.string(), version: z.int().min(1) })
/** As it is kept: `said` names the row that told what people said of it together, where that went into them too. */
export type RestsOn = z.output<typeof restsOn> & { said?: string }

/** What stands beside the numbers of every kind. */
export const numbersHead = z.object({
  /** Of the item. The newest numbers may be of the version before, for the moment that it takes to make them anew. */
  version: z.int().min(1),
  madeAt: z.iso.datetime(),
  restsOn: z.array(restsOn),
})
export type NumbersHead = z.output<typeof numbersHead>
