/** Which questions a prediction is asked with, as the reader sees them. */
import type { Pool } from 'pg'
import { cardText } from '#items/server/rows.ts'
import { prepared } from '#kit/server/prepared.ts'
import type { User, Viewer } from '#kit/viewer.ts'
import type { AskedRow } from '../asked.ts'
import { type CrowdPoint, type MachineSaid, machineText } from '../crowd-store.ts'
import type { ForecastRow } from '../forecast-store.ts'

/** `point`: what people say of it together, as it was told last. */
export type AskedWithRow = AskedRow & {
  id: string
  /** Null of what the collection says. */
  ownerId: string | null
  label: string
  point: Pick<CrowdPoint, 'said'> | null
  /** What a machine said of it last. */
  machine: MachineSaid | null
}
export type OwnRow = ForecastRow & { predictionId: string; asked: AskedRow }

/** Whatever a group has, a page shows no more. */
const mostAsked = 50

/**
 * Its group; what hangs on it, on what it hangs, and what else hangs on that; and which ask the same without a condition.
 * $1 is the prediction, $2 the reader's account, $3 whether it is an operator's. Beside it stands what may stand beside
 * an item (`items/server/store.ts`).
 */
const among = `
  with self as (
    select id, family, owner_id, coalesce(owner_id = $2, false) as is_own from item where kind = 'prediction' and id = $1::bigint
      and (published_at is not null or owner_id = $2::text or ((hidden_published_at is not null or held_at is not null) and $3::boolean))
  ), plain_of as (
    select item.details -> 'condition' ->> 'on' as parent
    from (
      select * from item where details -> 'condition' ->> 'plain' = 'prediction/' || $1::bigint limit ${mostAsked}
    ) as item join self on exists (select from link where from_id = item.id and to_id = self.id and relation = 'see-also')
  ), parent as (
    select id from self
    union select to_id from link join self on from_id = self.id where relation = 'condition'
    union select split_part(parent, '/', 2)::bigint from plain_of
  ), branch as (
    select item.id, item.details -> 'condition' ->> 'plain' as plain
    from parent join link on to_id = parent.id and relation = 'condition' join item on item.id = from_id
  ), near as (
    select id from parent
    union select item.id from self join item using (family) where item.kind = 'prediction'
    union select id from branch
    union select split_part(plain, '/', 2)::bigint from branch where plain is not null
  ), seen as (
    select item.* from near join item using (id) cross join self
    where item.id = self.id or stands_beside(item, self.owner_id) or (self.is_own and item.owner_id = $2)
    order by item.id = self.id desc, item.horizon_to, item.id limit ${mostAsked}
  )`

const askedText = `${among}
  select id::text as id, owner_id as "ownerId", label, title, ${cardText} as card, details,
    (select json_build_object('said', said) from crowd_point where item_id = item.id order by seq desc limit 1) as point,
    (${machineText('item.id')}) as machine
  from seen as item order by horizon_to, item.id`

const ownText = `${among}
  select newest.at, item_version as "itemVersion", wording, estimate, until, reason, item.id::text as "predictionId",
    json_build_object('title', title, 'card', card, 'details', details) as asked
  from seen as item cross join lateral (
    select * from forecast where item_id = item.id
      and forecaster_id = (select id from forecaster where account_id = $2) order by seq desc limit 1
  ) as newest`

/** Itself among them; none where the reader does not see it. In one prepared statement: every page of a prediction asks it. */
export async function listAskedWith(pool: Pool, id: string, viewer: Viewer): Promise<AskedWithRow[]> {
  return (await pool.query<AskedWithRow>(prepared(askedText, argumentsOf(id, viewer)))).rows
}

/** What the user said last of each. */
export async function listOwnOfAskedWith(pool: Pool, id: string, user: User): Promise<OwnRow[]> {
  return (await pool.query<OwnRow>(prepared(ownText, argumentsOf(id, user)))).rows
}

const argumentsOf = (id: string, viewer: Viewer) => [id, viewer?.id, viewer?.isOperator ?? false]
