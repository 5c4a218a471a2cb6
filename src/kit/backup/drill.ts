/** How a backup was brought back for trial: what stands beside it in its `drill.json`. */
import { z } from 'zod'

/** It goes with the backup, so that no trial is told of longer than what was tried. */
export const drillName = 'drill.json'

export const drillRecord = z.object({
  format: z.literal(1),
  begun: z.iso.datetime(),
  ended: z.iso.datetime(),
  /** How many tables were there, and held as many rows as the backup counted. */
  tables: z.int().nonnegative(),
  /** Why it is not to be relied upon, a sentence each; none where every table came back. */
  faults: z.array(z.string().max(2000)).max(1000),
})
export type DrillRecord = z.output<typeof drillRecord>
