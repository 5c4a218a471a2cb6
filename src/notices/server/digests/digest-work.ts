/**
 * One mail a day at most for whoever wants it, at seven in the morning: what happened to what they follow and they have
 * not seen. Which day it is of is written before it is sent, so that no two processes send it; one that dies in between
 * has sent none, and what it would have told comes the next day.
 */
import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { AnyKind } from '#items/content-kind.ts'
import { dayOf } from '#kit/dates.ts'
import type { Db } from '#kit/server/events/reader.ts'
import { enqueueAll } from '#kit/server/work/enqueue.ts'
import { doubling, type Task, type TaskName } from '#kit/server/work/task.ts'
import { describeDigest, inOrder, mostEntries } from '../../digest/digest.ts'
import { headersOf } from '../../digest/headers.ts'
import type { Letter, Site } from '../../letters.ts'
import type { Mail } from '../notice-work.ts'
import { tellAll } from '../own/told.ts'
import { findAddress, listNews, listReaders, removeBegun, saveBegun, saveMailed } from './digest-store.ts'
import { leaveAddress } from './leaving.ts'

type Parts = { db: Db; pool: Pool; kinds: readonly AnyKind[]; mail: Mail; site: Site }

const payload = z.object({ account: z.string(), day: z.iso.date() })
type Payload = z.output<typeof payload>
const digestTask = { name: 'notices.digest', payload, repeat: 'once' } as const satisfies TaskName<Payload>

const usual = { atOnce: 1, waits: doubling(60_000, 3_600_000), mostFailures: 6 }

export function digestTasks(parts: Parts): Task[] {
  const { db } = parts
  const daily: Task<object> = {
    ...usual,
    name: 'notices.digests',
    payload: z.object({}),
    repeat: 'again',
    schedule: '0 7 * * *',
    async perform() {
      const day = dayOf(new Date())
      const accounts = await listReaders(db)
      await enqueueAll(
        db,
        digestTask,
        accounts.map((account) => ({ payload: { account, day }, key: `${account} ${day}`, owner: account })),
      )
    },
  }
  const one: Task<Payload> = {
    ...digestTask,
    ...usual,
    keptDays: 2,
    async perform({ account, day }) {
      const found = await findDigest(parts, account, day)
      if (!found || !(await saveBegun(db, account, day))) return
      try {
        await parts.mail.send(found.letter)
      } catch (error) {
        await removeBegun(db, account, day)
        throw error
      }
      await saveMailed(db, found.seqs, new Date())
    },
  }
  return [daily as Task, one as Task]
}

type Found = { letter: Letter & { to: string }; seqs: string[] }

/** Null where there is nothing to say, or nobody to say it to any more. */
async function findDigest(parts: Parts, account: string, day: string): Promise<Found | null> {
  const { db, pool, kinds, site } = parts
  const to = await findAddress(db, account)
  const rows = to === null ? [] : inOrder(await listNews(db, account))
  if (to === null || rows.length === 0) return null
  const entries = await tellAll(rows.slice(0, mostEntries), account, { pool, kinds, today: day })
  const path = await leaveAddress(db, account)
  const { hostname: host } = new URL(site.origin)
  const leave = site.origin + path
  const said = describeDigest({ entries, more: rows.length - entries.length, leave, site })
  return {
    letter: {
      to,
      ...said,
      headers: headersOf(leave, { host, productName: site.productName }),
      messageId: messageIdOf(path, day, host),
    },
    seqs: rows.map(({ seq }) => seq),
  }
}

/** The same for the same person and day, and nothing that could be read of either. */
function messageIdOf(secret: string, day: string, host: string): string {
  return `<${createHmac('sha256', secret).update(day).digest('hex').slice(0, 32)}@${host}>`
}
