/** What was measured and where it is heading, in words. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort } from '#kit/numbers.ts'
import { hollowOf, sayNewer } from '#trends/signals/hollow.ts'
import { sayEvidence } from '../../report/shown-value.ts'
import { type BlockOf, type BlockWords, named, numeric, words } from './block-words.ts'

type Point = BlockOf<'fan'>['points'][number]

export const fan: BlockWords<'fan'> = {
  sentence(block) {
    const { title, unit, observations } = block
    const [last, end] = [observations.at(-1), block.points.at(-1)]
    const newest = block.newer.at(-1)
    const measured = last ? `${sayEvidence({ value: last[1], unit })} in ${sayDay(last[0])}` : 'nothing measured'
    const beside = newest ? ` ${sayNewer(newest)}` : ''
    if (!end) return `${title}: ${measured}, without a projection.${beside}`
    const [, low, , middle, , high] = boundedKnots(block, end)
    return `${title}: ${measured}; projected for ${sayDay(end.at)}: median ${middle}, 80% band ${low} to ${high}.${beside}`
  },
  table(block) {
    return {
      columns: [named('When'), ...['2.5%', '10%', '25%', 'Median', '75%', '90%', '97.5%'].map(numeric)],
      rows: block.points.map((point) => [
        words(sayDay(point.at)),
        ...boundedKnots(block, point).map((knot) => words(knot)),
      ]),
    }
  },
}

/** No more finely than they are known, and nothing that cannot be. */
function boundedKnots({ bounds: { least, most } }: BlockOf<'fan'>, { knots }: Point): string[] {
  const width = (knots[5] ?? 0) - (knots[1] ?? 0)
  return knots.map((knot) => sayKnot(Math.min(most ?? Infinity, Math.max(least ?? -Infinity, knot)), width))
}

/** What is small beside its range is not nothing: 3 × 10²⁷ where the range ends at 10³². */
function sayKnot(value: number, width: number): string {
  const said = sayEstimate(value, width)
  return said === '0' && value !== 0 ? sayShort(Number(value.toPrecision(1))) : said
}

/** What its chart is drawn from, but for the day. */
export function drawnFrom({ observations, points, bounds, threshold, ...block }: BlockOf<'fan'>) {
  const { provisional, projected, newer, asked } = block
  return {
    asked,
    observations,
    points,
    bounds,
    thresholds: threshold === null ? [] : [{ value: threshold, label: sayShort(threshold) }],
    ...hollowOf({ observations, projected, ...(provisional !== null && { provisional }) }, newer),
  }
}
