/**
 * The log of events as its readers read it. Rows are seen in the order in which their transactions end, which is not
 * that of `seq`: a cursor that only remembered a number would skip what is committed late. So a cursor remembers a
 * snapshot of the database, and what comes next is what that snapshot could not see. It waits for nobody: a long
 * transaction is told of when it ends, and holds up no other.
 */
import type { z } from 'zod'
import { type EventKind, type EventOf, everything } from '#kit/events/event.ts'

/** What `seen` could see has been read, and of what `until` sees beyond that the rows up to `after`. */
export type Cursor = { seen: string; until: string | null; after: string }
/** Of one kind that the readers know. */
export type AnyEvent = EventOf<EventKind>
/** PostgreSQL, through a pool, a client or a transaction. */
export type Ask = <Row extends object>(text: string, values: readonly unknown[]) => Promise<Row[]>

export type Reading = { events: AnyEvent[]; cursor: Cursor; hasMore: boolean }

/** Sees nothing: whoever begins here reads all that is kept. */
export const beginning: Cursor = { seen: '1:1:', until: null, after: '0' }

/** So many are read at once, unless somebody asks for fewer. */
export const mostAtOnce = 500

/**
 * What the cursor has not read yet. Among what it sees for the first time `seq` is the order: of two transactions that
 * change the same row the second writes its event after the first has ended.
 */
export async function readEvents(
  ask: Ask,
  cursor: Cursor,
  kinds: readonly EventKind[],
  most = mostAtOnce,
): Promise<Reading> {
  const names = [everything, ...kinds].map(({ name }) => name)
  const [row] = await ask<{ until: string; isForeign: boolean; events: Row[] }>(newText, [
    cursor.seen,
    cursor.until,
    cursor.after,
    names,
    most,
  ])
  if (!row) throw new Error('The log of events did not answer.')
  const { until, isForeign, events: rows } = row
  if (isForeign) return beginAnew(ask)
  const last = rows.at(-1)
  const hasMore = rows.length === most
  return {
    events: rows.map((one) => eventOf(one, kinds)),
    cursor:
      hasMore && last
        ? { seen: cursor.seen, until, after: String(last.seq) }
        : { seen: until, until: null, after: '0' },
    hasMore,
  }
}

/**
 * What a snapshot that a stranger hands in could not see, or that everything may have changed where that is more than
 * `most`, or is none of ours.
 */
export async function readMissed(
  ask: Ask,
  seen: string,
  kinds: readonly EventKind[],
  most: number,
): Promise<{ events: AnyEvent[]; at: string }> {
  const [row] = await ask<{ isForeign: boolean; rows: number }>(missedText, [seen, most]).catch((error: unknown) => {
    const { code } = error as { code?: unknown } // of PostgreSQL's own errors
    if (code === invalidText) return [{ isForeign: true, rows: 0 }]
    throw error
  })
  if (!row || row.isForeign || row.rows > most) return { events: [anything()], at: (await findEnd(ask)).seen }
  const { events, cursor } = await readEvents(ask, { ...beginning, seen }, kinds, most + 1)
  return { events, at: cursor.seen }
}

const invalidText = '22P02'
const missedText = `
  select pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isForeign",
    (select count(*)::int from (select from event where xid >= pg_snapshot_xmin($1::pg_snapshot) limit $2::int + 1) as few) as rows`

function anything(): AnyEvent {
  return { seq: '0', at: new Date(), kind: everything.name, ref: everything.name, actor: null, data: {} }
}

/** As of now nothing is new. */
export async function findEnd(ask: Ask): Promise<Cursor> {
  const [row] = await ask<{ seen: string }>('select pg_current_snapshot()::text as seen', [])
  if (!row) throw new Error('The log of events did not answer.')
  return { seen: row.seen, until: null, after: '0' }
}

/**
 * The cursor is from the future: the tables were moved to another PostgreSQL, which counts its transactions anew.
 * Nothing can be said of what happened in between, and rows of the other count would one day pass for new ones.
 */
async function beginAnew(ask: Ask): Promise<Reading> {
  await ask('delete from event where not pg_visible_in_snapshot(xid, pg_current_snapshot())', [])
  return { events: [anything()], cursor: await findEnd(ask), hasMore: false }
}

/** `seq` as JSON has it. */
type Row = { seq: number; at: string; kind: string; ref: string; actor: string | null; data: unknown }

const newText = `
  select until::text, pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as "isForeign", coalesce((
    select json_agg(new order by new.seq) from (
      select seq, at, kind, ref, actor, data from event
      where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
        and pg_visible_in_snapshot(xid, until) and seq > $3::bigint and kind = any($4::text[])
      order by seq limit $5
    ) as new
  ), '[]') as events
  from (select coalesce($2::pg_snapshot, pg_current_snapshot()) as until) as now`

/** What another release of the program wrote and this one cannot read may mean anything. */
function eventOf({ seq, at, kind: name, ref, actor, data }: Row, kinds: readonly EventKind[]): AnyEvent {
  const head = { seq: String(seq), at: new Date(at), actor }
  const read = kinds.find((kind) => kind.name === name)?.data.safeParse(data) as
    | z.ZodSafeParseResult<unknown>
    | undefined
  return read?.success
    ? { ...head, kind: name, ref, data: read.data }
    : { ...head, kind: everything.name, ref: everything.name, data: {} }
}
