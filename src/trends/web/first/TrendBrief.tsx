/** The number of a trend in the fewest words, beside its contents. */
import { sayDay } from '#kit/dates.ts'
import { sayEstimate } from '#kit/numbers.ts'
import { withinBounds } from '#kit/chart/bounds.ts'
import { useToday } from '#kit/web/today.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { lastOf } from '#series/observations.ts'
import { sayBriefly } from '#series/words.ts'
import type { Course } from '../../course/course.ts'
import type { TrendNumbers } from '../../numbers.ts'
import type { TrendWhole } from '../item.ts'
import { nearPoint, projectionOf } from '../../shown/projection-of.ts'

export function TrendBrief({ item: { series }, numbers }: PartProps<TrendWhole, Course | null, TrendNumbers>) {
  const today = useToday()
  if (!series) return null
  const projection = projectionOf(series, numbers)
  const near = projection && nearPoint(projection, today)
  const [at, value] = lastOf(series)
  if (!near)
    return (
      <p>
        {sayDay(at)}: <b className="ink">{sayBriefly(value, series.unit)}</b>
      </p>
    )
  const of = (knot: number) => withinBounds(projection.bounds, near.knots[knot] ?? 0)
  const say = (knot: number) => sayEstimate(of(knot), of(5) - of(1))
  return (
    <p>
      {sayDay(near.at)}: <b>{say(3)}</b>, {say(1)} to {say(5)}
    </p>
  )
}
