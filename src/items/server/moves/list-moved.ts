/** What moved in the last days, for lists: from the first stand of that time to the last, so that a way back is no move. */
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { dayMs, dayOf } from '#kit/dates.ts'
import type { User } from '#kit/viewer.ts'
import { moveBetween, sayWhy } from '../../moves/moved.ts'
import type { ToldMove } from '../../moves/told.ts'
import { isCrowdShown } from '../hidden-crowds.ts'
import { presentCard } from '../present.ts'
import { all, kindIs } from '../shelf/select.ts'
import { readStand } from './keep-move.ts'
import { countListed, findWatchedSince, isWatchedBy, listMovedSince, type MoveColumns } from './move-store.ts'

type Asked = { kind: readonly string[]; days: number; limit: number }
type Listing = { since: Date; limit: number; only: RawBuilder<boolean>; now: Date }

/** Some have come back to where they were: so many more are looked at. */
const spare = 20

export async function listMoved(db: QueryExecutorProvider, { kind, days, limit }: Asked, now: Date) {
  const since = daysBefore(now, days)
  const [items, watched] = await Promise.all([
    listTold(db, { since, limit, only: all(kindIs(kind)), now }),
    findWatchedSince(db),
  ])
  const from = watched && new Date(Math.max(watched.getTime(), since.getTime()))
  return { items, since: from && from.toISOString() }
}

/** The same of what somebody saved or wrote, of a week. */
export async function listMyMoved(db: QueryExecutorProvider, user: User, limit: number, now: Date) {
  const only = isWatchedBy(user)
  const [items, watched] = await Promise.all([
    listTold(db, { since: daysBefore(now, 7), limit, only, now }),
    countListed(db, only),
  ])
  return { items, watched }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

async function listTold(db: QueryExecutorProvider, { since, limit, only, now }: Listing) {
  // How far it went is what people say, where they lead.
  const rows = await listMovedSince(db, { since, most: limit + spare, only: all([only, isCrowdShown()]) })
  const moved = rows.flatMap((row) => {
    const told = toldOf(row)
    const { before: _, after: __, because: ___, moved_at: ____, cause: _____, ...card } = row
    return told ? [{ ...told, item: presentCard(card, dayOf(now)) }] : []
  })
  const inOrder = moved.toSorted((one, other) => other.size - one.size).slice(0, limit)
  return inOrder.map(({ item, move }) => ({ item, move }))
}

/** Null where it has come back, or was kept by a program that wrote another stand. */
export function toldOf(row: MoveColumns & { moved_at: Date }): { size: number; move: ToldMove } | null {
  const { before, after, because, moved_at, cause } = row

  const [was, is] = [readStand(before), readStand(after)]
  const move = was && is && moveBetween(was, is)
  if (!move) return null
  const { says, direction, size } = move
  return { size, move: { says, direction, why: sayWhy(move, is.of, because, cause), at: moved_at.toISOString() } }
}
