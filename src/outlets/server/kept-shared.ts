/**
 * What is shown outside of an item, kept until anything of it changes: a picture that lies ready, a frame, a file is sent
 * without reading the item again. Whether it may be shown at all the database is asked each time, in one look at the row,
 * so that what was taken back is gone at once; of an item for which everybody asks, so often a second and not more.
 */
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { dayOf } from '#kit/dates.ts'
import { prepared } from '#kit/server/prepared.ts'
import { itemId } from '#items/item.ts'
import { isHiding } from '#items/server/hidden-crowds.ts'
import type { FindShared, Shared } from './find-shared.ts'
import { stampText } from './stamp.ts'

/** `looks`: how often the database was asked of it in this second. */
type Kept = { stamp: string; shared: Shared; length: number; second: number; looks: number }
/** In letters of JSON: of the usual length about a thousand items. */
const most = 16_000_000
/** What is longer is read anew each time: the whole of a series of a hundred thousand values. */
const longest = 1_000_000
/** After so many of an item, what the database said last holds until the second is over. */
const looksASecond = 20

/** An older version is read anew each time: few ask for one, and its links depend on what it linked to then. */
export function keepShared(pool: Pool, find: FindShared, now = () => new Date()): FindShared {
  const kept = new LRUCache<string, Kept>({
    maxSize: most,
    maxEntrySize: longest,
    sizeCalculation: ({ length }) => length,
  })
  return async (wanted) => {
    if (isHiding()) return find(wanted)
    const { kind, id, version } = wanted
    // Before it is asked: what it answers may be late.
    const at = now()
    const second = Math.floor(at.getTime() / 1000)
    const key = `${dayOf(at)} ${kind}/${id} ${version ?? ''}`
    const known = kept.get(key)
    const said = saidIn(second, known)
    if (said) return said

    const stamp = itemId.safeParse(id).success ? await findStamp(pool, kind, id) : null
    if (stamp === null) return null
    if (known?.stamp === stamp) return lookedAt(known, second)
    // Read after its stamp: what changes between the two is read again the next time.
    const shared = await find(wanted)
    if (shared?.view.isNewest) kept.set(key, { stamp, shared, length: JSON.stringify(shared).length, second, looks: 1 })
    return shared
  }
}

/** Null where the database is to be asked. */
function saidIn(second: number, known: Kept | undefined): Shared | null {
  return known?.second === second && known.looks >= looksASecond ? known.shared : null
}

function lookedAt(known: Kept, second: number): Shared {
  if (second > known.second) Object.assign(known, { second, looks: 0 })
  if (second === known.second) known.looks++
  return known.shared
}

/** Null where nobody but its author may read it. */
async function findStamp(pool: Pool, kind: string, id: string): Promise<string | null> {
  const { rows } = await pool.query<{ stamp: string }>(prepared(stampOfShared, [kind, id]))
  return rows[0]?.stamp ?? null
}

/** With what it links to and others may see: that of another item changes without a word of its own. */
const stampOfShared = `
  select concat_ws(' ', ${stampText}, (
    select string_agg(other.kind || other.id || relation, ' ' order by other.id, relation)
    from link join item as other on other.id = to_id where from_id = item.id and stands_beside(other, item.owner_id)
  )) as stamp
  from item where kind = $1 and id = $2::bigint and published_at is not null`
