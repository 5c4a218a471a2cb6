/** Values gathered by year, quarter or month, as somebody asked: each such period by all that it has. */
import { type Gather, gatheredBy, type Grain, type Observation } from '../given.ts'

const length: Record<Grain, number> = { yearly: 1, quarterly: 4, monthly: 12, daily: 366 }

/** Whether values of one frequency can be gathered to another. */
export function canGather(from: Grain, to: Grain): boolean {
  return length[from] > length[to]
}

const toMonths: readonly Gather['by'][] = ['mean', 'last']
const gatherings: readonly Gather[] = [
  ...toMonths.map((by) => ({ to: 'monthly', by }) as const),
  ...toMonths.map((by) => ({ to: 'quarterly', by }) as const),
  { to: 'quarterly', by: 'sum' },
  ...gatheredBy.map((by) => ({ to: 'yearly', by }) as const),
]

/** How values of one frequency can be gathered to others that a series may have, the shortest first. */
export function gatheringsOf(from: Grain, held: readonly Grain[]): Gather[] {
  return gatherings.filter(({ to }) => canGather(from, to) && held.includes(to))
}

export type Gathered = { observations: Observation[]; incomplete: string[] }

/**
 * `observations` in order. A mean, a sum or a last value needs all months or quarters that the longer period has: what is
 * short of that is named. Of days nobody knows how many there should be.
 */
export function gathered(observations: readonly Observation[], from: Grain, { to, by }: Gather): Gathered {
  const all: Observation[] = []
  const incomplete: string[] = []
  const needed = from === 'daily' || by === 'max' || by === 'count' ? 1 : length[from] / length[to]
  for (const { at, values } of groupsOf(observations, to)) {
    if (values.length < needed) incomplete.push(at)
    else all.push([at, ways[by](values)])
  }
  return { observations: all, incomplete }
}

type Group = { at: string; values: number[] }

/** Of values in order those of one period stand together. */
function* groupsOf(observations: readonly Observation[], to: Gather['to']): Generator<Group> {
  let group: Group | undefined
  for (const [at, value] of observations) {
    const name = called(at, to)
    if (group?.at === name) group.values.push(value)
    else {
      if (group) yield group
      group = { at: name, values: [value] }
    }
  }
  if (group) yield group
}

const ways: Record<Gather['by'], (values: readonly number[]) => number> = {
  mean: (values) => sum(values) / values.length,
  last: (values) => values.at(-1) ?? 0,
  sum,
  max: (values) => values.reduce((a, b) => Math.max(a, b), -Infinity),
  count: (values) => values.length,
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0)
}

/** '2020-05-31' is '2020', '2020-Q2' or '2020-05'. */
function called(at: string, to: Gather['to']): string {
  if (to === 'yearly') return at.slice(0, 4)
  return to === 'monthly' ? at.slice(0, 7) : `${at.slice(0, 4)}-Q${Math.ceil(Number(at.slice(5, 7)) / 3)}`
}
