/**
 * Tells search engines which pages have changed (IndexNow), where the operator has a key: once an hour, what changed in
 * that hour, and of that what lists show. Whoever it is told fetches the pages for themselves, and finds out there what
 * may be read.
 */
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { reader } from '#kit/server/events/reader.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { paths } from '#items/paths.ts'
import { isNews, newsKinds } from '../news.ts'
import { listChanged } from './changed-store.ts'

export const indexNow = 'https://api.indexnow.org/indexnow'
export const keyFile = (key: string) => `/${key}.txt`

/** The hour in which something happened, and when it began. */
const payload = z.object({ from: z.iso.datetime() })
type Payload = z.output<typeof payload>
const batchTask = { name: 'outlets.index-now', payload, repeat: 'once' } as const satisfies TaskName<Payload>

const hourMs = 3_600_000
/** What was written in the last moment of an hour is read a little later. */
const graceMs = 60_000
/** More than that nobody takes at once; whoever misses one finds it in the sitemap. */
const mostAddresses = 10_000

export const indexNowReader = reader({
  name: 'search engines',
  kinds: newsKinds,
  async perform(events, trx) {
    const now = Date.now()
    const news = events.filter((event) => now - event.at.getTime() < hourMs && isNews(event))
    const hours = new Set(news.map(({ at }) => Math.floor(at.getTime() / hourMs) * hourMs))
    await enqueueAll(
      trx,
      batchTask,
      [...hours].map((hour) => {
        const from = new Date(hour).toISOString()
        return { payload: { from }, key: from, delayMs: Math.max(0, hour + hourMs + graceMs - now) }
      }),
    )
  },
})

type Parts = {
  db: QueryExecutorProvider
  origin: string
  key: string
  /** Throws where it was not taken. */
  post(url: string, said: object, signal: AbortSignal): Promise<void>
}

export function batchWork({ db, origin, key, post }: Parts): Task<Payload> {
  return {
    ...batchTask,
    atOnce: 1,
    waits: doubling(600_000, 4 * hourMs),
    mostFailures: 5,
    async perform({ from }, job) {
      const until = new Date(Date.parse(from) + hourMs)
      const changed = await listChanged(db, { from: new Date(from), until, most: mostAddresses })
      if (changed.length === 0) return
      const urlList = changed.map(({ kind, id }) => origin + paths.item(kind, id))
      await post(indexNow, { host: new URL(origin).host, key, keyLocation: origin + keyFile(key), urlList }, job.signal)
    },
  }
}
