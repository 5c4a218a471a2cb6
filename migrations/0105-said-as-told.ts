import { type Kysely, sql } from 'kysely'

/**
 * What people say of an item together names the row of its history that told it, so that whoever rested on it reads
 * that very row again; and how many of them answered an earlier wording.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop function said_as_told`.execute(db)
  await sql`update item_said set said = said #- '{crowd,row}' #- '{crowd,earlier}'`.execute(db)
}

const statements = [
  /** As \`item_said\` has it; null where no such row is there, or it told that they are too few. */
  `create function said_as_told(item bigint, told bigint) returns jsonb language sql stable as $$
    select jsonb_build_object('crowd', jsonb_build_object(
      'estimate', said -> 'estimate', 'people', forecasters, 'earlier', earlier, 'row', seq::text,
      'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
    from crowd_point where seq = told and item_id = item and said is not null
  $$`,

  /** Of a history that was made anew the moment may be another: that is named once it is told again. */
  `update item_said set said = said_as_told(point.item_id, point.seq)
    from crowd_point as point where point.item_id = item_said.item_id and point.said is not null
      and point.at = (item_said.said #>> '{crowd,at}')::timestamptz
      and point.said -> 'estimate' = item_said.said #> '{crowd,estimate}'
      and point.forecasters = (item_said.said #>> '{crowd,people}')::int`,
]
