/**
 * Who is told what happened to the items that they follow. A reader of the log of events writes it, for all followers of
 * an item in one statement; what comes by the clock is looked for every hour.
 */
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import type { AnyKind } from '#items/content-kind.ts'
import { commentShown } from '#discussion/events.ts'
import { itemChanged, itemGone, itemMoved, itemPublished, numbersMade } from '#items/events.ts'
import { dayMs, dayOf } from '#kit/dates.ts'
import { idOf } from '#kit/events/event.ts'
import { type Db, type EventsFor, type Reader, reader } from '#kit/server/events/reader.ts'
import { doubling, type Task } from '#kit/server/work/task.ts'
import { keptDays } from '../../whats.ts'
import { removeDeleted, removeGone, removeOld, saveClosing, saveDue, saveGone, saveRanOut } from './notice-rows.ts'
import { tellChanges } from './tell-changes.ts'
import { tellMoves } from './tell-moves.ts'
import { tellReplies } from './tell-replies.ts'

const kinds = [itemChanged, itemPublished, itemGone, numbersMade, itemMoved, commentShown] as const
type Told = EventsFor<(typeof kinds)[number]>

/** Whoever starts this on an old database does not tell what was long ago. */
export function followingReader(contentKinds: readonly AnyKind[]): Reader {
  return reader({
    name: 'notices.following',
    pauseMs: 500,
    kinds,
    async perform(events, trx) {
      const since = new Date(Date.now() - dayMs)
      const fresh = events.filter(({ at }) => at >= since)
      const except = Map.groupBy(fresh, ({ ref }) => idOf(ref))
      const ids = idsOf(fresh, itemChanged.name, itemPublished.name)
      const asked = { ids, since, except: new Map([...except].map(actorsOf)) }
      await tellChanges(trx, contentKinds, asked)
      await tellReplies(trx, { ids: idsOf(fresh, commentShown.name), since })
      await tellMoves(trx, { ids: idsOf(fresh, numbersMade.name, itemMoved.name), since })
      for (const event of events) await tellStanding(trx, event, since) // eslint-disable-line no-await-in-loop
    },
  })
}

/** Null where anything may have happened. */
function idsOf(events: Told, ...names: string[]): string[] | null {
  if (events.some(({ kind }) => kind === 'everything')) return null
  return [...new Set(events.filter(({ kind }) => names.includes(kind)).map(({ ref }) => idOf(ref)))]
}

function actorsOf([id, events]: [string, Told[number][]]): [string, string[]] {
  return [id, events.flatMap(({ actor }) => actor ?? [])]
}

/** That an item is gone, or back. */
async function tellStanding(trx: QueryExecutorProvider, event: Told[number], since: Date): Promise<void> {
  const itemId = idOf(event.ref)
  if (event.kind === 'item.published') await removeGone(trx, itemId)
  if (event.kind !== 'item.gone') return
  const { at, actor, data } = event
  const { type: kind, how = 'private', isPublic } = data
  const told = { itemId, kind, how, at, day: dayOf(at), except: actor === null ? [] : [actor] }
  if (isPublic && at >= since) await saveGone(trx, told)
  if (how === 'deleted') await removeDeleted(trx, itemId)
}

const usual = {
  payload: z.object({}),
  repeat: 'again',
  atOnce: 1,
  waits: doubling(60_000, 3_600_000),
  mostFailures: 10,
} as const

export function followingTasks(db: Db): Task[] {
  const closing: Task<object> = {
    ...usual,
    name: 'notices.closing',
    schedule: '3 * * * *',
    perform: () => tellByClock(db, new Date()),
  }
  const forgetting: Task<object> = {
    ...usual,
    name: 'notices.forgetting',
    schedule: '53 2 * * *',
    perform: () => removeOld(db, new Date(Date.now() - keptDays * dayMs)),
  }
  return [closing as Task, forgetting as Task]
}

export async function tellByClock(db: QueryExecutorProvider, now: Date): Promise<void> {
  await saveClosing(db, dayOf(now), now)
  await saveDue(db, dayOf(now), now)
  await saveRanOut(db, dayOf(now), now)
}
