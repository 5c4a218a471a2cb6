/** Beside a trend: what it is linked to, and where its series comes from. */
import { sayDay } from '#kit/dates.ts'
import { NeighbourList } from '#content/web/NeighbourList.tsx'
import type { Neighbour, PartProps } from '#content/web/kind-view.ts'
import { Facts } from '#kit/web/ui/Facts.tsx'
import { SideBlock } from '#kit/web/ui/Panel.tsx'
import { lastOf } from '../observations.ts'
import { saySpan } from '../words.ts'
import type { TrendWhole } from './item.ts'
import type { TrendNumbers } from '../numbers.ts'

export function TrendSide({ item, neighbours }: PartProps<TrendWhole, unknown, TrendNumbers>) {
  const linked = neighbours.filter((one) => !asksAbout(one))
  return (
    <>
      {linked.length > 0 && (
        <SideBlock title="Linked to this trend">
          <NeighbourList neighbours={linked} />
        </SideBlock>
      )}
      {item.series && <SeriesFacts item={item} series={item.series} />}
    </>
  )
}

function SeriesFacts({ item, series }: { item: TrendWhole; series: NonNullable<TrendWhole['series']> }) {
  const { observations, frequency, source, sourceUrl, licence, retrieved, unit } = series
  const last = lastOf({ observations })
  return (
    <SideBlock title="The series">
      <Facts
        facts={[
          ['Observations', `${observations.length}, ${frequency}`],
          ['Span', saySpan(observations[0] ?? last, last)],
          ['Unit', unit],
          [
            'Source',
            <a key="source" href={sourceUrl} rel="noreferrer">
              {source}
            </a>,
          ],
          ['Licence', licence],
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

/** Whether a neighbour is resolved by this trend's series. */
export function asksAbout({ ties }: Neighbour): boolean {
  return ties.some(({ relation, direction }) => relation === 'measured-by' && direction === 'from')
}
