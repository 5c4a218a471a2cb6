/** What moved farthest, found by kinds and weeks, is what looking at every move finds. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '#kit/dates.ts'
import { sql } from 'kysely'
import { givenDatabase } from '../../../../test/given.ts'
import { listMovedSince } from './move-store.ts'

const { db, pool } = await givenDatabase({ stocked: true })
const now = new Date('2026-11-29T10:00:00Z')
const { rows: chosen } = await pool.query<{ id: string; kind: string }>(
  `select id::text, kind from (select id, kind, row_number() over (partition by kind order by id) as nth from item) as own
   where nth <= 6 order by kind, id`,
)

type Move = { which: number; minutes: number; size: number }
const moves = fc.uniqueArray(
  fc.record({
    which: fc.nat(chosen.length - 1),
    minutes: fc.integer({ min: -60, max: 100 * 24 * 60 }),
    size: fc.constantFrom(0.01, 0.1, 0.1, 0.3, 0.30001, 2),
  }),
  { minLength: 30, maxLength: 120, selector: ({ which, minutes }) => `${which} ${minutes}` },
)

const save = (all: readonly Move[]) =>
  pool.query(
    `insert into item_move (item_id, at, before, after, because, size)
     select item_id, at, jsonb_build_object('at', at), jsonb_build_object('at', at), '{"by": "itself"}', size
     from unnest($1::bigint[], $2::timestamptz[], $3::float8[]) as own (item_id, at, size)`,
    [
      all.map(({ which }) => chosen[which]?.id),
      all.map(({ minutes }) => new Date(now.getTime() - minutes * 60_000)),
      all.map(({ size }) => size),
    ],
  )

type Asked = { days: number; most: number; kinds: string[] }
const asked: fc.Arbitrary<Asked> = fc.record({
  days: fc.constantFrom(1, 7, 30, 90),
  most: fc.integer({ min: 1, max: 12 }),
  kinds: fc.subarray(['trend', 'prediction', 'scenario'], { minLength: 1 }),
})

/** By every move of the time, one after the other. */
async function listSlowly({ since, most, kinds }: Omit<Asked, 'days'> & { since: Date }) {
  const { rows } = await pool.query(
    `select item_id::text as id, (array_agg(before ->> 'at' order by at))[1] as first, max(at) as last
     from item_move join item on item.id = item_id where is_listed and item.kind = any($1) and at >= $2
     group by item_id order by max(size) desc, (array_agg(at order by size desc, at desc))[1] desc, item_id desc limit $3`,
    [kinds, since, most],
  )
  return rows
}

test('whatever moved, whichever kinds and however many are asked for', async () => {
  await pool.query('update item set published_at = null where id = any($1)', [
    chosen.filter((_, nth) => nth % 5 === 0).map(({ id }) => id),
  ])
  let some = 0
  await fc.assert(
    fc
      .asyncProperty(moves, fc.array(asked, { minLength: 4, maxLength: 6 }), async (all, questions) => {
        await save(all)
        for (const { days, ...question } of questions) {
          const since = new Date(now.getTime() - days * dayMs)
          const found = await listMovedSince(db, { ...question, since, only: sql`true` }, now)
          const told = found.map(({ id, before, moved_at: last }) => ({ id: String(id), first: before['at'], last }))
          expect(told).toEqual(await listSlowly({ ...question, since }))
          some += told.length
        }
      })
      .afterEach(() => pool.query('delete from item_move')),
    { numRuns: 8, seed: 18 },
  )
  expect(some).toBeGreaterThan(50)
})

test('what made an item move is named where lists show it, and nothing else is read as a number', async () => {
  const [one, other] = [chosen[1], chosen[2]]
  const because = [
    { by: 'item', ref: `${other?.kind}/${other?.id}` },
    { by: 'people', ref: 'nobody/in particular' },
  ]
  const causes = []
  for (const [nth, cause] of because.entries()) {
    await pool.query(
      `insert into item_move (item_id, at, before, after, because, size) values ($1, $2, '{}', '{}', $3, 1)`,
      [one?.id, new Date(now.getTime() - 1000 + nth), JSON.stringify(cause)],
    )
    const [row] = await listMovedSince(
      db,
      { since: new Date(now.getTime() - dayMs), most: 1, only: sql`true`, kinds: [one?.kind ?? ''] },
      now,
    )
    causes.push(row?.cause)
  }
  const { rows } = await pool.query('select label from item where id = $1', [other?.id])
  expect(causes).toEqual([rows[0]?.label, null])
})
