/** What the text of a trend says by field: what drives it, what could break it, what to watch. */
import { z } from 'zod'
import { pushes, said, shown } from '#items/bearing/bearing.ts'
import { itemRef } from '#items/item.ts'

/** `pushes`: the values, where the text says which way. `item`: one that measures it, or asks about it. */
const force = z.object({
  what: said,
  pushes: pushes.exactOptional(),
  item: itemRef.exactOptional(),
  /** How long it takes to show: 'within a year'. */
  lag: z.string().min(2).max(80).exactOptional(),
  ...shown,
})
export type Force = z.output<typeof force>

const watched = z.object({ what: said, item: itemRef.exactOptional(), ...shown })
export type Watched = z.output<typeof watched>

export const forces = {
  drives: z.array(force).min(1).max(10).exactOptional(),
  breaks: z.array(force).min(1).max(10).exactOptional(),
  watch: z.array(watched).min(1).max(10).exactOptional(),
}
export type Forces = { drives?: Force[]; breaks?: Force[]; watch?: Watched[] }

/** All that they say, for search. */
export const wordsOfForces = ({ drives = [], breaks = [], watch = [] }: Forces): string =>
  [...drives, ...breaks, ...watch].map(({ what }) => what).join(' ')
