/** A scenario while somebody writes it: its fields as the entry has them, any number or item not there yet. */
import type { Comparison } from '#kit/comparison-words.ts'
import type { ItemRef } from '#items/item.ts'
import type { KindEntry } from '#items/web/kind-form.ts'

/** Of a prediction an outcome, of a trend a threshold. Neither is known before the item is chosen. */
export type Claim = { outcome: string } | { comparison: Comparison; threshold: number | null }
export type WrittenMember = { to: ItemRef | null } & (
  | { outcome: string }
  | { at: number | null; comparison: Comparison; threshold: number | null }
)
export type WrittenSignpost = { title: string; watch: ItemRef | null; by: number | null } & Claim

export type ScenarioForm = KindEntry & {
  set: string
  states: Record<string, string>
  consistent: boolean
  members: WrittenMember[]
  signposts: WrittenSignpost[]
}
