/** The answer of a trend's page: what is expected in a year that the reader chooses, or what was measured last. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { sayEstimate, sayShort, unitBehind } from '#kit/numbers.ts'
import { withinBounds } from '#kit/chart/bounds.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Select } from '#kit/web/ui/controls/Field.tsx'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { useToday } from '#kit/web/today.ts'
import { classes } from '#kit/web/ui/classes.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { howOften } from '#series/how-often.ts'
import { lastOf, yearsBefore } from '#series/observations.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'
import { estimateToday, sayLate } from '#series/today.ts'
import { sayAbout, sayBand, sayChange, unitBeside } from '#series/words.ts'
import type { Course } from '../../course/course.ts'
import { sayHowOften, sayRange } from '../../backtest-words.ts'
import type { TrendNumbers } from '../../numbers.ts'
import styles from '../Trend.module.css'
import type { TrendWhole } from '../item.ts'
import { nearPoint, projectionOf } from '../../shown/projection-of.ts'

type Props = PartProps<TrendWhole, Course | null, TrendNumbers>

export function TrendLead({ item: { series, withheld }, numbers }: Props) {
  if (!series) return <NoNumber isWithheld={Boolean(withheld)} />
  const projection = projectionOf(series, numbers)
  return (
    <Answers>
      {projection ? (
        <Expected series={series} projection={projection} backtest={numbers?.backtest ?? null} />
      ) : (
        <LastMeasured series={series} />
      )}
    </Answers>
  )
}

function NoNumber({ isWithheld }: { isWithheld: boolean }) {
  return (
    <Answers>
      <Answer label="Expected" isLead value={isWithheld ? 'Withheld' : 'No number'}>
        {isWithheld
          ? 'No value, projection or chance of its series is shown here.'
          : 'It rests on its text and on dated signals.'}
      </Answer>
    </Answers>
  )
}

type ExpectedProps = { series: Series; projection: MadeProjection; backtest: TrendNumbers['backtest'] }

function Expected({ series, projection, backtest }: ExpectedProps) {
  const today = useToday()
  const [chosen, setChosen] = useState<string | null>(null)
  const { points, bounds } = projection
  const point = points.find(({ at }) => at === chosen) ?? nearPoint(projection, today)
  if (!point) return null
  const value = (knot: number) => withinBounds(bounds, point.knots[knot] ?? 0)
  const say = (knot: number) => sayEstimate(value(knot), value(5) - value(1))
  return (
    <Answer
      label={<Time points={points} at={point.at} onChange={setChosen} />}
      isLead
      isEstimate
      value={say(3)}
      unit={series.unit.startsWith('%') ? '%' : undefined}
    >
      <Unit unit={series.unit} />
      {sayHowOften(backtest)}{' '}
      <strong>
        {say(1)} and {say(5)}
      </strong>
      . <Today series={series} projection={projection} backtest={backtest} />
    </Answer>
  )
}

type TimeProps = { points: MadeProjection['points']; at: string; onChange: (at: string) => void }

/** Without scripts there is nothing to choose. */
function Time({ points, at, onChange }: TimeProps) {
  return (
    <>
      <span className={styles.when}>Expected in </span>
      <Select
        isSmall
        className={classes(styles.time, 'scripted')}
        aria-label="Expected in"
        value={at}
        onChange={({ target }) => onChange(target.value)}
      >
        {points.map((point) => (
          <option key={point.at} value={point.at}>
            {sayDay(point.at)}
            {point.validated ? '' : ', not checked so far ahead'}
          </option>
        ))}
      </Select>
      <span className={classes(styles.when, 'unscripted')}>{sayDay(at)}</span>
    </>
  )
}

/** Of a share what it is a share of: its sign stands beside the figure. */
function Unit({ unit }: { unit: string }) {
  const said = unit.startsWith('%') ? unitBeside(unit) : unitBehind(unit)
  return said && <Chemical text={`${said}. `} />
}

/** What stands for today: the last value, or where that is too old what is estimated of now. */
function Today({ series, projection, backtest }: ExpectedProps) {
  const last = lastOf(series)
  const today = useToday()
  const estimate = estimateToday(projection, last[0], series.frequency, today)
  const late = sayLate(last[0], series.frequency, today)
  const measured = (
    <>
      <span className="ink">{sayShort(last[1])}</span> in {sayDay(last[0])}
    </>
  )
  if (!estimate)
    return (
      <>
        It was {measured}
        {sayOnYearBefore(series)}. {late}
      </>
    )
  const { signal } = projection
  return (
    <>
      {sayDay(estimate.at)}, not measured yet: <strong>{sayAbout(estimate)}</strong> (
      {sayRange(backtest, sayBand(estimate))}
      {signal && `, with a newer value of ${signal.publisher}`}). Measured: {measured}. {late}
    </>
  )
}

function LastMeasured({ series }: { series: Series }) {
  const [at, value] = lastOf(series)
  const late = sayLate(at, series.frequency, useToday())
  return (
    <Answer
      label={`Measured in ${sayDay(at)}`}
      isLead
      value={sayShort(value)}
      unit={series.unit.startsWith('%') ? '%' : undefined}
    >
      <Unit unit={series.unit} />
      {sayOnYearBefore(series).replace(/^, (.+)$/, '$1.')} {late}
    </Answer>
  )
}

function sayOnYearBefore(series: Series): string {
  const last = lastOf(series)
  const before = yearsBefore(series.observations, last, 1)
  return before ? `, ${sayChange(before[1], last[1], series)} on ${howOften[series.frequency].yearBefore}` : ''
}
