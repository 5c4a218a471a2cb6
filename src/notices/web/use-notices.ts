/** One's notices, a page after another. */
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { callNotices, type Notice, type NoticePage } from './call-notices.ts'

const pageSize = 30
const mostAtOnce = 100
const how: HowPaged<NoticePage, Notice> = {
  rowsOf: ({ notices }) => notices,
  idOf: ({ id }) => id,
  anew: (shown) => ({ limit: Math.min(mostAtOnce, Math.max(pageSize, shown)) }),
}

export function useNotices() {
  return usePages(callNotices, 'listNotices', { params: {}, query: { limit: pageSize } }, how)
}
