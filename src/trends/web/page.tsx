/** The page of a trend: what comes first, the side column, the rest. */
import type { KindPageBefore } from '#items/web/kind-view.ts'
import { lastOf } from '#series/observations.ts'
import { saySpan } from '#series/words.ts'
import type { Course } from '../course/course.ts'
import { ofThisSeries } from '../course/of-this-series.ts'
import type { TrendWhole } from './item.ts'
import { TrendFirst } from './TrendFirst.tsx'
import { TrendRest } from './TrendRest.tsx'
import { TrendSide } from './TrendSide.tsx'
import type { TrendNumbers } from '../numbers.ts'

export const trendPage: KindPageBefore<TrendWhole, Course | null, TrendNumbers> = {
  Meta: TrendMeta,
  First: (props) => <TrendFirst {...ofThisSeries(props)} />,
  Side: (props) => <TrendSide {...ofThisSeries(props)} />,
  Rest: (props) => <TrendRest {...ofThisSeries(props)} />,
}

function TrendMeta({ item: { series, withheld } }: { item: TrendWhole }) {
  if (!series) return <span>{withheld ? 'series withheld' : 'no series'}</span>
  const last = lastOf(series)
  return (
    <span>
      {series.frequency}, {saySpan(series.observations[0] ?? last, last)}
    </span>
  )
}
