/** What the kept pages of a process are told of while something is done. */
import type { QueryExecutorProvider } from 'kysely'
import { eventKinds } from '#app/events.ts'
import type { Notice } from '#kit/events/tag.ts'
import { findEnd, readEvents } from '#kit/server/events/event-log.ts'
import { noticesBy } from '#kit/server/events/forget-pages.ts'
import { askIn } from '#kit/server/events/reader.ts'

export function givenNotices(db: QueryExecutorProvider) {
  const ask = askIn(db)
  const noticeOf = noticesBy(eventKinds)
  return async (work: () => Promise<unknown>): Promise<Notice[]> => {
    const before = await findEnd(ask)
    await work()
    return (await readEvents(ask, before, eventKinds)).events.flatMap((event) => noticeOf(event) ?? [])
  }
}
