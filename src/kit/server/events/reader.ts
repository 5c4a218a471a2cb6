/**
 * A reader of the log that reads for all processes: one object in one file named after what it does. Its cursor is in
 * the database and moves in the transaction of its work, so that who dies between the two has done neither, and the
 * next begins where it began.
 */
import { CompiledQuery, type QueryExecutorProvider } from 'kysely'
import type { EventKind, EventOf, everything } from '#kit/events/event.ts'
import { type AnyEvent, type Ask, beginning, type Cursor, readEvents } from './event-log.ts'

/** A new reader begins with the oldest event that is kept. */
export type Reader = {
  /** Its name in the database. Another name is another reader, and reads everything anew. */
  name: string
  kinds: readonly EventKind[]
  /** It waits so long before it looks, so that what happens together is read together; where nothing is said, a quarter of a second. */
  pauseMs?: number
  /**
   * In the order in which they happened, some at a time. Whatever it does in the transaction is done once; what it does
   * elsewhere may be done again, and must come to the same.
   */
  perform(events: readonly AnyEvent[], trx: QueryExecutorProvider): Promise<void>
}

export type EventsFor<Kind extends EventKind> = readonly EventOf<Kind | typeof everything>[]
type Described<Kind extends EventKind> = Pick<Reader, 'name' | 'pauseMs'> & {
  kinds: readonly Kind[]
  perform(events: EventsFor<Kind>, trx: QueryExecutorProvider): Promise<void>
}

/** Its work is given events of its own kinds, and `everything`. */
export function reader<const Kind extends EventKind>(described: Described<Kind>): Reader {
  // The log parses each event by the schema of its kind, and reads no other kinds than these.
  return { ...described, perform: (events, trx) => described.perform(events as EventsFor<Kind>, trx) }
}

/** Reached by SQL alone: a reader needs no list of tables. */
export type Db = QueryExecutorProvider & {
  transaction(): { execute<T>(work: (trx: QueryExecutorProvider) => Promise<T>): Promise<T> }
}

/**
 * Reads what is new, and answers how many events that were. Whoever need not wait leaves it to the process that is
 * reading.
 */
export async function readOn(db: Db, { name, kinds, perform }: Reader, { waits }: { waits: boolean }): Promise<number> {
  if (!(await hasNews(askIn(db), name))) return 0
  return db.transaction().execute(async (trx) => {
    const ask = askIn(trx)
    // Nobody waits for it: what everything means may be much.
    await ask('set local statement_timeout = 0', [])
    const [cursor] = await ask<Cursor>(`${cursorText} for update${waits ? '' : ' skip locked'}`, [name])
    if (!cursor) return 0
    const { events, cursor: next } = await readEvents(ask, cursor, kinds)
    if (events.length) await perform(events, trx)
    await ask(
      'update event_reader set seen = $2::pg_snapshot, until = $3::pg_snapshot, after = $4::bigint where name = $1',
      [name, next.seen, next.until, next.after],
    )
    return events.length
  })
}

/** Until nothing is left to read. */
export async function catchUp(db: Db, one: Reader): Promise<number> {
  for (let events = 0; ;) {
    const read = await readOn(db, one, { waits: true }) // eslint-disable-line no-await-in-loop
    if (read === 0) return events
    events += read
  }
}

const cursorText = 'select seen::text, until::text, after::text from event_reader where name = $1'

/** Of whatever kind: the cursor is to move past what is not for this reader too. */
async function hasNews(ask: Ask, name: string): Promise<boolean> {
  const insert = 'insert into event_reader (name, seen) values ($1, $2::pg_snapshot) on conflict do nothing'
  const [row] = await ask<{ hasNews: boolean }>(newsText, [name])
  if (!row) await ask(insert, [name, beginning.seen])
  return row?.hasNews ?? true
}

const newsText = `
  select until is not null or pg_snapshot_xmax(seen) > pg_snapshot_xmax(pg_current_snapshot()) or exists (
    select from event where xid >= pg_snapshot_xmin(seen) and not pg_visible_in_snapshot(xid, seen)
  ) as "hasNews"
  from event_reader where name = $1`

export function askIn(db: QueryExecutorProvider): Ask {
  return async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await db.getExecutor().executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows
}
