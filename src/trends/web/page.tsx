/** The page of a trend: its first screen, and what is read below. */
import type { KindPage } from '#items/web/kind-view.ts'
import { lastOf } from '#series/observations.ts'
import { saySpan } from '#series/words.ts'
import type { Course } from '../course/course.ts'
import { ofThisSeries } from '../course/of-this-series.ts'
import type { TrendWhole } from './item.ts'
import { TrendAnswers } from './first/TrendAnswers.tsx'
import { TrendBrief } from './first/TrendBrief.tsx'
import { TrendLead } from './first/TrendLead.tsx'
import { TrendPicture } from './first/TrendPicture.tsx'
import { partsOfTrend } from './parts.tsx'
import { SeriesFacts } from './SeriesFacts.tsx'
import type { TrendNumbers } from '../numbers.ts'

export const trendPage: KindPage<TrendWhole, Course | null, TrendNumbers> = {
  Meta: TrendMeta,
  Lead: (props) => <TrendLead {...ofThisSeries(props)} />,
  Picture: (props) => <TrendPicture {...ofThisSeries(props)} />,
  Answers: (props) => <TrendAnswers {...ofThisSeries(props)} />,
  Brief: (props) => <TrendBrief {...ofThisSeries(props)} />,
  parts: (props) => partsOfTrend(ofThisSeries(props)),
  Data: (props) => <SeriesFacts {...ofThisSeries(props)} />,
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
