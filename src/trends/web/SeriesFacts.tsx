/** Where the series of a trend comes from, and what it holds. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber, sayShort } from '#kit/numbers.ts'
import { MadeOn } from '#items/web/MadeOn.tsx'
import type { PartProps } from '#items/web/kind-view.ts'
import { type Fact, Facts } from '#kit/web/ui/figures/Facts.tsx'
import { seriesFile } from '../addresses.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import { extremesOf, lastOf, yearsBefore } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { sayChange, saySpan } from '#series/words.ts'
import type { Course } from '../course/course.ts'
import type { TrendWhole } from './item.ts'
import { projectionOf } from '../shown/projection-of.ts'

export function SeriesFacts({ item, numbers }: PartProps<TrendWhole, Course | null, TrendNumbers>) {
  if (!item.series) return <p className="soft">No series of it is shown here.</p>
  const projection = projectionOf(item.series, numbers)
  return (
    <>
      <FactsOf item={item} series={item.series} projection={projection} />
      {!projection && numbers && <MadeOn numbers={numbers} noun="trend" method="projection" />}
    </>
  )
}

type FactsProps = { item: TrendWhole; series: Series; projection: MadeProjection | null }

function FactsOf({ item, series, projection }: FactsProps) {
  const { observations, frequency, source, sourceUrl, licence, retrieved, unit } = series
  const last = lastOf({ observations })
  const yearAgo = yearsBefore(observations, last, 1)
  const decadeAgo = yearsBefore(observations, last, 10)
  const { lowest, highest } = extremesOf(observations)
  const at = ([when, value]: typeof last) => `${sayShort(value)} in ${sayDay(when)}`
  return (
    <Facts
      isWide
      facts={[
        ['Observations', `${observations.length}, ${frequency}`],
        ['Span', saySpan(observations[0] ?? last, last)],
        ['Unit', unit],
        yearAgo && ['On the year before', sayChange(yearAgo[1], last[1], series)],
        ...aboutFacts(series),
        ['Highest', at(highest)],
        ['Lowest', at(lowest)],
        decadeAgo && ['In ten years', `${sayChange(decadeAgo[1], last[1], series)}, from ${sayShort(decadeAgo[1])}`],
        projection &&
          projection.used < observations.length && [
            'Used for the projection',
            `${projection.used}, from ${sayDay(projection.usedFrom)}`,
          ],
        [
          'Source',
          <a key="source" href={sourceUrl} rel="noreferrer">
            {source}
          </a>,
        ],
        ['Licence', licence],
        [
          'As a file',
          <a key="file" href={seriesFile(item.id)}>
            {series.marks ? 'CSV, with its marks' : 'CSV'}
          </a>,
        ],
        ['Retrieved', sayDay(retrieved)],
      ]}
    />
  )
}

function aboutFacts({ baseline, coverage, publication }: Series): Fact[] {
  const covered = coverage?.shares.at(-1)
  return [
    baseline !== undefined && ['What it counts', baseline],
    coverage && covered && ['Countries with', `${sayNumber(covered[1])}% of ${coverage.of}, in ${sayDay(covered[0])}`],
    publication && ['Published', `${publication.rhythm}: ${publication.usual}`],
  ]
}
