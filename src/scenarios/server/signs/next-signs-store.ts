/** Which signposts are looked for next, over all worlds that lists show. */
import type { Pool } from 'pg'
import type { NextSign } from '../../signs/next-sign.ts'

/** Signs come before the horizon of their world: those that are due next are looked for in the worlds that end first. */
const mostWorlds = 150

/** One that several worlds share is told once, of the first of them. What is on already is looked for no more. */
export async function listNextSigns(pool: Pool, year: number, most: number): Promise<NextSign[]> {
  const { rows } = await pool.query<NextSign>(
    `with looked as (
       select distinct on (sign ->> 'title') sign ->> 'title' as title, (sign ->> 'by')::int as by, item.id, item.title as world
       from (
         select id, title, details from item where kind = 'scenario' and is_listed and horizon_to >= $1 order by horizon_to, id limit $3
       ) as item cross join lateral jsonb_array_elements(item.details -> 'signposts') as sign
         left join lateral (
           select numbers -> 'signs' as signs from item_numbers where item_id = item.id and is_public order by made_at desc limit 1
         ) as made on true
       where (sign ->> 'by')::int >= $1
         and not coalesce(made.signs @> jsonb_build_array(jsonb_build_object('title', sign ->> 'title', 'isOn', true)), false)
       order by sign ->> 'title', (sign ->> 'by')::int, item.id
     )
     select title, by, json_build_object('kind', 'scenario', 'id', id::text, 'title', world) as scenario
     from looked order by by, id, title limit $2`,
    [year, most, mostWorlds],
  )
  return rows
}
