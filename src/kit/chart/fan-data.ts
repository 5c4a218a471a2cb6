/** What is in the files that a fan's chart offers to take away. */
import { withinBounds } from './bounds.ts'
import type { DataTable } from './csv.ts'
import type { FanGiven } from './fan-plan.ts'

type Shown = Pick<FanGiven, 'observations' | 'points' | 'bounds' | 'beside'>

/**
 * Everything that was measured and is projected, as exact as it is kept, but for what cannot be: of a share nothing
 * below 0, as nothing is drawn there either.
 */
export function fanData({ observations, points, bounds, beside = [] }: Shown, unit: string | null = null): DataTable {
  const noteOf = new Map(beside.map(({ at, says }) => [at, says]))
  const isNoted = observations.some(([at]) => noteOf.has(at))
  const note = (at: string) => (isNoted ? [noteOf.get(at) ?? ''] : [])
  return {
    head: ['when', 'measured', '2.5%', '10%', '25%', 'median', '75%', '90%', '97.5%', ...(isNoted ? ['note'] : [])],
    units: [null, ...Array<string | null>(8).fill(unit), ...(isNoted ? [null] : [])],
    rows: [
      ...observations.map(([at, value]) => [at, value, ...Array<string>(7).fill(''), ...note(at)]),
      ...points.map(({ at, knots }) => [
        at,
        '',
        ...knots.map((knot) => withinBounds(bounds, knot)),
        ...(isNoted ? [''] : []),
      ]),
    ],
  }
}
