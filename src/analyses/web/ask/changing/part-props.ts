/** What the fields of one part are told, and what they tell. */
import type { Draft } from './draft.ts'
import type { Thing } from './things.ts'

export type PartProps = {
  draft: Draft
  things: readonly Thing[]
  /** What these are measured in. */
  units: readonly string[]
  isPlaceCovered: boolean
  change: (part: Partial<Draft>) => void
}
