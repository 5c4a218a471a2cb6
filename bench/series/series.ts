/**
 * How long it takes to read the newest 500 observations of a series of 100,000, and those that were known on a day:
 * where each observation was revised while it was new, and where all of them were said anew again and again.
 */
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Pool } from 'pg'
import { migrate, openDatabase } from '#kit/server/database.ts'
import { openEmbeddedPostgres } from '#kit/server/embedded-postgres/embedded-postgres.ts'
import { quantile, rounded } from '../world.ts'

const observations = 100_000
const shown = 500
const rounds = 500

/** A revision a day: of the observation `i` as many as `times`, from the first day on which it was known. */
const histories = [
  { name: 'revisedWhileNew', days: 1000, first: 'i / 100', times: 10 },
  { name: 'saidAnew', days: 25, first: '0', times: 25 },
]

export async function benchSeries() {
  const folder = `.farsight/bench-${process.pid}`
  const server = await openEmbeddedPostgres(folder)
  const database = openDatabase<unknown>(await server.database('bench'))
  try {
    await migrate(database.db)
    const found: Record<string, unknown> = {}
    for (const history of histories) {
      const id = await fill(database.pool, history)
      const read = (day: (i: number) => number) => time(database.pool, id, day)
      found[history.name] = {
        rows: await rowsOf(database.pool, id),
        newest: await read(() => history.days),
        asOfADay: await read((i) => (i * 37) % history.days),
        asOfTheFirstDays: await read((i) => i % 10),
      }
    }
    return { observations, shown, milliseconds: found }
  } finally {
    await database.close()
    await server.release()
    await rm(folder, { recursive: true, force: true })
  }
}

/** In SQL: the month of a place from 0 on, and the day of a number. */
const period = (place: string) =>
  `to_char(1000 + (${place}) / 12, 'FM0000') || '-' || to_char(1 + (${place}) % 12, 'FM00')`
const dayOf = (number: string) => `timestamptz '2020-01-01Z' + (${number}) * interval '1 day'`

/** As so many revisions would have left it. */
async function fill(pool: Pool, { days, first, times }: (typeof histories)[number]): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `with made as (
       insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, author, updated_at)
       values ('trend', 'Long', 'Long', 'Long', '', 'social', '{x}', 2020, 2030, '{}', '{}', 'x', now()) returning id
     ) insert into series (item_id) select id from made returning id`,
  )
  const id = rows[0]?.id ?? ''
  const known = `least(${observations}, ${first === '0' ? observations : '100 * (d + 1)'})`
  await pool.query(
    `insert into series_state select ${id}, ${dayOf('d')}, case d when ${days - 1} then 'infinity' else ${dayOf('d + 1')} end, 'x', 'x', 'monthly', 'level', 'x', 'x',
       'x', '2020-01-01', null, ${known}, ${period(`${known} - 1`)} from generate_series(0, ${days - 1}) as d`,
  )
  await pool.query(
    `insert into observation (series_id, period, value, known_from, known_to)
     select ${id}, ${period('i')}, i + random(), ${dayOf('day')}, case when k = ${times - 1} or day = ${days - 1} then 'infinity' else ${dayOf('day + 1')} end
     from generate_series(0, ${observations - 1}) as i cross join generate_series(0, ${times - 1}) as k
     cross join lateral (select ${first} + k as day) as days where day < ${days} order by day, i`,
  )
  await pool.query('vacuum analyze series_state, observation')
  return id
}

async function rowsOf(pool: Pool, id: string): Promise<number> {
  const { rows } = await pool.query<{ rows: number }>(
    'select count(*)::int as rows from observation where series_id = $1',
    [id],
  )
  return rows[0]?.rows ?? 0
}

/**
 * Milliseconds, with the way to the database and back; and those of its processor, which a busy machine does not draw
 * out (null where there is no /proc).
 */
async function time(pool: Pool, id: string, day: (i: number) => number) {
  const text = `select series_at($1, timestamptz '2020-01-01 12:00Z' + $2 * interval '1 day', ${shown}) as series`
  const client = await pool.connect()
  try {
    const read = async (i: number) => {
      const began = performance.now()
      const { rows } = await client.query<{ series: { observations: unknown[] } }>({
        name: 'bench series',
        text,
        values: [id, day(i)],
      })
      if (!rows[0]?.series.observations.length) throw new Error(`Nothing is known of day ${day(i)}.`)
      return performance.now() - began
    }
    for (let i = 0; i < 30; i++) await read(i) // plans
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const before = cpuOf(rows[0]?.pid)
    const taken: number[] = []
    for (let i = 0; i < rounds; i++) taken.push(await read(i))
    const cpu = before === null ? null : rounded(((cpuOf(rows[0]?.pid) ?? 0) - before) / rounds)
    return { p50: rounded(quantile(taken, 0.5)), p95: rounded(quantile(taken, 0.95)), cpu }
  } finally {
    client.release()
  }
}

/** In milliseconds, so far: Linux counts hundredths of a second, the 14th and 15th of its figures. */
function cpuOf(pid: number | undefined): number | null {
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(figures[11]) + Number(figures[12])) * 10
  } catch {
    return null // another system
  }
}
