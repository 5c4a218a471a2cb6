/** How right people together had been when a dossier was gathered, as it holds that; the record tells it to everybody. */
import { z } from 'zod'

const share = z.number().min(0).max(1)

export const crowdRecord = z.object({
  /** The last day that it knows of. */
  at: z.iso.date(),
  /** With a Brier score, the mean of which is `brier`: 0 is perfect. Luck alone could put it from `low` to `high`. */
  questions: z.int(),
  brier: share,
  low: z.number(),
  high: z.number(),
  /** How often it came about, by the chance that was told. */
  bins: z.array(z.object({ chance: share, frequency: share, questions: z.int() })),
})
export type CrowdRecord = z.output<typeof crowdRecord>

/** Null where too few questions have come out. */
export type FindCrowdRecord = () => Promise<Omit<CrowdRecord, 'at'> | null>
