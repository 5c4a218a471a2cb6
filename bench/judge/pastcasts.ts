/**
 * Questions whose answer is known, on series that nobody should know again: each cut at an earlier year, renamed, its
 * values in another scale and its years shifted. Whoever judges them has the numbers alone, as the engine has.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Random, randomIndex, seededRandom } from '../../src/engine/random.ts'
import { projectBetweenBounds } from '../../src/engine/projection/project-between-bounds.ts'
import { mean } from '../../src/engine/statistics.ts'
import { readPoint } from '../../src/series/point-chance.ts'
import { boundsOf } from '../../src/series/value-bounds.ts'

export type Pastcast = {
  /** Of the series, for whoever counts; it is not shown. */
  id: string
  question: string
  title: string
  observations: [year: string, value: number][]
  threshold: number
  /** Years ahead. */
  ahead: number
  /** The chance by the projection of what was known then. */
  engine: number
  /** How often the series moved as far over as many years before, with one success and one failure added. */
  past: number
  came: boolean
}

type Stored = { id: string; unit: string; frequency: string; regular: boolean }

const fewest = 20
const furthest = 6
const aheads = [1, 3, furthest]
const shown = 40

/** In an order that the seed makes, so that a few are of many series. */
export async function pastcastsFrom(folder: string, seed: number): Promise<Pastcast[]> {
  const stored = JSON.parse(await readFile(join(folder, 'series.json'), 'utf8')) as Stored[] // the reference's own shape
  const rows = (await readFile(join(folder, 'series.csv'), 'utf8')).trim().split('\n').slice(1)
  const byId = Map.groupBy(
    rows.map((row) => row.split(',')),
    ([id = '']) => id,
  )
  const random = seededRandom(seed)
  const all = stored
    .filter(({ frequency, regular }) => frequency === 'Y' && regular)
    .flatMap((one, place) => {
      const values = (byId.get(one.id) ?? []).map(([, , value]) => Number(value))
      return aheads.flatMap((ahead) => pastcastOf(one, values, { ahead, place, random }) ?? [])
    })
  return shuffled(all, random)
}

type How = { ahead: number; place: number; random: Random }

/** Null where too little is known, nothing is projected, or it cannot be told apart from what is asked. */
function pastcastOf({ id, unit }: Stored, values: readonly number[], { ahead, place, random }: How): Pastcast | null {
  const known = values.slice(0, values.length - furthest)
  const last = known.at(-1)
  const truth = values[known.length + ahead - 1]
  if (known.length < fewest || last === undefined || truth === undefined) return null
  const bounds = boundsOf({ kind: unit.startsWith('%') ? 'share' : 'level', unit }, known)
  const projected = projectBetweenBounds({ values: known }, { period: 1, horizon: furthest, bounds })
  const point = projected.refused === null ? projected.points[ahead - 1] : undefined
  // As the last ten years went on, or no move at all: both are asked.
  const pace = (last - (known.at(-11) ?? last)) / 10
  const threshold = last + (randomIndex(random, 2) === 0 ? 0 : pace * ahead)
  if (!point || truth === threshold) return null
  const limits = { least: finite(bounds.least), most: finite(bounds.most) }
  const engine = readPoint(point, limits).chanceOf('>', threshold)
  const scale = 10 ** (2 * random() - 1)
  const shift = randomIndex(random, 60) - 30
  const show = (value: number) => Number((value * scale).toPrecision(5))
  const firstYear = 2000 + shift - known.length
  const observations = known.map((value, i): [string, number] => [String(firstYear + i), show(value)])
  const title = `Series ${place + 1}`
  const year = firstYear + known.length - 1 + ahead
  return {
    id,
    title,
    question: `Will ${title} be above ${show(threshold)} in ${year}?`,
    observations: observations.slice(-shown),
    threshold: show(threshold),
    ahead,
    engine,
    past: shareOfPast(known, threshold - last, ahead),
    came: truth > threshold,
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

/** Laplace's rule on all spans of that length. */
export function shareOfPast(known: readonly number[], move: number, ahead: number): number {
  const spans = known.slice(ahead).map((value, i) => value - known[i]! > move)
  return (spans.filter(Boolean).length + 1) / (spans.length + 2)
}

function shuffled<One>(all: readonly One[], random: Random): One[] {
  return all
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

export const shareThatCame = (all: readonly Pastcast[]): number => mean(all.map(({ came }) => Number(came)))
