/**
 * An item as it was at a version: what it said then, and the last numbers that were made of that. Whoever may read the
 * item reads those of its versions that were public; its author reads all. Who has saved it, whether lists show it and
 * what lies beside it are of today.
 */
import type { Pool } from 'pg'
import { prepared } from '#kit/server/prepared.ts'
import type { AnyKind } from '../content-kind.ts'
import type { Link, Written } from '../item.ts'
import { findVersions, type NumbersRow, seenItem, type VersionText, type Wanted, type WholeRow } from './store.ts'

/** `numbers`: null where none were ever made of it, or none that this reader may read. */
export type Then = { said: VersionText; numbers: (NumbersRow & { card: Record<string, unknown> }) | null }

/** Null where there is no such version, or not for this reader. */
export async function findThen(pool: Pool, wanted: Wanted, version: number): Promise<Then | null> {
  const [[said], { rows }] = await Promise.all([
    findVersions(pool, wanted, version),
    pool.query<NonNullable<Then['numbers']>>(
      prepared(numbersThen, [wanted.kind, wanted.id, wanted.viewer?.id, wanted.viewer?.isOperator ?? false, version]),
    ),
  ])
  return said?.version === version ? { said, numbers: rows[0] ?? null } : null
}

/** The item's row as it would have been read then. */
export function rowThen(kind: AnyKind, row: WholeRow, { said, numbers }: Then): WholeRow {
  const { details: told, links, horizon, ...text } = said.data as Said
  const details = kind.details.parse(told)
  const life = kind.lifeOf(details)
  return {
    ...row,
    ...text,
    horizon_from: horizon.from,
    horizon_to: horizon.to,
    version: said.version,
    updated_at: said.at,
    author: said.author,
    opens: life?.opens ?? null,
    closes: life?.closes ?? null,
    outcome: life?.outcome ?? null,
    family: kind.familyOf(details),
    card: { ...kind.card.parse(kind.cardOf(details)), ...numbers?.card },
    details,
    links,
    numbers,
  }
}

/** As `write-item.ts` keeps it. */
type Said = Written & { details: Record<string, unknown>; links: Link[] }

/** Of what an item said, the numbers that stood last. */
const numbersThen = `
  select item_numbers.version, made_at as "madeAt", rests_on as "restsOn", numbers, card
  from (${seenItem}) as self join item_numbers on item_id = self.id
  where (item_numbers.is_public or self.is_own) and version = $5 order by made_at desc limit 1`
