/**
 * Tells a hub that a feed has something new (WebSub, for publishers), where the operator names one: what has happened is
 * read from the log of events and becomes a job for each feed. The hub fetches the feed and says it to all who wait, so
 * that none of them has to look. It is told of nothing but feeds that everybody may read and lists lead to.
 */
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { idOf } from '#kit/events/event.ts'
import { reader } from '#kit/server/events/reader.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { paths } from '#items/paths.ts'
import { pingedBy } from '../../feeds/pinged.ts'
import { isNews, newsKinds } from '../news.ts'
import { findKindOfNews } from './topic-store.ts'

/** A feed by its name, or an item by its id. */
const payload = z.union([z.object({ feed: z.string() }), z.object({ item: z.string() })])
type Payload = z.output<typeof payload>
const pingTask = { name: 'outlets.ping', payload, repeat: 'again' } as const satisfies TaskName<Payload>

/** A hub that is named for the first time hears nothing of what was long ago. */
const oldestMs = 60 * 60 * 1000

export const pingReader = reader({
  name: 'hub of feeds',
  kinds: newsKinds,
  async perform(events, trx) {
    const news = events.filter((event) => Date.now() - event.at.getTime() < oldestMs && isNews(event))
    const feeds = new Set(news.flatMap(({ kind }) => pingedBy(kind)))
    const items = new Set(news.flatMap(({ kind, ref }) => (kind === 'everything' ? [] : [idOf(ref)])))
    await enqueueAll(trx, pingTask, [
      ...[...feeds].map((feed) => ({ payload: { feed }, key: feed })),
      ...[...items].map((item) => ({ payload: { item }, key: item })),
    ])
  },
})

type Parts = {
  db: QueryExecutorProvider
  origin: string
  hub: string
  /** Throws where the hub has not heard it. */
  post(url: string, form: Record<string, string>, signal: AbortSignal): Promise<void>
}

export function pingWork({ db, origin, hub, post }: Parts): Task<Payload> {
  return {
    ...pingTask,
    atOnce: 1,
    waits: doubling(60_000, 3_600_000),
    mostFailures: 8,
    async perform(told, job) {
      const topics = 'feed' in told ? topicsOf(told.feed) : await itemTopics(db, told.item)
      // One after the other: where one fails, the job is done again and tells all of them.
      for (const topic of topics) await post(hub, { 'hub.mode': 'publish', 'hub.url': origin + topic }, job.signal) // eslint-disable-line no-await-in-loop
    },
  }
}

const topicsOf = (feed: string) => ['atom', 'rss', 'json'].map((format) => paths.feed(feed, format))

async function itemTopics(db: QueryExecutorProvider, id: string): Promise<string[]> {
  const kind = await findKindOfNews(db, id)
  return kind ? [paths.itemFile(kind, id, '.atom')] : []
}
