/** An item that stands at a time, as the timeline and the radar show it. */
import type { Category } from '#items/category-titles.ts'
import type { When } from '#items/shelf/when.ts'

export type DatedItem = {
  kind: string
  id: string
  label: string
  title: string
  category: Category
  /** Its number in the fewest words; empty where it has none. */
  figure: string
  /** What that counts, where it has no room for it; of what an edition kept nobody knows. */
  unit?: string | undefined
  isEstimate: boolean
  when: When
}
