/** Beside a trend: what it is linked to, and where its series comes from. */
import { sayDay } from '#kit/dates.ts'
import { sayNumber, sayShort } from '#kit/numbers.ts'
import { NeighbourList } from '#items/web/NeighbourList.tsx'
import type { Neighbour, PartProps } from '#items/web/kind-view.ts'
import { type Fact, Facts } from '#kit/web/ui/figures/Facts.tsx'
import { SideBlock } from '#kit/web/ui/Panel.tsx'
import { seriesFile } from '../addresses.ts'
import type { TrendNumbers } from '../numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import { extremesOf, lastOf, yearsBefore } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import { sayChange, saySpan } from '#series/words.ts'
import type { Course } from '../course/course.ts'
import type { TrendWhole } from './item.ts'
import { projectionOf } from '../shown/projection-of.ts'

export function TrendSide({ item, neighbours, numbers }: PartProps<TrendWhole, Course | null, TrendNumbers>) {
  const linked = neighbours.filter((one) => !asksAbout(one))
  return (
    <>
      {linked.length > 0 && (
        <SideBlock title="Linked to this trend">
          <NeighbourList neighbours={linked} />
        </SideBlock>
      )}
      {item.series && <SeriesFacts item={item} series={item.series} projection={projectionOf(item.series, numbers)} />}
    </>
  )
}

type FactsProps = { item: TrendWhole; series: Series; projection: MadeProjection | null }

function SeriesFacts({ item, series, projection }: FactsProps) {
  const { observations, frequency, source, sourceUrl, licence, retrieved, unit } = series
  const last = lastOf({ observations })
  const decadeAgo = yearsBefore(observations, last, 10)
  const { lowest, highest } = extremesOf(observations)
  const at = ([when, value]: typeof last) => `${sayShort(value)} in ${sayDay(when)}`
  return (
    <SideBlock title="The series">
      <Facts
        facts={[
          ['Observations', `${observations.length}, ${frequency}`],
          ['Span', saySpan(observations[0] ?? last, last)],
          ['Unit', unit],
          ...aboutFacts(series),
          projection && ['Highest', at(highest)],
          projection && ['Lowest', at(lowest)],
          projection &&
            decadeAgo && [
              'In ten years',
              `${sayChange(decadeAgo[1], last[1], series)}, from ${sayShort(decadeAgo[1])}`,
            ],
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
          [
            'Versions',
            <a key="versions" href="#versions">
              {item.version}, see changes
            </a>,
          ],
        ]}
      />
    </SideBlock>
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

/** Whether a neighbour is resolved by this trend's series. */
export function asksAbout({ ties }: Neighbour): boolean {
  return ties.some(({ relation, direction }) => relation === 'measured-by' && direction === 'from')
}
