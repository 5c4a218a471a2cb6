/** Series for tests: of any shape, and of trends that are there, revised as somebody would. */
import type { Pool } from 'pg'
import type { Observation, Series } from '#series/series.ts'

export function aSeries(observations: readonly Observation[], other: Partial<Series> = {}): Series {
  return {
    id: 'own',
    unit: 'ppm',
    frequency: 'yearly',
    kind: 'level',
    source: 'NOAA',
    sourceUrl: 'https://gml.noaa.gov/ccgg/trends/',
    licence: 'public domain',
    retrieved: '2026-11-20',
    observations: [...observations],
    ...other,
  }
}

/** A month for each number from 0 on. */
export function monthOf(place: number): string {
  return `${String(1000 + Math.floor(place / 12)).padStart(4, '0')}-${String((place % 12) + 1).padStart(2, '0')}`
}

/** A trend without a text to speak of, and without a series. */
export async function givenTrend(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into item (kind, title, label, summary, body, category, tags, horizon_from, horizon_to, details, card, author, updated_at)
     values ('trend', 'A trend', 'A trend', 'A trend.', '', 'social', '{x}', 2020, 2030, '{"series": null, "thresholds": [], "signals": []}', '{}', 'Ada', now())
     returning id`,
  )
  return rows[0]?.id ?? ''
}

/** Writes the observations of a trend as they now are, and the next version of its item; its text stays. */
export async function reviseObservations(
  pool: Pool,
  id: string,
  revise: (before: Observation[]) => Observation[],
): Promise<void> {
  const { rows } = await pool.query<{ series: Series }>(
    `select details_whole(details) -> 'series' as series from item where id = $1`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error(`There is no item ${id}.`)
  await pool.query(
    `update item set version = version + 1, updated_at = now(), details = jsonb_set(details, '{series}', series_keep(id, $2::jsonb, now())) where id = $1`,
    [id, JSON.stringify({ ...row.series, observations: revise(row.series.observations) })],
  )
}

/** The last value becomes so many times what it was. */
export function lastTimes(factor: number): (before: Observation[]) => Observation[] {
  return (before) => before.map(([at, value], i) => [at, i === before.length - 1 ? value * factor : value])
}
