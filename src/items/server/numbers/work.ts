/** Makes numbers anew where something they rest on has changed. An item whose numbers fail keeps its old ones, and holds up nobody. */
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import type { AnyKind } from '../../content-kind.ts'
import { digestOf } from './digest.ts'
import type { NumbersMaker } from './maker.ts'
import { claimTurn, type Db, findCounted, markOutdated, saveFailure, saveNothing, saveNumbers, saveStanding, type Turn } from './store.ts'

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
  log: FastifyBaseLogger
  now?: () => Date
}

export function createNumbersWork(parts: Parts) {
  const { db, countings, engineVersion, log } = parts
  const kinds = countings.map(({ kind }) => kind.name)
  return {
    /** Marks what an older mathematics has made, or nobody yet. */
    markOutdated: () => markOutdated(db, kinds, engineVersion),

    /** One pass over all that is due. Answers how many items have new numbers. */
    async workOff(isStopping: () => boolean = () => false): Promise<number> {
      for (let made = 0; ;) {
        const turn = isStopping() ? null : await claimTurn(db, kinds)
        if (!turn) return made
        try {
          if (await makeNumbers(parts, turn)) made++
        } catch (error) {
          log.error({ err: error, item: turn.itemId, tries: turn.tries }, 'numbers could not be made')
          await saveFailure(db, turn)
        }
      }
    },
  }
}

/** Whether there are new ones. */
async function makeNumbers({ db, pool, countings, engineVersion, compute, now = () => new Date() }: Parts, turn: Turn): Promise<boolean> {
  const found = await findCounted(db, turn.itemId)
  const counting = found && countings.find(({ kind }) => kind.name === found.item.kind)
  if (!counting) {
    await saveNothing(db, turn)
    return false
  }
  const { item, newest } = found
  const { kind, maker } = counting
  const { input, restsOn } = await maker.gather(pool, item, newest?.numbers ?? null)
  const digest = digestOf(engineVersion, input)
  const stands = { version: item.version, restsOn, isPublic: item.isPublished }
  const keep = (numbers: unknown) => (trx: Db) => maker.keepRecord?.(trx, item, numbers) ?? Promise.resolve()
  if (newest?.digest === digest) {
    await saveStanding(db, turn, { ...stands, madeAt: newest.madeAt }, keep(newest.numbers))
    return false
  }
  const numbers = kind.numbers.parse(await compute(kind.name, input))
  return saveNumbers(db, turn, { ...stands, digest, numbers, at: now() }, keep(numbers))
}
