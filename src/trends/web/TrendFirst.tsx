/** What comes first on a trend's page: the chart of what was measured, and what can be read off it. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import type { PartProps } from '#content/web/kind-view.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Stat, Stats } from '#kit/web/ui/Stats.tsx'
import { useToday } from '#kit/web/today.ts'
import { extremesOf, lastOf, yearsBefore } from '../observations.ts'
import type { Series } from '../series.ts'
import { sayChange } from '../words.ts'
import type { TrendWhole } from './item.ts'
import { TrendChart } from './TrendChart.tsx'
import type { TrendNumbers } from '../numbers.ts'

export function TrendFirst({ item: { label, series, thresholds } }: PartProps<TrendWhole, unknown, TrendNumbers>) {
  const today = useToday()
  if (!series)
    return (
      <Empty title="No series">
        Farsight keeps no measured series for this trend. It rests on the text and the dated signals below, and has no number.
      </Empty>
    )
  const [at] = lastOf(series)
  return (
    <>
      {isOld(series, today) && (
        <Banner tone="warn">
          <p>
            <strong>The series ends in {sayDay(at)}.</strong> What happened since is not in this chart. Read its last value as that of{' '}
            {sayDay(at)}, not of today.
          </p>
        </Banner>
      )}
      <TrendChart title={label} series={series} thresholds={thresholds} />
      <SeriesStats series={series} />
    </>
  )
}

/** More than three years have passed since the end of the last year or month that was measured. */
function isOld(series: Series, today: string): boolean {
  const [at] = lastOf(series)
  const end = series.frequency === 'yearly' ? Number(at) + 1 : decimalYear(at) + 1 / 24
  return decimalYear(today) - end > 3
}

function SeriesStats({ series: { observations, unit, frequency } }: { series: Series }) {
  const last = lastOf({ observations })
  const [yearAgo, decadeAgo] = [yearsBefore(observations, last, 1), yearsBefore(observations, last, 10)]
  const { lowest, highest } = extremesOf(observations)
  const since = ([at, value]: typeof last) => `from ${sayShort(value)} in ${sayDay(at)}`
  return (
    <Stats>
      <Stat
        label="Last observation"
        note={`${sayDay(last[0])}${yearAgo ? `, ${sayChange(yearAgo[1], last[1], unit)} on the ${frequency === 'yearly' ? 'year' : 'same month the year'} before` : ''}`}
      >
        {sayShort(last[1])}
      </Stat>
      {decadeAgo && (
        <Stat label="Ten years" note={since(decadeAgo)}>
          {sayChange(decadeAgo[1], last[1], unit)}
        </Stat>
      )}
      <Stat label="Highest" note={sayDay(highest[0])}>
        {sayShort(highest[1])}
      </Stat>
      <Stat label="Lowest" note={sayDay(lowest[0])}>
        {sayShort(lowest[1])}
      </Stat>
    </Stats>
  )
}
