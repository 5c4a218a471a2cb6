/** What judgements say of the tables of two variables each: the cells that were judged, and those that follow. */
import { pairChanceOf, pairOf, type Judgement } from '../judgement.ts'
import type { Target } from './iterative-proportional-fitting.ts'
import type { Marginals } from '../marginals.ts'

/** The judged table of two variables, the lower one first; cells nobody judged, and that do not follow, are NaN. */
export type PairTable = { readonly variables: readonly [number, number]; readonly cells: Float64Array }

/**
 * One table for each pair of variables that was judged: the mean of what was said of a cell, and what then follows from
 * the marginals for the last open cell of a row or column. Worked: with marginals [[.5, .5], [.4, .6]] and P(both in
 * state 0) = .3 it is .3, .2, .1, .4.
 */
export function pairTables(marginals: Marginals, judgements: readonly Judgement[]): PairTable[] {
  const said = new Map<string, { readonly variables: readonly [number, number]; readonly said: number[][] }>()
  for (const judgement of judgements) {
    const [low, high] = pairOf(judgement)
    const name = `${low.variable} ${high.variable}`
    const columns = marginals[high.variable]!.length
    const pair = said.get(name) ?? {
      variables: [low.variable, high.variable] as const,
      said: Array.from({ length: marginals[low.variable]!.length * columns }, () => []),
    }
    pair.said[low.state * columns + high.state]!.push(pairChanceOf(marginals, judgement))
    said.set(name, pair)
  }
  return [...said.values()].map((pair) => {
    const cells = Float64Array.from(
      pair.said,
      (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
    )
    complete(cells, marginals[pair.variables[0]]!, marginals[pair.variables[1]]!)
    return { variables: pair.variables, cells }
  })
}

/** Fills the only open cell of a row or column, until none is left that follows. */
function complete(cells: Float64Array, rows: readonly number[], columns: readonly number[]): void {
  const lines = [
    ...rows.map((total, row) => ({ total, places: columns.map((_, column) => row * columns.length + column) })),
    ...columns.map((total, column) => ({ total, places: rows.map((_, row) => row * columns.length + column) })),
  ]
  for (let filled = true; filled;) {
    filled = false
    for (const { total, places } of lines) {
      const open = places.filter((place) => Number.isNaN(cells[place]))
      if (open.length !== 1) continue
      cells[open[0]!] = total - places.reduce((sum, place) => sum + (place === open[0] ? 0 : cells[place]!), 0)
      filled = true
    }
  }
}

/**
 * The target for fitting: every known cell a class of its own, all open ones together. What is negative, being
 * incoherent, becomes 0.
 */
export function pairTarget({ variables, cells }: PairTable): Target {
  const known = cells.filter((chance) => !Number.isNaN(chance))
  const open = Math.max(0, 1 - known.reduce((sum, chance) => sum + chance, 0))
  const chances = Float64Array.from(known.length < cells.length ? [...known, open] : known, (chance) =>
    Math.max(0, chance),
  )
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  let next = 0
  const classes = Int32Array.from(cells, (chance) => (Number.isNaN(chance) ? known.length : next++))
  return { variables, classes, chances: chances.map((chance) => chance / total) }
}
