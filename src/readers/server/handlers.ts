/** Answers the calls about what readers add to trends, from the parts that each answer some. */
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { ContentTables } from '#items/server/tables.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Viewer } from '#kit/viewer.ts'
import { ratingsOf } from '../ratings.ts'
import { signalsOnPage } from '../words.ts'
import type { ReadersHandlers } from './answers.ts'
import { judgingHandlers } from './judging/judging.ts'
import { findSaid } from './page-store.ts'
import { ratingHandlers } from './rating.ts'
import { reportHandlers } from './reports.ts'
import { signalHandlers } from './signals.ts'

/** The same database twice: to write in, and to ask prepared statements of. */
type Store = { db: Kysely<ContentTables>; pool: Pool }

export function readersHandlers({ db, pool }: Store): ReadersHandlers {
  const page = async (id: string, viewer: Viewer, cursor?: string) => {
    const [date = '', signal = ''] = cursor?.split('_') ?? []
    const after = cursor === undefined ? null : { date, id: signal }
    const said = await findSaid(pool, { id, viewer, after, most: signalsOnPage + 1 })
    if (!said) throw new Refusal('item-not-found')
    const signals = said.signals.slice(0, signalsOnPage)
    const last = said.signals.length > signalsOnPage ? signals.at(-1) : undefined
    return { ...said, signals, next: last ? `${last.date}_${last.id}` : null }
  }
  return {
    async findReaders({ params: { id }, viewer }) {
      const { ratings, ...list } = await page(id, viewer)
      return { trendId: id, ...list, ratings: ratingsOf(ratings) }
    },
    listSignals: ({ params: { id }, query: { cursor }, viewer }) => page(id, viewer, cursor),
    ...signalHandlers(db),
    ...reportHandlers(db),
    ...ratingHandlers(db),
    ...judgingHandlers(db),
  }
}
