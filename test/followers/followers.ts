/** What followers are told, over HTTP on the content API with the reader that tells them. */
import { catchUp } from '#kit/server/events/reader.ts'
import { followingReader } from '#notices/server/following/following-work.ts'
import { prediction } from '#predictions/kind.ts'
import { scenario } from '#scenarios/kind.ts'
import { trend } from '#trends/kind.ts'
import { type Person } from '../content-as.ts'
import { givenForecasts } from '../people/forecasts.ts'

export type Told = {
  id: string
  what: string
  ref: string
  kind: string
  label: string | null
  says: string
  at: string
  isSeen: boolean
}

const idIn = (at: string) => at.split('/').at(-1)

export async function givenFollowers() {
  const world = await givenForecasts()
  const { ask, pool, db } = world
  const reader = followingReader([prediction, trend, scenario])

  const follow = (at: string, as: Person) => ask(`PUT ${at}/follow`, { as })
  const revise = async (at: string, change: object, as: Person = 'ada') => {
    const { version } = (await ask(at, { as })).body.item
    const answer = await ask(`PATCH ${at}`, { as, body: { version, ...change } })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  /** As a rule writes it, or takes it back. */
  const decide = async (at: string, outcome: { state: string; value: string | null } | null) => {
    const kept = outcome && { ...outcome, at: '2026-11-20', reason: 'So says its rule.' }
    await pool.query(
      `with turned as (
        update item set version = version + 1, updated_at = now(), outcome = $2, details = jsonb_set(details, '{outcome}', $3::jsonb)
        where id = $1 returning id, version, author
      )
      insert into item_version (item_id, version, at, author, data, is_public)
      select id, turned.version, clock_timestamp(), turned.author, jsonb_set(data, '{details,outcome}', $3::jsonb), true
      from turned join item_version as last on last.item_id = id and last.version = turned.version - 1`,
      [idIn(at), outcome?.state ?? null, JSON.stringify(kept)],
    )
  }
  /** As its numbers are kept, so many hours ago. */
  const move = async (at: string, before: object, after: object, hoursAgo = 0) => {
    await pool.query(
      `insert into item_move (item_id, at, before, after, because, size)
        values ($1, clock_timestamp() - make_interval(secs => 3600 * $2::float8), $3, $4, '{"by": "itself"}', 0.1)`,
      [idIn(at), hoursAgo, JSON.stringify(before), JSON.stringify(after)],
    )
    await pool.query(
      `insert into event (kind, ref, data) values ('numbers.made', 'item/' || $1, '{"isPublic": true, "isNew": true}')`,
      [idIn(at)],
    )
  }
  const told = async (as: Person, query = ''): Promise<Told[]> => {
    await catchUp(db, reader)
    return (await ask(`/api/me/notices${query}`, { as })).body.notices
  }
  const unseen = async (as: Person): Promise<number> => {
    await catchUp(db, reader)
    return (await ask('/api/me/notices/unseen', { as })).body.unseen
  }
  const see = (as: Person, more: object = {}) =>
    ask('POST /api/me/notices/seen', { as, body: { until: new Date().toISOString(), ...more } })
  /** Of whom, what they are told of this item. */
  const says = async (as: Person, at: string) =>
    (await told(as)).filter(({ ref }) => at.endsWith(`/${ref}`)).map(({ what, says: words }) => `${what}: ${words}`)
  /** The clock goes on by a day for all that has been told. */
  const sleep = async (at: string) => {
    await pool.query(`update item_version set at = at - interval '1 day' where item_id = $1`, [idIn(at)])
    await pool.query(`update item_move set at = at - interval '1 day' where item_id = $1`, [idIn(at)])
    await pool.query(`update follow set at = at - interval '1 day' where item_id = $1`, [idIn(at)])
    await pool.query(
      `update notice set at = at - interval '1 day', day = day - 1,
        told = case when what = 'moved' then jsonb_build_object('from', to_jsonb((told ->> 'from')::timestamptz - interval '1 day'),
          'to', to_jsonb((told ->> 'to')::timestamptz - interval '1 day')) else told end where item_id = $1`,
      [idIn(at)],
    )
  }
  return { ...world, reader, follow, revise, decide, move, told, unseen, see, says, sleep }
}
