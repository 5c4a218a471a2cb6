/** How the chance of one time of a projection lies over its values: about eight ranges, which together are all there is. */
import { linearScale } from '#kit/chart/scale.ts'
import type { MadeProjection } from '#series/projection.ts'
import { readPoint } from '#series/point-chance.ts'

export type SpreadRow = { name: string; chance: number }

const count = 8

/** With knots from 20 to 38: 'below 22', '22 to 24', ..., '36 or more'. */
export function spreadOf(point: MadeProjection['points'][number], bounds: MadeProjection['bounds']): SpreadRow[] {
  const { chanceOf } = readPoint(point, bounds)
  const scale = linearScale(point.knots[0] ?? 0, point.knots[6] ?? 0, { count })
  const atLeast = (value: number) => chanceOf('>=', value)
  const { ticks, say } = scale
  const [first, last] = [ticks[0], ticks.at(-1)]
  if (first === undefined || last === undefined) return []
  const between = ticks.slice(1).map((to, i) => {
    const from = ticks[i] ?? to
    return { name: `${say(from)} to ${say(to)}`, chance: atLeast(from) - atLeast(to) }
  })
  const below = { name: `below ${say(first)}`, chance: 1 - atLeast(first) }
  const above = { name: `${say(last)} or more`, chance: atLeast(last) }
  // Beyond what can be there is no chance, and no column.
  return [below, ...between, above].filter(({ chance }) => chance > 0)
}
