/**
 * Makes numbers anew where something they rest on has changed. An item whose numbers fail keeps its old ones, and holds
 * up nobody.
 */
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import { doubling, type Job, type Task } from '#kit/server/work/task.ts'
import type { AnyKind } from '../../content-kind.ts'
import { becauseOf, keepMove } from '../moves/keep-move.ts'
import { findSaid } from '../said.ts'
import { digestOf, digestPrefix } from './digest.ts'
import type { Counted, NumbersMaker } from './maker.ts'
import { type Due, markItems, numbersTask } from './marks.ts'
import {
  type Db,
  findCounted,
  findEngineVersion,
  holdItem,
  listLooked,
  type Made,
  type Newest,
  saveEngineVersion,
  saveNumbers,
  saveStanding,
} from './store.ts'

/** A kind whose items have numbers, and how they are gathered for. */
export type Counting = { kind: AnyKind; maker: NumbersMaker }

type Parts = {
  db: Db
  pool: Pool
  /** Those first on which the others rest. */
  countings: readonly Counting[]
  /** Raised when the same input makes other numbers. */
  engineVersion: number
  /** What the engine makes of an input, wherever it does. */
  compute(kind: string, input: unknown): Promise<unknown>
  /** Told of each item that has new numbers. */
  onMade?: () => void
  now?: () => Date
}

/**
 * After a failure: 10 seconds, 20, 40 and so on, at the most an hour; for some two days. A change of the item begins
 * anew.
 */
const waits = doubling(10_000, 3_600_000)
const mostFailures = 56

export function numbersWork(parts: Parts): Task<Due> {
  return {
    ...numbersTask,
    // The engine has one thread.
    atOnce: 1,
    // A process that stops waits for no numbers: another makes them, or this one when it is back.
    isResumable: true,
    waits,
    mostFailures,
    async perform({ id }, job) {
      const { db, countings, onMade } = parts
      const found = await findCounted(db, id)
      const counting = found && countings.find(({ kind }) => kind.name === found.item.kind)
      if (counting && (await makeNumbers(parts, { ...found, counting, job }))) onMade?.()
    },
  }
}

/** So many items in one transaction. */
const lookedAtOnce = 1000

/**
 * Marks what an older mathematics has made, or nobody yet. Where this one was applied already it looks at no item:
 * what has changed since is marked as it changes. Whoever is ended on the way, or told to by `leaving`, begins anew at the
 * next start, and marks nothing twice.
 */
export async function markOutdated({
  db,
  countings,
  engineVersion,
  atOnce = lookedAtOnce,
  leaving,
}: Pick<Parts, 'db' | 'countings' | 'engineVersion'> & { atOnce?: number; leaving?: AbortSignal }): Promise<void> {
  if ((await findEngineVersion(db)) === engineVersion) return
  const kinds = countings.map(({ kind }) => kind.name)
  for (let after = '0'; ;) {
    const looked = await listLooked(db, { kinds, engineVersion, after, most: atOnce })
    const ids = looked.filter(({ isOutdated }) => isOutdated).map(({ id }) => id)
    if (ids.length > 0) await inTransaction(db, (trx) => markItems(trx, ids, { order: kinds, urgency: 'rest' }))
    const last = looked.at(-1)
    if (!last || looked.length < atOnce) break
    if (leaving?.aborted) return
    after = last.id
  }
  await saveEngineVersion(db, engineVersion)
}

type Making = { item: Counted; newest: Newest | null; counting: Counting; job: Job }

/** Whether there are new ones. Numbers, what is kept with them and the end of the job are one. */
async function makeNumbers(parts: Parts, { item, newest, counting: { kind, maker }, job }: Making): Promise<boolean> {
  const { db, pool, engineVersion, compute, now = () => new Date() } = parts
  const { input, restsOn } = await maker.gather(pool, item, newest?.numbers ?? null)
  const digest = digestOf(engineVersion, input)
  const stands = { version: item.version, restsOn, isPublic: item.isPublished }
  const standing = newest?.digest === digest ? newest : null
  const numbers = standing
    ? standing.numbers
    : (kind.keptNumbers ?? kind.numbers).parse(await compute(kind.name, input))
  await inTransaction(db, async (trx) => {
    await job.complete(trx)
    if (!(await holdItem(trx, item.id))) return // deleted meanwhile: nothing is kept of it
    const shown = shownOf(kind, item, { numbers, today: dayOf(now()) })
    if (standing) await saveStanding(trx, item.id, { ...stands, ...shown, madeAt: standing.madeAt })
    else await saveNumbers(trx, item.id, { ...stands, digest, numbers, ...shown, at: now() })
    await maker.keepRecord?.(trx, item, numbers)
    // What nobody but its author sees has moved for nobody.
    if (!item.isPublished) return
    const isSameMethod = newest?.digest.startsWith(digestPrefix(engineVersion)) ?? false
    const because = becauseOf(newest, stands, isSameMethod)
    const said = await findSaid(trx, item.id)
    await keepMove(trx, { id: item.id, kind, details: item.details, numbers, said, because, at: now() })
  })
  return !standing
}

/** What lists show of them. */
function shownOf(
  kind: AnyKind,
  item: Counted,
  { numbers, today }: { numbers: Record<string, unknown>; today: string },
): Pick<Made, 'ahead' | 'card'> {
  const details = kind.details.parse(item.details)
  const ahead = kind.aheadOf?.(details, numbers) ?? null
  return { ahead, card: kind.cardNumbers.parse(kind.cardNumbersOf?.(details, numbers, today) ?? numbers) }
}
