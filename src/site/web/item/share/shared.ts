/** An item that somebody wants to pass on. */
import type { Standing } from '#items/mine/words.ts'
import type { Whole } from '#items/web/kind-view.ts'

/** `standing`: null for readers, who only ever see what is published. */
export type Shared = {
  item: Pick<Whole, 'kind' | 'id' | 'title' | 'version'>
  origin: string
  standing: Standing | null
}
