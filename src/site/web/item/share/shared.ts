/** An item that somebody wants to pass on. */
import type { Standing } from '#items/mine/words.ts'
import type { Whole } from '#items/web/kind-view.ts'

/** `standing`: null for readers, who only ever see what is published. */
export type Shared = {
  item: Pick<Whole, 'kind' | 'id' | 'title' | 'version' | 'status'>
  origin: string
  standing: Standing | null
}

/** What an address that names a version does not show: of what asks something people may say more than its versions do. */
export const sayLeftOut = (status: Shared['item']['status']): string =>
  status === null ? '' : ', without what people forecast of it'
