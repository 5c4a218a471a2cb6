/** Rows of `watched_minute`: one is written, old ones are removed, and what a day comes to is summed. */
import { type QueryExecutorProvider, sql } from 'kysely'
import { answerBounds } from '#kit/health/within.ts'
import { type Figures, placesOfRoute } from './figures.ts'
import type { OneProcess } from './process-store.ts'

/** So long a row is kept. */
const keptHours = 48
/** Of so many processes a whole day is summed; of more, the latest rows. */
export const mostRows = 20 * 24 * 60
/** Half an hour: a day is a line of 48 points. */
const stepSeconds = 1800

type Written = Pick<OneProcess, 'process' | 'memoryBytes' | 'isListening' | 'lagSeconds'> & {
  /** It is the last that this process writes. */
  hasLeft: boolean
  figures: Figures
  signInRoutes: readonly string[]
}

export async function saveMinute(db: QueryExecutorProvider, minute: Written): Promise<void> {
  const { process, memoryBytes, isListening, lagSeconds, hasLeft, figures, signInRoutes } = minute
  const rows = Object.values(figures.routes)
  const within = sumRows(rows.map((row) => row.slice(placesOfRoute.firstBound)))
  const [answers, failed] = [within.reduce((sum, count) => sum + count, 0), sumAt(rows, placesOfRoute.failed)]
  const signIns = signInRoutes.map((route) => figures.routes[route] ?? [])
  const [sent = 0, unsent = 0, asked = 0, answered = 0, cents = 0] = figures.spent['all'] ?? []
  await sql`
    insert into watched_minute (process, memory_bytes, answers, failed, refused_sign_ins, mails_sent, mails_failed,
      tokens_asked, tokens_answered, cents, within, routes, tasks, is_listening, lag_seconds, has_left)
    values (${process}, ${memoryBytes}, ${answers}, ${failed}, ${sumAt(signIns, placesOfRoute.refused)}, ${sent}, ${unsent},
      ${asked}, ${answered}, ${cents}, ${within}::integer[], ${JSON.stringify(figures.routes)}, ${JSON.stringify(figures.tasks)},
      ${isListening}, ${lagSeconds}, ${hasLeft})`.execute(db)
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
  /** Of the last hour alone. */
  lastHour: { count: number; failed: number }
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
      json_build_object('count', coalesce(sum(answers) filter (where ${ofHour}), 0), 'failed', coalesce(sum(failed) filter (where ${ofHour}), 0)) as "lastHour",
      coalesce(sum(mails_sent), 0)::float8 as "mailsSent", coalesce(sum(mails_failed), 0)::float8 as "mailsFailed",
      coalesce(sum(tokens_asked), 0)::float8 as "tokensAsked", coalesce(sum(tokens_answered), 0)::float8 as "tokensAnswered",
      coalesce(sum(cents), 0)::float8 as cents,
      coalesce(sum(refused_sign_ins) filter (where ${ofHour}), 0)::float8 as "refusedSignIns",
      array[${sql.join(answerBounds.map((_, place) => sumOfPlace(place + 1)))}, ${sumOfPlace(answerBounds.length + 1)}] as within
    from ${ofDay}`.execute(db)
  const [day] = rows
  if (!day) throw new Error('Sums are one row.')
  return day
}

const ofHour = sql`at > now() - interval '1 hour'`
const sumOfPlace = (place: number) => sql`coalesce(sum(within[${sql.lit(place)}]), 0)::float8`

export type Step = { at: Date; memoryBytes: number; databaseBytes: number } & Record<(typeof summed)[number], number>

/** What is summed of a step, by its column. */
const summed = ['answers', 'failed', 'mailsSent', 'mailsFailed', 'refusedSignIns', 'tokens', 'cents'] as const

/** Of each half hour in which something was kept, the earliest first; memory of all processes together. */
export async function listSteps(db: QueryExecutorProvider): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select step as at, sum(memory)::float8 as "memoryBytes", max(size)::float8 as "databaseBytes",
      ${sql.join(summed.map((name) => sql`sum(${sql.ref(name)})::float8 as ${sql.ref(name)}`))}
    from (
      select to_timestamp(floor(extract(epoch from at) / ${stepSeconds}) * ${stepSeconds}) as step,
        sum(answers) as answers, sum(failed) as failed, sum(mails_sent) as "mailsSent", sum(mails_failed) as "mailsFailed",
        sum(refused_sign_ins) as "refusedSignIns", sum(tokens_asked + tokens_answered) as tokens, sum(cents) as cents,
        avg(memory_bytes) as memory, max(database_bytes) as size
      from ${ofDay} group by step, process
    ) as processes group by step order by step`.execute(db)
  return rows
}

function sumAt(rows: readonly (readonly number[])[], place: number): number {
  return rows.reduce((sum, row) => sum + (row[place] ?? 0), 0)
}

function sumRows(rows: readonly (readonly number[])[]): number[] {
  return Array.from({ length: answerBounds.length + 1 }, (_, place) => sumAt(rows, place))
}
