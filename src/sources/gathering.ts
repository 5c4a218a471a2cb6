/** Several values as one: of a year, or at one time. */
import type { Dated } from './connector.ts'
import { SourceFault } from './faults.ts'
import { madeOf } from './marking.ts'
import { sum } from './over-countries.ts'

export const gatherings = {
  mean: (values: readonly number[]) => sum(values) / values.length,
  sum,
  last: (values: readonly number[]) => values.at(-1) ?? Number.NaN,
  max: (values: readonly number[]) => values.reduce((most, value) => Math.max(most, value), -Infinity),
  count: (values: readonly number[]) => values.length,
} as const satisfies Record<string, (values: readonly number[]) => number>

export function gathered(year: string, of: readonly Dated[], how: keyof typeof gatherings): Dated {
  const value = gatherings[how](of.map((one) => one[1]))
  return madeOf(year, value, how === 'last' ? of.slice(-1) : of)
}

export function byYear(values: readonly Dated[]): [string, Dated[]][] {
  return [
    ...Map.groupBy(
      values.toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ([at]) => at.slice(0, 4),
    ),
  ]
}

/** The same value twice at one time is one; two that differ are none of ours to choose from. */
export function inOrder(values: readonly Dated[]): Dated[] {
  const sorted = values.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return [...Map.groupBy(sorted, ([at]) => at)].map(([at, of]) => {
    const [first, ...others] = [...new Set(of.map(([, value]) => value))]
    if (first === undefined || others.length > 0)
      throw new SourceFault('same-twice', `${at} is ${first} and ${others[0]}.`)
    return madeOf(at, first, of)
  })
}
