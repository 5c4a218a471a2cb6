/**
 * Letters that nobody waits for: what has happened is read from the log of events and becomes jobs, which hold ids and
 * no words. A letter may come twice where a process dies at the wrong moment, and never tells what no longer holds.
 */
import type { QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import { analysisProgressed } from '#analyses/events.ts'
import { authorJudged, itemGone, itemPublished, itemReported } from '#items/events.ts'
import { findWaiting } from '#items/server/authors/authors-store.ts'
import { idOf } from '#kit/events/event.ts'
import { type Db, type EventsFor, reader } from '#kit/server/events/reader.ts'
import { enqueue, enqueueAll, type Wish } from '#kit/server/work/enqueue.ts'
import { doubling, Postponed, type Task, type TaskName } from '#kit/server/work/task.ts'
import { outcomeDoubted } from '#predictions/events.ts'
import { outcomeObjected, outcomeUpheld } from '#resolution/events.ts'
import { commentJudged, commentReported, commentWaits } from '#discussion/events.ts'
import { signalJudged, signalReported, signalWaits } from '#readers/events.ts'
import { bankAnswered, membershipDue } from '#membership/events.ts'
import { listLongWaiting, saveToldOfHolds } from '#sources/server/holds.ts'
import { type About, describeLetter, type Facts, type Letter, type Site } from '../letters.ts'
import { whenToTell } from '../whom-to-tell.ts'
import {
  findCommentHidden,
  findCommentShown,
  findDue,
  findHidden,
  findMoved,
  findReport,
  findSignalHidden,
  findSignalShown,
  findStopped,
  findTold,
  findUnpaid,
  findUpheld,
  hasJustEnded,
  listUpheld,
  saveTold,
} from './notice-store.ts'

export type Mail = { send(letter: Letter & { to: string }): Promise<void> }
type Options = {
  db: Db
  mail: Mail
  site: Site
  operators: readonly string[]
}

/** `id`: of the item, the account or the analysis that it is about; of the queue, the address of the operator. */
const payload = z.object({
  about: z.enum([
    'hidden',
    'signalHidden',
    'signalShown',
    'commentHidden',
    'commentShown',
    'upheld',
    'upheldOfAuthor',
    'stopped',
    'due',
    'unpaid',
    'report',
    'moved',
    'queue',
    'holds',
  ]),
  id: z.string(),
})
type Payload = z.output<typeof payload>

const letterTask = { name: 'notices.letter', payload, repeat: 'once' } as const satisfies TaskName<Payload>
const operatorsTask = {
  name: 'notices.operators',
  payload: z.object({}),
  repeat: 'again',
} as const satisfies TaskName<object>

const holdsTask = { name: 'notices.holds', payload: z.object({}), repeat: 'again' } as const satisfies TaskName<object>

/** Whoever starts this on an old database does not write about what was long ago. */
const oldestMs = 24 * 60 * 60 * 1000

const kinds = [
  itemGone,
  itemReported,
  itemPublished,
  authorJudged,
  membershipDue,
  bankAnswered,
  analysisProgressed,
  signalWaits,
  signalReported,
  signalJudged,
  commentWaits,
  commentReported,
  outcomeObjected,
  outcomeUpheld,
  commentJudged,
  outcomeDoubted,
] as const

/** What may have come to wait for operators. */
const forOperators: ReadonlySet<string> = new Set(
  [
    itemReported,
    itemPublished,
    signalWaits,
    signalReported,
    commentWaits,
    commentReported,
    outcomeDoubted,
    outcomeObjected,
  ].map(({ name }) => name),
)

export const noticeReader = reader({
  name: 'notices',
  // Letters are in no hurry.
  pauseMs: 500,
  kinds,
  async perform(events, trx) {
    const fresh = events.filter(({ at }) => Date.now() - at.getTime() < oldestMs)
    const letters = await Promise.all(fresh.map(async (event) => lettersFor(event, trx)))
    await enqueueAll(trx, letterTask, letters.flat())
    if (fresh.some(({ kind }) => forOperators.has(kind)))
      await enqueue(trx, operatorsTask, { payload: {}, key: 'queue' })
  },
})

type Told = EventsFor<(typeof kinds)[number]>[number]

/** One event is one letter, however often it is read. */
async function lettersFor(event: Told, trx: QueryExecutorProvider): Promise<Wish<Payload>[]> {
  const id = idOf(event.ref)
  const about = aboutWhat(event)
  if (about) return [wish(about, id, event.seq)]
  if (event.kind === 'outcome.upheld') return upheldLetters(await listUpheld(trx, id))
  // An analysis tells of every step; of its end there is one letter.
  return event.kind === 'analysis.progressed' && (await hasJustEnded(trx, id)) ? [wish('report', id, id)] : []
}

/** Several who object are answered at once: each hears it, and the author once. */
function upheldLetters(answered: readonly { id: string }[]): Wish<Payload>[] {
  const [first] = answered
  const each = answered.map(({ id }) => wish('upheld', id, id))
  return first ? [...each, wish('upheldOfAuthor', first.id, first.id)] : []
}

const ofSignals = { hidden: 'signalHidden', shown: 'signalShown' } as const
const ofComments = { hidden: 'commentHidden', shown: 'commentShown' } as const

/** Where each such event is a letter. */
function aboutWhat({ kind, data }: Told): About | null {
  if (kind === 'item.gone' && data.how === 'hidden') return 'hidden'
  if (kind === 'author.judged' && data.word === 'stopped') return 'stopped'
  if (kind === 'signal.judged') return ofSignals[data.action]
  if (kind === 'comment.judged') return ofComments[data.action]
  if (kind === 'bank.answered' && data.state === 'failed') return 'unpaid'
  return kind === 'membership.due' ? 'due' : null
}

function wish(about: About, id: string, key: string): Wish<Payload> {
  return { payload: { about, id }, key: `${about} ${key}` }
}

const usual = { atOnce: 1, waits: doubling(60_000, 3_600_000), mostFailures: 10 }

export function noticeTasks({ db, mail, site, operators }: Options): Task[] {
  const letters: Task<Payload> = {
    ...letterTask,
    ...usual,
    // Longer than anything is told of.
    keptDays: 2,
    async perform({ about, id }) {
      const found = await ways[about](db, id)
      if (found) await mail.send({ to: found.to, ...found.letter(site) })
    },
  }
  const queue: Task<object> = {
    ...operatorsTask,
    ...usual,
    async perform(_, job) {
      const now = new Date()
      const [waiting, told] = await Promise.all([findWaiting(db), findTold(db)])
      const at = whenToTell(waiting.newest, told, now)
      if (!at) return
      if (at > now) throw new Postponed(at.getTime() - now.getTime())
      await db.transaction().execute(async (trx) => {
        for (const id of operators) await enqueue(trx, letterTask, { payload: { about: 'queue', id } }) // eslint-disable-line no-await-in-loop
        await saveTold(trx, now)
        await job.complete(trx)
      })
    },
  }
  const holds: Task<object> = {
    ...holdsTask,
    ...usual,
    schedule: '20 7 * * *',
    async perform(_, job) {
      const now = new Date()
      const waiting = await listLongWaiting(db, now, { told: false })
      if (waiting.length === 0) return
      await db.transaction().execute(async (trx) => {
        for (const id of operators) await enqueue(trx, letterTask, { payload: { about: 'holds', id } }) // eslint-disable-line no-await-in-loop
        await saveToldOfHolds(
          trx,
          waiting.map(({ id }) => id),
          now,
        )
        await job.complete(trx)
      })
    },
  }
  return [letters as Task, queue as Task, holds as Task]
}

/** Where no mail leaves: what would have been written is over at once. It would else wait, and be late, for ever. */
export function unmailedTasks(): Task[] {
  return [{ ...letterTask, ...usual, perform: nothing } as Task, { ...operatorsTask, ...usual, perform: nothing }]
}

async function nothing(): Promise<void> {}

type Found = { to: string; letter(site: Site): { subject: string; text: string } } | null

const ways: Record<About, (db: Db, id: string) => Promise<Found>> = {
  hidden: async (db, id) => lettered('hidden', await findHidden(db, id)),
  signalHidden: async (db, id) => lettered('signalHidden', await findSignalHidden(db, id)),
  signalShown: async (db, id) => lettered('signalShown', await findSignalShown(db, id)),
  commentHidden: async (db, id) => lettered('commentHidden', await findCommentHidden(db, id)),
  commentShown: async (db, id) => lettered('commentShown', await findCommentShown(db, id)),
  upheld: async (db, id) => lettered('upheld', await findUpheld(db, id, 'account_id')),
  upheldOfAuthor: async (db, id) => lettered('upheldOfAuthor', await findUpheld(db, id, 'owner_id')),
  stopped: async (db, id) => lettered('stopped', await findStopped(db, id)),
  due: async (db, id) => lettered('due', await findDue(db, id)),
  unpaid: async (db, id) => lettered('unpaid', await findUnpaid(db, id)),
  report: async (db, id) => lettered('report', await findReport(db, id)) ?? lettered('moved', await findMoved(db, id)),
  moved: async (db, id) => lettered('moved', await findMoved(db, id)),
  queue: async (db, id) => {
    const { newest, ...facts } = await findWaiting(db)
    return lettered('queue', newest && { to: id, facts })
  },
  holds: async (db, id) => {
    const waiting = await listLongWaiting(db, new Date(), { told: true })
    const [first] = waiting
    return lettered(
      'holds',
      first ? { to: id, facts: { count: waiting.length, label: first.label, since: first.at } } : null,
    )
  },
}

function lettered<Name extends About>(about: Name, found: { to: string; facts: Facts[Name] } | null): Found {
  return found && { to: found.to, letter: (site) => describeLetter(about, found.facts, site) }
}
