/** What a question of a simulation says of itself. */
import type { Drawn } from './draw.ts'
import { sayValue } from './questions/say-value.ts'

/** Who is named as the author. */
export const simulationAuthor = 'Simulation'

/** A chart has room for no more. */
const longestLabel = 36

type Words = { source: string; title: string }

export function wordsOf({ title, series, asked, came, opens }: Drawn, measured: Words) {
  const { label } = series
  const known = series.points.find(([year]) => year === asked)?.[1]
  const stood = known === undefined ? '' : ` It stood at ${sayValue(known, series.unit)} in ${asked}.`
  const dated = `${label} ${came}`
  return {
    title,
    label: dated.length <= longestLabel ? dated : label,
    summary: `A question of the simulation, asked with what was known of ${asked}.${stood}`,
    body: `The series is real; who forecasts here is made up. Nobody was asked this in ${opens}.`,
    criteria: `The series of the trend “${measured.title}” decides it, as it stands in this base.`,
    resolutionSource: measured.source,
    reason: `The series of the trend “${measured.title}” says so.`,
  }
}
