/** What moved in the last days, for lists: from the first stand of that time to the last, so that a way back is no move. */
import type { QueryExecutorProvider } from 'kysely'
import { dayMs, dayOf } from '#kit/dates.ts'
import type { User } from '#kit/viewer.ts'
import { moveBetween, sayWhy } from '../../moves/moved.ts'
import type { ToldMove } from '../../moves/told.ts'
import { isCrowdShown } from '../hidden-crowds.ts'
import { presentCard } from '../present.ts'
import { readStand } from './keep-move.ts'
import {
  countWatched,
  findWatchedSince,
  listMovedSince,
  listOwnMovedSince,
  type MoveColumns,
  type MovedRow,
} from './move-store.ts'

type Asked = { kinds: readonly string[]; days: number; limit: number }

/** Some have come back to where they were: so many more are looked at. */
const spare = 20

/** `kinds`: of which to tell. */
export async function listMoved(db: QueryExecutorProvider, { kinds, days, limit }: Asked, now: Date) {
  const since = daysBefore(now, days)
  const [rows, watched] = await Promise.all([
    listMovedSince(db, { since, most: limit + spare, only: isCrowdShown(), kinds }, now),
    findWatchedSince(db),
  ])
  const from = watched && new Date(Math.max(watched.getTime(), since.getTime()))
  return { items: told(rows, limit, now), since: from && from.toISOString() }
}

/** The same of what somebody saved or wrote, of a week. */
export async function listMyMoved(db: QueryExecutorProvider, user: User, limit: number, now: Date) {
  const [rows, watched] = await Promise.all([
    listOwnMovedSince(db, user, { since: daysBefore(now, 7), most: limit + spare, only: isCrowdShown() }),
    countWatched(db, user),
  ])
  return { items: told(rows, limit, now), watched }
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** How far it went is what people say, where they lead. */
function told(rows: readonly MovedRow[], limit: number, now: Date) {
  const moved = rows.flatMap((row) => {
    const move = toldOf(row)
    const { before: _, after: __, because: ___, moved_at: ____, cause: _____, ...card } = row
    return move ? [{ ...move, item: presentCard(card, dayOf(now)) }] : []
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
