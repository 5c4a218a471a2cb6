/**
 * The evidence of a report: every value that one of its sentences may state, with the item and version it was read
 * from, or the formula and the values it was computed from. Nothing outside this table is ever said.
 */
import { z } from 'zod'

/** `e12`, counted within a report. */
export const evidenceId = z.string().regex(/^e[1-9]\d{0,4}$/)
export type EvidenceId = z.output<typeof evidenceId>

/**
 * `field` is a path within the item at that version: `title`, `details.houseForecast.estimate.probability`,
 * `details.series.observations.2024`, `numbers.projection.2035.p50`. What was computed for this report has item
 * `report` and version null, and names its formula.
 */
export const evidence = z.object({
  id: evidenceId,
  /** `prediction/12`, `trend/131`, `scenario/9`, `set/electricity-2045`, or `report`. */
  item: z.string(),
  version: z.int().nullable(),
  field: z.string(),
  value: z.union([z.number(), z.string()]),
  /** What it is, for a footnote: 'Fossil CO2 emissions, median of the projection for 2035'. */
  title: z.string(),
  unit: z.string().nullable(),
  /** A name from `formulas.ts`; null for what was read and not computed. */
  formula: z.string().nullable(),
  /** What the formula took, by id, in its order. */
  inputs: z.array(evidenceId),
  /** What is known about how good it is: 'error .82 of naive over 21 values'. */
  record: z.string().nullable(),
})
export type Evidence = z.output<typeof evidence>
