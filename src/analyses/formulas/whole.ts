/** What parts of a whole are in full per cent, so that they come to a hundred as they are printed. */
import type { Value } from '../dossier/field-value.ts'
import { formulaList, numberIn, numbersIn } from './formula.ts'

/** Less is printed as 'under 1%' and counts nothing. */
const leastCounted = 0.005

/**
 * The first, which is the answer, as it is rounded everywhere; the others by the largest remainder (Hamilton's method):
 * each its full per cent, and what is left to a hundred to those that lost most, nothing being the most.
 */
export function inFullPerCent(chances: readonly number[]): number[] {
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  if (chances.some((chance) => chance < 0) || Math.abs(total - 1) > 1e-6)
    throw new Error('they are no parts of a whole')
  const points = chances.map((chance, i) => (i === 0 ? Math.round(100 * chance) : Math.floor(100 * chance + 1e-9)))
  const counted = chances.map((chance, i) => ({ i, lost: 100 * chance - (points[i] ?? 0), isNone: points[i] === 0 }))
  // What would be left with nothing comes first: it is likelier than that.
  const open = counted
    .filter(({ i }) => i > 0 && (chances[i] ?? 0) >= leastCounted)
    .toSorted((a, b) => Number(b.isNone) - Number(a.isNone) || b.lost - a.lost)
  const left = 100 - points.reduce((sum, one) => sum + one, 0)
  for (const { i } of open.slice(0, left)) points[i] = (points[i] ?? 0) + 1
  return points.map((one) => one / 100)
}

const parts = (inputs: readonly Value[]): number[] => numbersIn(inputs.slice(1))

export const wholeFormulas = formulaList({
  'part-in-full-per-cent': {
    says: 'a part of a whole in full per cent, so that all of them come to a hundred',
    how: 'of its place, counted from 1, and all parts: the first is rounded; of the others each has its full per cent, and what is left to a hundred goes to those that lost most (largest remainder)',
    compute(inputs) {
      const part = inFullPerCent(parts(inputs))[numberIn(inputs, 0) - 1]
      if (part === undefined) throw new Error('there is no such part')
      return part
    },
    example: { inputs: [2, 0.334, 0.333, 0.333], value: 0.34 },
  },
})
