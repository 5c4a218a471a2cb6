/** Rows of `watched_minute`: one is written, old ones are removed, and what a day and an hour come to is summed. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { answerBounds } from '#kit/health/within.ts'
import { type Figures, placesOfRoute } from './figures.ts'

/** So long a row is kept. */
const keptHours = 48
/** Of so many processes a whole day is summed; of more, the latest rows. */
const mostRows = 20 * 24 * 60
/** Half an hour: a day is a line of 48 points. */
const stepSeconds = 1800

type Written = { process: string; memoryBytes: number; figures: Figures; signInRoutes: readonly string[] }

export async function saveMinute(db: QueryExecutorProvider, minute: Written): Promise<void> {
  const { process, memoryBytes, figures, signInRoutes } = minute
  const rows = Object.values(figures.routes)
  const within = sumRows(rows.map((row) => row.slice(placesOfRoute.firstBound)))
  const [answers, failed] = [within.reduce((sum, count) => sum + count, 0), sumAt(rows, placesOfRoute.failed)]
  const signIns = signInRoutes.map((route) => figures.routes[route] ?? [])
  const [sent = 0, unsent = 0, asked = 0, answered = 0, cents = 0] = figures.spent['all'] ?? []
  await sql`
    insert into watched_minute (process, memory_bytes, answers, failed, refused_sign_ins, mails_sent, mails_failed,
      tokens_asked, tokens_answered, cents, within, routes, tasks)
    values (${process}, ${memoryBytes}, ${answers}, ${failed}, ${sumAt(signIns, placesOfRoute.refused)}, ${sent}, ${unsent},
      ${asked}, ${answered}, ${cents}, ${within}::integer[], ${JSON.stringify(figures.routes)}, ${JSON.stringify(figures.tasks)})`.execute(
    db,
  )
}

export async function removeOldMinutes(db: QueryExecutorProvider): Promise<void> {
  await sql`delete from watched_minute where at < now() - make_interval(hours => ${keptHours})`.execute(db)
}

/** Of a day, by the index (`now()` stands still within a transaction, `clock_timestamp()` does not), with the newest rows where there are too many. */
const ofDay = sql`(select * from watched_minute where at > now() - interval '24 hours' order by at desc limit ${mostRows}) as day`

export type Day = {
  /** In how many minutes a process kept a row. */
  minutes: number
  answers: number
  failed: number
  mailsSent: number
  mailsFailed: number
  tokensAsked: number
  tokensAnswered: number
  cents: number
  /** Of the last hour alone. */
  refusedSignIns: number
  within: number[]
}

export async function sumDay(db: QueryExecutorProvider): Promise<Day> {
  const { rows } = await sql<Day>`
    select count(distinct date_trunc('minute', at))::int as minutes,
      coalesce(sum(answers), 0)::float8 as answers, coalesce(sum(failed), 0)::float8 as failed,
      coalesce(sum(mails_sent), 0)::float8 as "mailsSent", coalesce(sum(mails_failed), 0)::float8 as "mailsFailed",
      coalesce(sum(tokens_asked), 0)::float8 as "tokensAsked", coalesce(sum(tokens_answered), 0)::float8 as "tokensAnswered",
      coalesce(sum(cents), 0)::float8 as cents,
      coalesce(sum(refused_sign_ins) filter (where at > now() - interval '1 hour'), 0)::float8 as "refusedSignIns",
      array[${sql.join(answerBounds.map((_, place) => sumOfPlace(place + 1)))}, ${sumOfPlace(answerBounds.length + 1)}] as within
    from ${ofDay}`.execute(db)
  const [day] = rows
  if (!day) throw new Error('Sums are one row.')
  return day
}

const sumOfPlace = (place: number) => sql`coalesce(sum(within[${sql.lit(place)}]), 0)::float8`

export type Step = { at: Date; answers: number; failed: number; memoryBytes: number; databaseBytes: number }

/** Of each half hour in which something was kept, the earliest first; memory of all processes together. */
export async function listSteps(db: QueryExecutorProvider): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select step as at, sum(answers)::float8 as answers, sum(failed)::float8 as failed,
      sum(memory)::float8 as "memoryBytes", max(size)::float8 as "databaseBytes"
    from (
      select to_timestamp(floor(extract(epoch from at) / ${stepSeconds}) * ${stepSeconds}) as step,
        sum(answers) as answers, sum(failed) as failed, avg(memory_bytes) as memory, max(database_bytes) as size
      from ${ofDay} group by step, process
    ) as processes group by step order by step`.execute(db)
  return rows
}

export type Now = { memoryBytes: number; processes: number }

/** What the processes take that kept a row in the last two minutes. */
export async function findMemory(db: QueryExecutorProvider): Promise<Now> {
  const { rows } = await sql<Now>`
    select coalesce(sum(memory_bytes), 0)::float8 as "memoryBytes", count(*)::int as processes from (
      select distinct on (process) memory_bytes from watched_minute
      where at > now() - interval '2 minutes' order by process, at desc
    ) as latest`.execute(db)
  return rows[0] ?? { memoryBytes: 0, processes: 0 }
}

export type Size = { bytes: number; bytesADay: number | null }

/** How it grows is said once two hours are known: of less it would be a guess. */
export async function findSize(db: QueryExecutorProvider): Promise<Size> {
  const { rows } = await sql<Size>`
    select pg_database_size(current_database())::float8 as bytes, (
      select (pg_database_size(current_database()) - database_bytes) * 86400
        / extract(epoch from now() - at)::float8
      from (select at, database_bytes from watched_minute order by at limit 1) as first
      where at < now() - interval '2 hours'
    ) as "bytesADay"`.execute(db)
  return rows[0] ?? { bytes: 0, bytesADay: null }
}

export type Summed = { name: string; row: number[] }

/** Rows of the last hour, by method and route. */
export function sumRoutes(db: QueryExecutorProvider): Promise<Summed[]> {
  return sumOf(db, sql`routes`, sql`interval '1 hour'`)
}

/** Rows of the last day, by task. */
export function sumTasks(db: QueryExecutorProvider): Promise<Summed[]> {
  return sumOf(db, sql`tasks`, sql`interval '24 hours'`)
}

async function sumOf(db: QueryExecutorProvider, column: ReturnType<typeof sql>, since: ReturnType<typeof sql>) {
  const { rows } = await sql<Summed>`
    select name, array_agg(value order by place)::float8[] as row from (
      select name, place, sum(value::float8) as value from (
        select ${column} as counted from watched_minute where at > now() - ${since} order by at desc limit ${mostRows}
      ) as kept, jsonb_each(counted) as named (name, numbers), jsonb_array_elements_text(numbers) with ordinality as each (value, place)
      group by name, place
    ) as summed group by name order by name`.execute(db)
  return rows
}

function sumAt(rows: readonly (readonly number[])[], place: number): number {
  return rows.reduce((sum, row) => sum + (row[place] ?? 0), 0)
}

function sumRows(rows: readonly (readonly number[])[]): number[] {
  return Array.from({ length: answerBounds.length + 1 }, (_, place) => sumAt(rows, place))
}
