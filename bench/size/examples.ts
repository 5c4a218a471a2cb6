/** Of what a filled base holds, what is asked for: items that many name and items that hardly anybody does. */
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import type { Examples } from './addresses.ts'

export async function findExamples(app: FastifyInstance, pool: Pool): Promise<Examples> {
  const { rows: items } = await pool.query<{ kind: string; ids: string[] }>(`
    select kind, array[
      (select to_id from link join item on item.id = to_id where kind = kinds.kind group by to_id order by count(*) desc, to_id limit 1),
      (select id from item where kind = kinds.kind and outcome is null order by id desc limit 1)]::text[] as ids
    from (values ('prediction'), ('scenario'), ('trend')) as kinds (kind)`)
  const { rows: forecast } = await pool.query<{ id: string }>(
    `select item_id::text as id from crowd_point group by item_id order by max(forecasters) desc, item_id desc limit 1`,
  )
  const { rows: over } = await pool.query<{ id: string }>(
    `select item_id::text as id from scored_question order by peers desc, item_id desc limit 1`,
  )
  const { rows: people } = await pool.query<{ author: string; forecaster: string }>(`
    select (select owner_id from item where is_listed group by owner_id order by count(owner_id) desc limit 1) as author,
      (select name from public_forecaster where forecaster_id in (select forecaster_id from score) order by name limit 1) as forecaster`)
  const { rows: sets } = await pool.query<{ slug: string }>(
    'select slug from scenario_set order by updated_at desc, slug limit 1',
  )
  const { rows: comments } = await pool.query<Examples['comment']>(`
    select kind, item_id::text as id, thread_id::text as comment from comment join item on item.id = item_id where thread_id is not null limit 1`)
  const [first] = people
  if (!first || !sets[0] || !comments[0])
    throw new Error('The base has neither people nor sets nor comments: fill it first.')
  const found = Object.fromEntries(items.map(({ kind, ids }) => [kind, ids]))
  const crowds = [...forecast, ...over].map(({ id }) => id)
  const [, origin = ''] = /Sitemap: (\S+)\/sitemap/.exec((await app.inject('/robots.txt')).body) ?? []
  return {
    ...first,
    origin,
    comment: comments[0],
    set: sets[0].slug,
    items: { ...found, prediction: [...(found['prediction'] ?? []), ...crowds] },
  }
}
