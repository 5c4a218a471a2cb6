/**
 * What only the database can say against an entry: whether the items that it names are there, and what its kind asks of
 * them.
 */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Pool } from 'pg'
import { Refusal, type RefusalCode } from '#kit/refusal.ts'
import type { User } from '#kit/viewer.ts'
import type { AnyKind } from '../../content-kind.ts'
import type { Naming, Reading } from './entry.ts'
import { rowsOf } from '../rows.ts'
import type { Fault } from '#kit/server/api/say-issue.ts'
import type { Write } from '../transaction.ts'
import type { ItemContent } from '../write-item.ts'

/** For whom, and for what, a kind looks something up. */
export type Asker = {
  ownerId: string
  /** The item that is changed; null for a new one. */
  self: string | null
  /** Its details so far. */
  before: Record<string, unknown> | null
  /** `2026-11-21` */
  today: string
}

/** `isBack`: it was published before. */
export type Publishing = { isBack: boolean; today: string }

/** By the name of a kind: what it must look up. Its own schema has parsed the details that it is given. */
export type Checks = Readonly<
  Record<
    string,
    {
      whyNot?(details: never, pool: Pool, asker: Asker): Promise<Fault | null>
      /** Why such an item may not be published as things stand, or null. */
      whyNotPublic?(details: never, db: QueryExecutorProvider, publishing: Publishing): Promise<RefusalCode | null>
      beside?: Beside
    }
  >
>

/** What an entry says that is no part of the item and is kept beside it, in the transaction that writes the item. */
export type Beside = {
  isSaid(entry: never): boolean
  whyNot(entry: never, user: User): Promise<Fault | null>
  keep(trx: Write, entry: never, item: { id: string; at: Date }): Promise<void>
}

type Asked = Pick<Asker, 'self' | 'today'> & {
  before: ItemContent | null
  kind: AnyKind
  reading: Reading
  user: User
  isKnown: (naming: Naming) => boolean
}

/** All that is wrong with what was written, each field once. */
export async function listFaults(
  pool: Pool,
  db: QueryExecutorProvider,
  checks: Checks,
  asked: Asked,
): Promise<Fault[]> {
  const { kind, reading, user, isKnown, self, today } = asked
  const asker = { ownerId: user.id, self, before: asked.before?.details ?? null, today }
  const [fault, other, missing] = await Promise.all([
    reading.details && checks[kind.name]?.whyNot?.(reading.details as never, pool, asker),
    reading.own && checks[kind.name]?.beside?.whyNot(reading.own as never, user),
    listMissing(
      db,
      reading.namings.filter((naming) => !isKnown(naming)),
      user,
    ),
  ])
  const faults = [...reading.faults, ...missing, ...[fault, other].flatMap((one) => one ?? [])]
  // The first of each field. By a set: whoever sends 70,000 unknown fields would otherwise hold the process for ten
  // seconds.
  const seen = new Set<string>()
  return faults.filter(({ field }) => seen.size < seen.add(field).size)
}

/** Refuses with every fault at once. */
export function refuseFaults(faults: readonly Fault[]): void {
  if (faults.length === 0) return
  const isUnknown = faults.some((fault) => fault.isUnknown)
  throw new Refusal(
    isUnknown ? 'unknown-field' : 'invalid-input',
    faults.map(({ field, reason }) => ({ field, reason })),
  )
}

/**
 * Which of the items named cannot be: they are not there, of another kind, or somebody else's in private, which is the
 * same to everybody else. Those that can be are kept from going where that is asked for.
 */
export async function listMissing(
  db: QueryExecutorProvider,
  namings: readonly Naming[],
  user: User,
  isKept = false,
): Promise<Fault[]> {
  if (namings.length === 0) return []
  const ids = namings.map(({ to }) => to.split('/')[1])
  const rows = await rowsOf(
    db,
    sql<{ ref: string }>`
      select kind || '/' || id as ref from item
      where id = any(${ids}::bigint[]) and (published_at is not null or owner_id = ${user.id})
      order by id ${isKept ? sql`for key share` : sql``}`,
  )
  const there = new Set(rows.map(({ ref }) => ref))
  return namings
    .filter(({ to }) => !there.has(to))
    .map(({ field, to }) => ({ field, reason: `names ${to}, which is not there` }))
}

/** What an item named already may stay, whatever became of it: its writer did not choose it anew. */
export function knownTo(before: ItemContent | null): (naming: Naming) => boolean {
  if (!before) return () => false
  const refs = new Set(
    [...before.links, ...before.kind.refsOf(before.kind.details.parse(before.details))].map(({ to }) => to),
  )
  return ({ to }) => refs.has(to)
}
