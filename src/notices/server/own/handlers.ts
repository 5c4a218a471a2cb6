/** Answers the calls about one's own notices. */
import type { Pool } from 'pg'
import type { QueryExecutorProvider } from 'kysely'
import type { AnyKind } from '#items/content-kind.ts'
import { dayOf } from '#kit/dates.ts'
import { idOf } from '#kit/events/event.ts'
import type { Handlers } from '#kit/server/api/serve.ts'
import { userOf } from '#kit/viewer.ts'
import type { noticeContract } from '../../contract.ts'
import { countUnseen, listNotices, type NoticePlace, type NoticeRow, saveSeen } from './own-store.ts'
import { tellAll } from './told.ts'

type Store = { db: QueryExecutorProvider; pool: Pool }

export function noticeHandlers({ db, pool }: Store, kinds: readonly AnyKind[]): Handlers<typeof noticeContract> {
  return {
    async listNotices({ query: { cursor, limit }, viewer, now }) {
      const { id } = userOf(viewer)
      const [rows, unseen] = await Promise.all([
        listNotices(db, id, { place: placeOf(cursor), most: limit + 1 }),
        countUnseen(db, id),
      ])
      const shown = rows.slice(0, limit)
      const told = await tellAll(shown, id, { pool, kinds, today: dayOf(now) })
      return {
        notices: told.map(({ seq, at, ...rest }) => ({ ...rest, id: seq, at: at.toISOString() })),
        unseen,
        next: rows.length > limit ? cursorOf(shown.at(-1)) : null,
      }
    },

    async countNotices({ viewer }) {
      return { unseen: await countUnseen(db, userOf(viewer).id) }
    },

    async seeNotices({ body: { until, ref }, viewer, now }) {
      const { id } = userOf(viewer)
      await saveSeen(db, { accountId: id, until: new Date(until), itemId: ref === undefined ? null : idOf(ref), now })
      return { unseen: await countUnseen(db, id) }
    },
  }
}

/** '1_1764288000000_12': not seen, when it came, and which it is. */
function cursorOf(row: NoticeRow | undefined): string | null {
  return row ? `${row.isSeen ? 0 : 1}_${row.at.getTime()}_${row.seq}` : null
}

function placeOf(cursor: string | undefined): NoticePlace | null {
  const [isUnseen, ms, seq] = cursor?.split('_') ?? []
  return seq === undefined ? null : { isUnseen: isUnseen === '1', at: new Date(Number(ms)), seq }
}
