/** Values gathered by year, quarter or month, as somebody asked: each such period by all that it has. */
import type { Gather, Grain, Observation } from '../given.ts'

const length: Record<Grain, number> = { yearly: 1, quarterly: 4, monthly: 12, daily: 366 }

/** Whether values of one frequency can be gathered to another. */
export function canGather(from: Grain, to: Grain): boolean {
  return length[from] > length[to]
}

export type Gathered = { observations: Observation[]; incomplete: string[] }

/**
 * `observations` in order. A mean, a sum or a last value needs all months or quarters that the longer period has: what is
 * short of that is named. Of days nobody knows how many there should be.
 */
export function gathered(observations: readonly Observation[], from: Grain, { to, by }: Gather): Gathered {
  const groups = Map.groupBy(observations, ([at]) => called(at, to))
  const all: Observation[] = []
  const incomplete: string[] = []
  for (const [at, some] of groups) {
    const needed = from === 'daily' || by === 'max' || by === 'count' ? 1 : length[from] / length[to]
    if (some.length < needed) incomplete.push(at)
    else all.push([at, ways[by](some.map(([, value]) => value))])
  }
  return { observations: all, incomplete }
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
