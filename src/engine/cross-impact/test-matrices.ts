/** Matrices that tests share. */
import { randomIndex, seededRandom } from '../random.ts'
import { crossImpactMatrix, type Configuration, type CrossImpactMatrix } from './cross-impact-matrix.ts'

/** Two descriptors with two states each: the example of the documentation. */
export const smallRows = [
  [0, 0, 2, -2],
  [0, 0, -1, 1],
  [1, -1, 0, 0],
  [0, 0, 0, 0],
]
export const small = crossImpactMatrix([2, 2], smallRows)

/** Judgements from -3 to 3, divided by `divisor`; own blocks empty unless they are to be judged. */
export function drawnRows(states: readonly number[], seed: number, { divisor = 1, judgeOwn = false } = {}): number[][] {
  const random = seededRandom(seed)
  const owners = states.flatMap((count, descriptor) => Array.from({ length: count }, () => descriptor))
  return owners.map((from) =>
    owners.map((to) => (from === to && !judgeOwn ? 0 : (randomIndex(random, 7) - 3) / divisor)),
  )
}

export function drawnMatrix(
  states: readonly number[],
  seed: number,
  options: { divisor?: number; judgeOwn?: boolean } = {},
): CrossImpactMatrix {
  return crossImpactMatrix(states, drawnRows(states, seed, options), { ownBlocks: 'judged' })
}

/** Every configuration, in the order of state numbers. */
export function allConfigurations(states: readonly number[]): Configuration[] {
  return states.reduce<number[][]>(
    (all, count) => all.flatMap((one) => Array.from({ length: count }, (_, state) => [...one, state])),
    [[]],
  )
}
