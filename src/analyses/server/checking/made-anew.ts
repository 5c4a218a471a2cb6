/**
 * How the numbers of each kind are made once more, as they stood. A kind of content without a line does not compile
 * (src/app/kinds.test.ts).
 */
import type { Pool } from 'pg'
import { computePredictionNumbers } from '#predictions/compute-numbers.ts'
import { prediction } from '#predictions/kind.ts'
import { gatherPredictionNumbers, listForecasts, type PredictionReader } from '#predictions/server/gather-numbers.ts'
import { computeScenarioNumbers } from '#scenarios/compute-numbers.ts'
import { scenario } from '#scenarios/kind.ts'
import { gatherScenarioNumbers, type WorldReader } from '#scenarios/server/gather-numbers.ts'
import { computeTrendNumbers, type TrendInput } from '#trends/compute-numbers.ts'
import { gatherTrendNumbers } from '#trends/server/gather-numbers.ts'
import { trendOnce } from './trends-made.ts'
import type { MadeRow, VersionItem, VersionStore } from './versions-store.ts'

/** An item at a version, the row of its numbers, and where the rest is read as it stood then. */
export type Standing = {
  item: VersionItem
  row: MadeRow
  pool: Pool
  findSet: VersionStore['findSet']
  readItems: WorldReader['readItems']
  mustFind(ref: string, version: number): Promise<VersionItem>
  /** With the forecasts of the versions so far, which nothing else needs. */
  history: boolean
}

export type MadeAnew = {
  /** What the engine makes of what was gathered. */
  compute(input: unknown): unknown
  make(standing: Standing, compute: (input: unknown) => Promise<unknown>): Promise<unknown>
}

export const madeAnew = {
  trend: {
    compute: (input) => computeTrendNumbers(input as TrendInput), // what `gatherTrendNumbers` has made
    make: ({ pool, item, row: { restsOn, madeAt }, readItems }, compute) =>
      // What rests on nothing else is the same whenever it was made.
      trendOnce(pool, [item.ref, item.version, ...(restsOn.length > 0 ? [madeAt] : [])].join(' '), async () =>
        compute((await gatherTrendNumbers(pool, item, null, { readItems })).input),
      ),
  },
  prediction: {
    compute: computePredictionNumbers,
    async make({ pool, item, row, readItems, history }, compute) {
      const reader: PredictionReader = {
        readItems,
        listForecasts: history ? listForecasts : async () => [],
        // What a page only shows is not made anew: no figure of a report rests on it.
        listMeasuring: async () => [],
      }
      return compute((await gatherPredictionNumbers(pool, item, row.before, reader)).input)
    },
  },
  scenario: {
    compute: computeScenarioNumbers,
    make: async (standing, compute) =>
      compute((await gatherScenarioNumbers(standing.pool, standing.item, null, worldAt(standing))).input),
  },
} as const satisfies Record<string, MadeAnew>

const byName: ReadonlyMap<string, MadeAnew> = new Map(Object.entries(madeAnew))

export function madeAnewOf(kind: string): MadeAnew {
  const found = byName.get(kind)
  if (!found) throw new Error(`Nobody makes numbers of the kind "${kind}" anew`)
  return found
}

/** The rest of a scenario's world, as it stood when its numbers were made. */
function worldAt({ item: { links }, row: { restsOn }, findSet, readItems, mustFind }: Standing): WorldReader {
  const versionOf = new Map(restsOn.map(({ item, version }) => [item, version]))
  return {
    readItems,
    // No report speaks of them by these numbers.
    listWatched: async () => ({}),
    findSet: async (_, slug) => {
      const version = versionOf.get(`set/${slug}`)
      return version === undefined ? null : findSet(slug, version)
    },
    listSiblings: async () => {
      const worlds = restsOn.filter(({ item }) => item.startsWith(`${scenario.name}/`))
      return Promise.all(worlds.map(({ item, version }) => mustFind(item, version)))
    },
    listLinked: async () =>
      [...versionOf.keys()].filter(
        (ref) => ref.startsWith(`${prediction.name}/`) && links.some(({ to }) => to === ref),
      ),
  }
}
