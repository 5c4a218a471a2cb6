/**
 * What comes first on a trend's page: the chart of what was measured and where it is heading, and what can be read off
 * it.
 */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { lastDayOf } from '#kit/periods.ts'
import { sayShort } from '#kit/numbers.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { useToday } from '#kit/web/today.ts'
import type { TrendNumbers } from '../numbers.ts'
import { isBandTooNarrow, sayTooNarrow, upperFirst } from '../backtest-words.ts'
import { newerValues } from '../signals/newer-value.ts'
import { sayHeeded, sayRefused } from '../numbers-words.ts'
import { lastOf } from '#series/observations.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'
import { type Estimate, estimateToday } from '#series/today.ts'
import { sayAbout, sayBand } from '#series/words.ts'
import type { Course } from '../course/course.ts'
import { begunWith } from '../course/of-this-series.ts'
import { sayArrival } from '../course/course-words.ts'
import { BeingMade } from './course/BeingMade.tsx'
import type { TrendWhole } from './item.ts'
import { projectionOf } from '../shown/projection-of.ts'
import { SwitchedChart } from './SwitchedChart.tsx'
import { TrendChart } from './TrendChart.tsx'
import { TrendStats } from './TrendStats.tsx'
import styles from './Trend.module.css'

export function TrendFirst({ item, numbers, more }: PartProps<TrendWhole, Course | null, TrendNumbers>) {
  const { label, series, thresholds } = item
  if (!series) return item.withheld ? <Withheld withheld={item.withheld} /> : <Unmeasured />
  const projection = projectionOf(series, numbers)
  const title = label.endsWith('…') ? item.title : label
  const chart = { title, series, thresholds, newer: newerValues(series, item.signals) }
  return (
    <>
      <Arrived course={more} unit={series.unit} />
      <Today series={series} numbers={numbers} projection={projection} />
      {(!numbers || numbers.version < item.version) && (
        <BeingMade
          numbers={numbers}
          version={item.version}
          isAnew={more !== null && begunWith(more) === item.version}
        />
      )}
      {numbers && projection?.labels.includes('networks') ? (
        <SwitchedChart key={numbers.madeAt} id={item.id} {...chart} projection={projection} />
      ) : (
        <TrendChart {...chart} projection={projection} />
      )}
      <Doubt numbers={numbers} />
      <Heeded numbers={numbers} projection={projection} unit={series.unit} />
      <TrendStats series={series} numbers={numbers} projection={projection} />
    </>
  )
}

/** What came last, and whether it fell inside the band that stood before. */
function Arrived({ course, unit }: { course: Course | null; unit: string }) {
  if (!course?.arrival) return null
  return (
    <p>
      <Chemical text={sayArrival(course.arrival, unit)} />
    </p>
  )
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

type HeededProps = { numbers: TrendNumbers | null; projection: MadeProjection | null; unit: string }

/** Why nothing is projected, or what a newer value from elsewhere has changed. */
function Heeded({ numbers, projection, unit }: HeededProps) {
  if (projection?.signal)
    return (
      <p className="fine soft">
        <Chemical text={sayHeeded(projection.signal, unit)} />
      </p>
    )
  const refused = numbers?.projection
  if (!refused || refused.refused === null || refused.refused === 'overtaken') return null
  return (
    <Banner>
      <p>{sayRefused(refused, unit)} The chart ends with what is known.</p>
    </Banner>
  )
}

type TodayProps = { series: Series; numbers: TrendNumbers | null; projection: MadeProjection | null }

/** What stands for today where the series ends too long ago to do so: what is estimated, or why nothing is. */
function Today({ series, numbers, projection }: TodayProps) {
  const today = useToday()
  const [at] = lastOf(series)
  const estimate = projection && estimateToday(projection, at, series.frequency, today)
  if (estimate) return <Estimated series={series} estimate={estimate} signal={projection.signal} />
  const refused = numbers?.projection
  if (refused?.refused === 'overtaken')
    return (
      <Banner tone="warn">
        <p>
          <Chemical text={sayRefused(refused, series.unit)} />
        </p>
      </Banner>
    )
  return (
    isOld(series, today) && (
      <Banner tone="warn">
        <p>
          <strong>The series ends in {sayDay(at)}.</strong> What happened since is no part of it. Read its last value as
          that of {sayDay(at)}, not of today.
        </p>
      </Banner>
    )
  )
}

type EstimatedProps = { series: Series; estimate: Estimate; signal: MadeProjection['signal'] }

function Estimated({ series, estimate, signal }: EstimatedProps) {
  const [at, value] = lastOf(series)
  return (
    <div className={styles.today}>
      <p className="fine soft">Estimated for {sayDay(estimate.at)}, not measured yet</p>
      <p className={styles.estimated}>
        <b>{upperFirst(sayAbout(estimate))}</b> <Chemical text={series.unit} />
      </p>
      <p>
        <strong>80%: {sayBand(estimate)}.</strong>{' '}
        <span className="soft">
          Last measured {sayShort(value)} in {sayDay(at)}. What came since is estimated from the series{' '}
          {signal ? `and a newer value of ${signal.publisher}` : 'alone'}.
        </span>
      </p>
    </div>
  )
}

/** Beside the picture, not only further down: whatever is read off these bands is too sure of itself. */
function Doubt({ numbers }: { numbers: TrendNumbers | null }) {
  const backtest = numbers?.projection ? numbers.backtest : null
  if (!backtest || !isBandTooNarrow(backtest)) return null
  return (
    <Banner tone="warn">
      <p>{sayTooNarrow(backtest)}</p>
    </Banner>
  )
}

/** More than three years have passed since the end of the last time that was measured. */
function isOld(series: Series, today: string): boolean {
  const [at] = lastOf(series)
  return decimalYear(today) - decimalYear(lastDayOf(at)) > 3
}
