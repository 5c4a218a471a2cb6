/** The calibration curve as it is told. */
import { z } from 'zod'

const share = z.number().min(0).max(1)

/** Nine of ten times it lies between `low` and `high` by luck alone. */
export const bins = z.array(z.object({ chance: share, frequency: share, low: share, high: share, questions: z.int() }))
