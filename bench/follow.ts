/**
 * How soon after observations were written the pages show them that rest on them: that of the trend, with its
 * projection made anew, that of a question which they decide, and those of worlds whose signposts watch them. One
 * process, by its own readers and queue; pages are kept beforehand and asked for until they say it.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { sayDay } from '#kit/dates.ts'
import type { Frequency } from '#series/series-words.ts'
import { stepAfter } from '#series/steps-ahead.ts'
import type { Observation } from '#series/series.ts'
import { reviseObservations } from '../test/given/series.ts'
import { benchWorld, quantile, rounded } from './world.ts'

const patienceMs = 60_000
const askedEveryMs = 20
/** Until what came before is worked off. */
const quietMs = 2500

/** A trend of the collection, the nearest question that it decides, and a world that watches it longer than that. */
type Target = { trend: string; question: string; at: string; frequency: Frequency; last: string; world: string | null }

export async function benchFollow() {
  const { app, database, close } = await benchWorld()
  try {
    await app.listen({ port: 0 })
    const { port } = app.server.address() as { port: number } // it listens on one
    const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
    const ms = { trend: [] as number[], question: [] as number[], world: [] as number[] }
    const targets = await listTargets(database.pool)
    for (const target of targets) {
      const before = await Promise.all(pagesOf(target).map(async (page) => ({ ...page, html: await read(page.path) })))
      // One that says it already, of something else, tells nothing.
      const pages = before.filter(({ shows, html }) => !shows(html))
      await wait(quietMs)
      const begun = performance.now()
      await reviseObservations(database.pool, target.trend, (known) => carriedOn(known, target))
      await Promise.all(
        pages.map(async ({ of, path, shows }) => {
          while (!shows(await read(path))) {
            if (performance.now() - begun > patienceMs)
              throw new Error(`${path} never showed ${target.at}, ${target.trend}`)
            await wait(askedEveryMs)
          }
          ms[of].push(performance.now() - begun)
        }),
      )
    }
    return { trends: targets.length, ...Object.fromEntries(Object.entries(ms).map(([of, all]) => [of, summed(all)])) }
  } finally {
    await close()
  }
}

function summed(all: readonly number[]) {
  return { pages: all.length, msMedian: rounded(quantile(all, 0.5), 0), msMost: rounded(Math.max(...all), 0) }
}

type Page = { of: 'trend' | 'question' | 'world'; path: string; shows: (html: string) => boolean }

function pagesOf({ trend, question, world, at }: Target): Page[] {
  return [
    { of: 'trend', path: `/trend/${trend}`, shows: says(`${sayDay(at)} came in at`) },
    { of: 'question', path: `/prediction/${question}`, shows: says('Resolved by rule') },
    ...(world ? [{ of: 'world' as const, path: `/scenario/${world}`, shows: says(` in ${sayDay(at)}`) }] : []),
  ]
}

const says = (words: string) => (html: string) => html.replaceAll('<!-- -->', '').includes(words)

/** The last value, in each year or month until the one that is asked about. */
function carriedOn(before: readonly Observation[], { at, last }: Target): Observation[] {
  const value = before.at(-1)?.[1] ?? Number.NaN
  const times: string[] = []
  for (let next = stepAfter(last, 1); next <= at; next = stepAfter(next, 1)) times.push(next)
  return [...before, ...times.map((one): Observation => [one, value])]
}

async function listTargets(pool: Pool): Promise<Target[]> {
  const { rows } = await pool.query<Target>(`
    select distinct on (trend.id) trend.id as trend, asked.id as question, asked.details #>> '{automatic,at}' as at, frequency, last, (
      select world.id from item as world, jsonb_array_elements(world.details -> 'signposts') as sign
      where world.kind = 'scenario' and sign ->> 'watch' = 'trend/' || trend.id and (sign ->> 'by')::int >= left(asked.details #>> '{automatic,at}', 4)::int
        and not exists (select from item_numbers, jsonb_array_elements(numbers -> 'signs') as read
          where item_id = world.id and read ->> 'title' = sign ->> 'title' and (read ->> 'isOn')::boolean)
      order by world.id limit 1
    ) as world
    from item as asked join item as trend on asked.details #>> '{automatic,trend}' = 'trend/' || trend.id
      join series on series.item_id = trend.id and not withheld join series_state on series_id = series.id and known_to = 'infinity'
    where last < asked.details #>> '{automatic,at}' and not asked.details ? 'condition'
      and not about ? 'provisional' -- then the question waits
    order by trend.id, asked.details #>> '{automatic,at}'`)
  return rows
}
