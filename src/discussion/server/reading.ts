/** Answers the calls that read comments. */
import { Refusal } from '#kit/refusal.ts'
import { userOf } from '#kit/viewer.ts'
import { threadsOnPage } from '../words.ts'
import type { Discussion, DiscussionHandlers } from './answers.ts'
import { findComment, findThreads, listMine, listReplies, listVersions } from './page-store.ts'
import { createPresent } from './present.ts'

const repliesAsked = 50
const mineAsked = 50

type Part = Pick<DiscussionHandlers, 'listComments' | 'listReplies' | 'listCommentVersions' | 'listMyComments'>

export function readingHandlers({ pool, texts }: Pick<Discussion, 'pool' | 'texts'>): Part {
  const present = createPresent(texts)
  return {
    async listComments({ params, query: { sort, cursor }, viewer }) {
      const on = { ...params, viewer }
      const page = await findThreads(pool, on, { sort, after: readPlace(cursor), most: threadsOnPage + 1 })
      if (!page) throw new Refusal('item-not-found')
      const shown = page.threads.slice(0, threadsOnPage)
      const last = page.threads.length > threadsOnPage ? shown.at(-1) : undefined
      return {
        itemId: params.id,
        total: page.total,
        threads: await Promise.all(shown.map(present.thread)),
        next: last ? `${last.minds}_${last.id}` : null,
      }
    },

    async listReplies({ params: { comment: of, ...item }, query: { cursor }, viewer }) {
      const on = { ...item, viewer }
      if (!(await findComment(pool, on, of))) throw new Refusal('comment-not-found')
      const rows = await listReplies(pool, on, { of, after: cursor ?? null, most: repliesAsked + 1 })
      return present.replies(rows, repliesAsked)
    },

    async listMyComments({ query: { cursor }, viewer }) {
      const rows = await listMine(pool, userOf(viewer), { before: cursor ?? null, most: mineAsked + 1 })
      const shown = rows.slice(0, mineAsked)
      return {
        comments: await Promise.all(shown.map(present.mine)),
        next: rows.length > mineAsked ? (shown.at(-1)?.id ?? null) : null,
      }
    },

    async listCommentVersions({ params: { comment: id, ...item }, viewer }) {
      const rows = await listVersions(pool, { ...item, viewer }, id)
      if (rows.length === 0) throw new Refusal('comment-not-found')
      return { versions: await Promise.all(rows.map(present.version)) }
    },
  }
}

/** '3_131': after comment 131, by which three had changed their mind. The schema has seen it. */
function readPlace(cursor: string | undefined) {
  const [minds, id] = cursor?.split('_') ?? []
  return id === undefined ? null : { minds: Number(minds), id }
}
