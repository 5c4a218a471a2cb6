/** Who saves, follows, writes and forecasts in a filled base: the made-up people of simulations, some of them trusted authors. */
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tables } from '#app/server/tables.ts'
import { seededRandom } from '#engine/random.ts'
import { type AskedRow, askedOf } from '#forecasts/server/asked.ts'
import { addForecasts, type Made } from '#forecasts/server/forecast-store.ts'
import { rowsOf } from '#items/server/rows.ts'
import type { Database } from '#kit/server/database.ts'
import { inTransaction } from '#kit/server/transaction.ts'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { peopleOf } from '#simulation/person.ts'
import { addPeople, type Simulated } from '#simulation/server/people.ts'
import { firstId } from './items.ts'

const trusted = 20
const hourMs = 3_600_000

/** The first of them are trusted: what they publish is listed. */
export async function makePeople({ db, pool }: Database<Tables>, count: number, now: Date): Promise<Simulated[]> {
  const people = await inTransaction(db, (trx) => addPeople(trx, peopleOf(count, seededRandom(18)), now))
  await pool.query(
    `insert into author_word (account_id, word, reason, by_name, at) select id, 'trusted', 'Writes well.', 'Farsight', now() from unnest($1::text[]) as own (id)`,
    [authorsOf(people).map(({ id }) => id)],
  )
  return people
}

export function authorsOf(people: readonly Simulated[]): { id: string; name: string }[] {
  return people.slice(0, trusted).map(({ user }) => ({ id: user.id, name: user.name ?? '' }))
}

type Question = AskedRow & { id: string; version: number; at: Date; said: Estimate }

/** So many questions, evenly spread over open ones and those that are over, are forecast by four to twelve people each. */
export async function makeForecasts(
  { db }: Database<Tables>,
  people: readonly Simulated[],
  most: number,
): Promise<void> {
  const questions = await rowsOf(
    db,
    sql<Question>`
      with asked as (
        select *, row_number() over (partition by outcome order by id) as nth, count(*) over (partition by outcome) as all_of
        from item where kind = 'prediction' and id >= ${firstId} and details #> '{houseForecast,estimate}' is not null
      )
      select id::text, version, title, card, details, published_at as at, details #> '{houseForecast,estimate}' as said from asked
      where nth % greatest(1, all_of / ${most / 2}::int) = 0 order by id`,
  )
  for (const [nth, question] of questions.slice(0, most).entries())
    await inTransaction(db, (trx) => addForecasts(trx, forecastsOf(question, nth, people))) // eslint-disable-line no-await-in-loop
}

function forecastsOf({ id, version, at, said, ...row }: Question, nth: number, people: readonly Simulated[]): Made[] {
  const { wording } = askedOf(row)
  return Array.from({ length: 4 + (nth % 9) }, (_, i) => ({
    itemId: id,
    itemVersion: version,
    wording,
    forecasterId: people[(nth * 5 + i) % people.length]?.forecasterId ?? '',
    at: new Date(at.getTime() + (i + 1) * hourMs),
    estimate: near(said, (i - 6) * 0.02),
    until: null,
    reason: null,
    requestId: randomUUID(),
  }))
}

/** Of a chance a little beside it; anything else is said by all alike. */
function near(said: Estimate, by: number): Estimate {
  return 'probability' in said ? { ...said, probability: Math.min(0.97, Math.max(0.03, said.probability + by)) } : said
}

/** The twenty items that most others name are talked about: forty comments each, the first of them with five replies. */
export async function makeComments({ pool }: Database<Tables>, people: readonly Simulated[]): Promise<void> {
  const authors = authorsOf(people)
  const add = `
    with made as (
      insert into comment (item_id, thread_id, account_id, author, request_id, at)
      select item_id, thread_id, id, name, gen_random_uuid(), now() - nth * interval '3 hours'
      from asked join unnest($1::text[], $2::text[]) with ordinality as author (id, name, place)
        on place = 1 + (nth + item_id) % cardinality($1::text[])
      returning id, at)
    insert into comment_text (comment_id, version, text, at)
    select id, 1, 'I count this otherwise: what was measured last says less than it seems, as comment ' || id || ' shows.', at from made`
  const given = [authors.map(({ id }) => id), authors.map(({ name }) => name)]
  await pool.query(
    `with popular as (select to_id as item_id from link group by to_id order by count(*) desc, to_id limit 20),
     asked as (select item_id, null::bigint as thread_id, nth from popular, generate_series(1, 40) as nth), ${add.replace('with', '')}`,
    given,
  )
  await pool.query(
    `with first as (select item_id, min(id) as thread_id from comment group by item_id),
     asked as (select item_id, thread_id, nth from first, generate_series(1, 5) as nth), ${add.replace('with', '')}`,
    given,
  )
}
