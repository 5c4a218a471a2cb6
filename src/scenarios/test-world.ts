/**
 * Worlds of few members, for tests: what is known of predictions 2, 3 and so on, and of the series of trend 7 in 2050.
 */
import { computeScenarioNumbers } from './compute-numbers.ts'
import type { ScenarioInput } from './known-world.ts'
import { scenarioNumbers } from './numbers.ts'
import type { Member } from './scenario.ts'

export type Prediction = NonNullable<ScenarioInput['predictions'][string]>

export const plain: Prediction = {
  version: 1,
  forecast: null,
  outcome: null,
  automatic: null,
  condition: null,
  model: null,
  pool: null,
  deadline: null,
}
export const saying = (probability: number, change: Partial<Prediction> = {}): Prediction => ({
  ...plain,
  forecast: { from: 'house', estimate: { type: 'binary', probability } },
  ...change,
})
export const yes = (id: number): Member => ({ to: `prediction/${id}`, outcome: 'yes' })
export const no = (id: number): Member => ({ to: `prediction/${id}`, outcome: 'no' })
const emissions = { at: 2050, threshold: 0 }
export const about = (comparison: '>=' | '<', threshold: number): Member => ({
  to: 'trend/7',
  ...emissions,
  comparison,
  threshold,
})
export const ofSeries = (comparison: '>=' | '<', threshold: number) => ({
  automatic: { trend: 'trend/7', at: '2050', comparison, threshold },
})
/** Medians at 0: at least 1 has .25, at least -1 has .75. */
const knots = [-3, -2, -1, 0, 1, 2, 3]
const trend = {
  version: 5,
  at: {
    2050: {
      unit: 'Mt',
      at: '2050',
      observed: null,
      projected: { version: 4, point: { knots, validated: false }, bounds: { least: null, most: null } },
    },
  },
}

export function numbersOf(
  members: Member[],
  predictions: Record<number, Prediction | null> = {},
  change: Partial<ScenarioInput> = {},
) {
  const input: ScenarioInput = {
    set: null,
    siblings: [],
    isWhole: true,
    // The mathematics of worlds of few members, which are easily checked by hand.
    leastMembers: 1,
    linked: [],
    trends: { 'trend/7': trend },
    own: { item: 'scenario/1', version: 1, states: {}, members },
    predictions: Object.fromEntries(Object.entries(predictions).map(([id, one]) => [`prediction/${id}`, one])),
    ...change,
  }
  return scenarioNumbers.parse(computeScenarioNumbers(input))
}
