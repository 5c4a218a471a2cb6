/** Does the starter collection say of the world what those who measured it say, now or when it was first written? */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ContentTables } from '#items/server/tables.ts'
import type { ScenarioTables } from '#scenarios/server/tables.ts'
import { trendDetails } from '../trend.ts'
import { givenDatabase } from '../../../test/given.ts'

const first = '../shared/reference/series/series.csv'
const updates = '../shared/collection-updates'
/** Taken anew from their publisher as a whole, on another level, in another unit or after another count than at first. */
const anew = ['electricity-generation', 'forest-area', 'gdp-per-capita', 'women-in-parliament']

const update = z.object({
  series: z.string(),
  observations: z.array(z.object({ values: z.string() })).default([]),
  corrections: z.array(z.object({ at: z.string(), value: z.number() })).default([]),
})

test.skipIf(![first, updates].every((path) => existsSync(path)))(
  `every observation equals the reference, or a newer edition of it, within rounding (skipped where ${first} or ${updates} is absent)`,
  async () => {
    const told = new Map<string, number[]>()
    for (const [key, value] of [...firstValues(), ...newerValues()]) told.set(key, [...(told.get(key) ?? []), value])
    let compared = 0
    for (const { id, observations } of await seriesOfTrends())
      for (const [at, value] of anew.includes(id) ? [] : observations) {
        const measured = told.get(`${id},${at}`) ?? []
        expect(
          measured.some((one) => Math.abs(value - one) <= roundingOf(value, one)),
          `${id} ${at}: ${value}, and the references have ${measured.join(' and ')}`,
        ).toBe(true)
        compared++
      }
    expect(compared).toBeGreaterThan(2000)
  },
)

async function seriesOfTrends() {
  // In the test: of a file whose tests are all skipped nothing is closed.
  const { db } = await givenDatabase<ContentTables & ScenarioTables>({ stocked: true })
  const { rows } = await sql<{
    details: unknown
  }>`select details_whole(details) as details from item where kind = 'trend'`.execute(db)
  return rows.flatMap(({ details }) => trendDetails.parse(details).series ?? [])
}

/** By series and date: 'co2-ppm-global,1979'. */
function firstValues(): [string, number][] {
  const lines = readFileSync(first, 'utf8').trim().split('\n')
  return lines.map((line) => [line.slice(0, line.lastIndexOf(',')), Number(line.slice(line.lastIndexOf(',') + 1))])
}

function newerValues(): [string, number][] {
  const files = readdirSync(updates).filter((name) => name.endsWith('.yaml'))
  return files.flatMap((name) => {
    const { series, observations, corrections } = update.parse(parse(readFileSync(`${updates}/${name}`, 'utf8')))
    const lines = observations.flatMap(({ values }) =>
      values
        .trim()
        .split('\n')
        .map((line) => line.trim().split(/\s+/)),
    )
    return [
      ...lines.map(([at, value]): [string, number] => [`${series},${at}`, Number(value)]),
      ...corrections.map(({ at, value }): [string, number] => [`${series},${at}`, value]),
    ]
  })
}

/** Half of the last decimal that is written, or of the fifth significant digit. */
function roundingOf(value: number, measured: number): number {
  const decimals = String(value).split('.')[1]?.length
  return 1.001 * Math.max(Math.abs(measured) * 5e-5, decimals === undefined ? 0 : 0.5 * 10 ** -decimals)
}
