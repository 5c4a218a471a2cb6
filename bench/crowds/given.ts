/** Open questions with a yes or no, and people who forecast them. */
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { givenUser } from '../../test/given/user.ts'
import type { benchWorld } from '../world.ts'

export type World = Awaited<ReturnType<typeof benchWorld>>
export type Forecaster = Awaited<ReturnType<typeof givenUser>>

export async function listOpen(pool: Pool, most: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id::text as id from item where kind = 'prediction' and published_at is not null and outcome is null
       and details #>> '{question,type}' = 'binary' order by id limit $1`,
    [most],
  )
  return rows.map(({ id }) => id)
}

export async function signInMany({ app, database }: World, count: number): Promise<Forecaster[]> {
  const users: Forecaster[] = []
  for (let i = 0; i < count; i++) users.push(await givenUser(app, { verifiedIn: database.pool })) // eslint-disable-line no-await-in-loop
  return users
}

function bodyOf(probability: number): object {
  return { requestId: randomUUID(), estimate: { type: 'binary', probability } }
}

/** Over HTTP, as a program asks; answers the milliseconds until all of the answer was there. */
export async function forecastOver(origin: string, { cookie, token }: Forecaster, id: string, chance: number) {
  const began = performance.now()
  const answer = await fetch(`${origin}/api/items/prediction/${id}/forecasts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie },
    body: JSON.stringify(bodyOf(chance)),
  })
  const text = await answer.text()
  if (answer.status !== 201) throw new Error(`${answer.status} ${text}`)
  return performance.now() - began
}

export async function listening(app: FastifyInstance): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0 })
  const { port } = app.server.address() as { port: number } // it listens on one
  return `http://127.0.0.1:${port}`
}

/** So many people who are no accounts, of whom each has said something of the question, the oldest first. */
export async function fillCrowd(pool: Pool, id: string, { people, words }: { people: number; words: number }) {
  await pool.query(
    `with fresh as (insert into forecaster (is_counted) select true from generate_series(1, $2) returning id),
      numbered as (select id, row_number() over () as place from fresh)
    insert into forecast (item_id, item_version, wording, forecaster_id, at, estimate, request_id)
    select $1, 1, 'bench', numbered.id, now() - make_interval(secs => 20 * ($3 - nth)),
      jsonb_build_object('type', 'binary', 'probability', round((.05 + .9 * random())::numeric, 2)), gen_random_uuid()
    from generate_series(1, $3) as nth join numbered on place = 1 + nth % $2 order by nth`,
    [id, people, words],
  )
}
