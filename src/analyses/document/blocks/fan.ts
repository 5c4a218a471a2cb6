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
    const newest = newestOf(block)
    const measured = last ? `${sayEvidence({ value: last[1], unit })} in ${sayDay(last[0])}` : 'nothing measured'
    const beside = newest ? ` ${sayNewer(newest)}` : ''
    if (!end) return `${title}: ${measured}, without a projection.${beside}`
    const [, low, , middle, , high] = boundedKnots(block, end)
    return `${title}: ${measured}; projected for ${sayDay(end.at)}: median ${middle}, 80% band ${low} to ${high}.${beside}`
  },
  table(block) {
    return {
      columns: [named('When'), ...['10%', '25%', 'Median', '75%', '90%'].map(numeric)],
      rows: toldOf(block).map((point) => [
        words(sayDay(point.at)),
        ...boundedKnots(block, point)
          .slice(1, -1)
          .map((knot) => words(knot)),
      ]),
    }
  },
}

const newestOf = ({ newer }: BlockOf<'fan'>) => newer.toSorted((a, b) => a.at.localeCompare(b.at)).at(-1)

/** So many steps between the first and the last, and the one that is asked about. */
const between = 3

/** The next step, the last, the one that is asked about and a few between: the chart shows the others. */
function toldOf(block: BlockOf<'fan'>): readonly Point[] {
  const { asked } = block
  const known = newestOf(block)?.at ?? ''
  // Of what is known from elsewhere nothing is projected any more.
  const points = block.points.filter(({ at }) => at > known)
  const last = points.length - 1
  const places = Array.from({ length: between + 2 }, (_, i) => Math.round((i * last) / (between + 1)))
  const own = asked === null ? -1 : points.findLastIndex(({ at }) => at.startsWith(asked))
  const kept = own < 0 ? places : [...places.filter((place) => Math.abs(place - own) > 1 || place === 0), own]
  return [...new Set(kept)].toSorted((a, b) => a - b).flatMap((place) => points[place] ?? [])
}

/** No more finely than they are known, and nothing that cannot be. */
function boundedKnots({ bounds: { least, most } }: BlockOf<'fan'>, { knots }: Point): string[] {
  const width = (knots[5] ?? 0) - (knots[1] ?? 0)
  return knots.map((knot) => sayEstimate(Math.min(most ?? Infinity, Math.max(least ?? -Infinity, knot)), width))
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
