/** The picture of a trend: what was measured and where it is heading, and what must be known before it is read. */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { lastDayOf } from '#kit/periods.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { useToday } from '#kit/web/today.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { lastOf } from '#series/observations.ts'
import type { Series } from '#series/series.ts'
import type { Course } from '../../course/course.ts'
import { begunWith } from '../../course/of-this-series.ts'
import { sayArrival } from '../../course/course-words.ts'
import type { TrendNumbers } from '../../numbers.ts'
import { sayHeeded, sayRefused } from '../../numbers-words.ts'
import { newerValues } from '../../signals/newer-value.ts'
import { BeingMade } from '../course/BeingMade.tsx'
import type { TrendWhole } from '../item.ts'
import { projectionOf } from '../../shown/projection-of.ts'
import { SwitchedChart } from '../SwitchedChart.tsx'
import { TrendChart } from '../TrendChart.tsx'
import { estimateToday } from '#series/today.ts'
import { sayWhole } from '#series/words.ts'

type Props = PartProps<TrendWhole, Course | null, TrendNumbers>

export function TrendPicture(props: Props) {
  const { series, withheld } = props.item
  if (!series) return withheld ? <Withheld withheld={withheld} /> : <Unmeasured />
  return (
    <div className="stack tight">
      <Told {...props} series={series} />
      <Unfit series={series} numbers={props.numbers} />
      <Drawn {...props} series={series} />
    </div>
  )
}

type Measured = Props & { series: Series }

/** What came last, and whether what is drawn is of this version. */
function Told({ item: { version }, series, numbers, more }: Measured) {
  return (
    <>
      {more?.arrival && (
        <p>
          <Chemical text={sayArrival(more.arrival, series.unit)} />
        </p>
      )}
      {(!numbers || numbers.version < version) && (
        <BeingMade numbers={numbers} version={version} isAnew={more !== null && begunWith(more) === version} />
      )}
    </>
  )
}

function Drawn({ item, series, numbers }: Measured) {
  const { label, thresholds, signals } = item
  const projection = projectionOf(series, numbers)
  const title = label.endsWith('…') ? item.title : label
  const chart = { title, series, thresholds, newer: newerValues(series, signals) }
  return (
    <>
      {numbers && projection?.labels.includes('networks') ? (
        <SwitchedChart key={numbers.madeAt} id={item.id} {...chart} projection={projection} />
      ) : (
        <TrendChart {...chart} projection={projection} />
      )}
      {projection?.whole?.cutFrom && <p className="fine soft">{sayWhole(projection.whole)}</p>}
      {projection?.signal && (
        <p className="fine soft">
          <Chemical text={sayHeeded(projection.signal, series.unit)} />
        </p>
      )}
    </>
  )
}

/** Why nothing is projected, or that what is drawn ends too long ago to be read as of today. */
function Unfit({ series, numbers }: { series: Series; numbers: TrendNumbers | null }) {
  const refused = numbers?.projection
  const ended = useEnded(series, numbers)
  if (!refused || refused.refused === null)
    return (
      ended && (
        <Banner tone="warn">
          <p>{ended}</p>
        </Banner>
      )
    )
  const isOvertaken = refused.refused === 'overtaken'
  return (
    <Banner tone={isOvertaken ? 'warn' : 'info'}>
      <p>
        <Chemical text={sayRefused(refused, series.unit)} />
        {!isOvertaken && ' The chart ends with what is known. '}
        {!isOvertaken && ended}
      </p>
    </Banner>
  )
}

/** Null where its last value, or what is estimated, stands for today. */
function useEnded(series: Series, numbers: TrendNumbers | null) {
  const today = useToday()
  const [at] = lastOf(series)
  const projection = projectionOf(series, numbers)
  const isEstimated = projection && estimateToday(projection, at, series.frequency, today)
  return isOld(at, today) && !isEstimated ? sayEnded(at) : null
}

const sayEnded = (at: string) => (
  <>
    <strong>The series ends in {sayDay(at)}.</strong> What happened since is no part of it. Read its last value as that
    of {sayDay(at)}, not of today.
  </>
)

/** More than three years have passed since the end of the last time that was measured. */
function isOld(at: string, today: string): boolean {
  return decimalYear(today) - decimalYear(lastDayOf(at)) > 3
}

function Unmeasured() {
  return (
    <Empty title="No series">
      Farsight keeps no measured series for this trend. It rests on the text and the dated signals below, and has no
      number.
    </Empty>
  )
}

/** In place of the chart: that there is a series, where it is, and why it is not here. */
function Withheld({ withheld }: { withheld: NonNullable<TrendWhole['withheld']> }) {
  const { source, sourceUrl, why, who, nearest } = withheld
  return (
    <Empty title="Series withheld">
      The terms of its owner do not allow us to show this series here. {why} Until a licence is held (from: {who}), no
      value, projection or chance of it is on these pages; the text and the dated signals below quote single figures
      with their source. It can be read where our copy is from:{' '}
      <a href={sourceUrl} rel="noreferrer">
        {source}
      </a>
      . {nearest}
    </Empty>
  )
}
