/**
 * In which order a search through configurations should decide the descriptors, so that dead ends show early. Any order
 * finds the same.
 */
import type { CrossImpactMatrix } from './cross-impact-matrix.ts'

/**
 * The numbers of the descriptors, best first: the one that gives and receives most begins; next comes whichever is
 * bound most closely to those already placed. A bond is the share of all that one receives which comes from the other,
 * both ways added: once most of what a descriptor receives is known, little is left that could still save it.
 *
 * Worked: where the first of three has no influence and receives none, it comes last: [1, 2, 0] or [2, 1, 0].
 */
export function searchOrder(matrix: CrossImpactMatrix): number[] {
  const sways = swaysBetween(matrix)
  const received = sways.map((_, to) => sways.reduce((total, from) => total + from[to]!, 0))
  const given = sways.map((row) => row.reduce((total, swing) => total + swing, 0))
  const shareOf = (from: number, to: number) => (received[to] === 0 ? 0 : sways[from]![to]! / received[to]!)
  const order: number[] = []
  const left = new Set(matrix.states.keys())
  while (left.size > 0) {
    const worth = (descriptor: number) =>
      order.length === 0
        ? given[descriptor]! + received[descriptor]!
        : order.reduce((total, placed) => total + shareOf(descriptor, placed) + shareOf(placed, descriptor), 0)
    const next = [...left].reduce((best, descriptor) => (worth(descriptor) > worth(best) ? descriptor : best))
    order.push(next)
    left.delete(next)
  }
  return order
}

/**
 * `[from][to]`: how far the choice of one descriptor's state can swing the differences between another's states, on
 * average over them.
 */
function swaysBetween(matrix: CrossImpactMatrix): number[][] {
  const descriptors = [...matrix.states.keys()]
  return descriptors.map((from) => descriptors.map((to) => (from === to ? 0 : sway(matrix, from, to))))
}

function sway({ states, starts, size, judgements }: CrossImpactMatrix, from: number, to: number): number {
  let total = 0
  let pairs = 0
  for (let one = starts[to]!; one < starts[to]! + states[to]!; one++) {
    for (let other = starts[to]!; other < one; other++) {
      let most = -Infinity
      let least = Infinity
      for (let row = starts[from]!; row < starts[from]! + states[from]!; row++) {
        const difference = judgements[row * size + one]! - judgements[row * size + other]!
        most = Math.max(most, difference)
        least = Math.min(least, difference)
      }
      total += most - least
      pairs += 1
    }
  }
  return pairs === 0 ? 0 : total / pairs
}
