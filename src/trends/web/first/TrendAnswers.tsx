/** What else is asked first of a trend: when it gets where it matters, its pace, its record. */
import { sayDay } from '#kit/dates.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { useToday } from '#kit/web/today.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { howOften } from '#series/how-often.ts'
import { lastOf } from '#series/observations.ts'
import type { MadeProjection } from '#series/projection.ts'
import type { Series } from '#series/series.ts'
import { isBandTooNarrow, sayCloser, sayHeld, sayTooNarrow } from '../../backtest-words.ts'
import type { Course } from '../../course/course.ts'
import { nextCrossing, sayChancesBy, sayUnmeasured, sayWay } from '../../crossing-words.ts'
import type { TrendNumbers } from '../../numbers.ts'
import { sayDirection, sayMomentum } from '../../numbers-words.ts'
import type { TrendWhole } from '../item.ts'
import { nearPoint, projectionOf } from '../../shown/projection-of.ts'

export function TrendAnswers({ item: { series }, numbers }: PartProps<TrendWhole, Course | null, TrendNumbers>) {
  if (!series || !numbers) return null
  const projection = projectionOf(series, numbers)
  return (
    <Answers>
      {projection && <Crossing series={series} numbers={numbers} projection={projection} />}
      <Motion series={series} numbers={numbers} />
      {projection && numbers.backtest && <Record series={series} backtest={numbers.backtest} />}
    </Answers>
  )
}

type Projected = { series: Series; projection: MadeProjection }

function Crossing({ series, numbers, projection }: Projected & { numbers: TrendNumbers }) {
  const today = useToday()
  const near = nearPoint(projection, today)?.at
  const crossing = nextCrossing(numbers.crossings)
  if (!crossing) return null
  const { way, when } = sayWay(crossing, series.unit, today)
  return (
    <Answer label={<Chemical text={way} />} isEstimate value={when}>
      {[sayUnmeasured(crossing, today), sayChancesBy(crossing, near ?? null)].filter(Boolean).join(' ')}{' '}
      <a href="#crossing">When?</a>
    </Answer>
  )
}

function Motion({ series: { unit, frequency, ...series }, numbers }: { series: Series; numbers: TrendNumbers }) {
  const momentum = numbers.momentum && sayMomentum(numbers.momentum, frequency, unit)
  const direction = numbers.direction && sayDirection(numbers.direction)
  if (!direction) return null
  return (
    <Answer label={`Direction to ${sayDay(lastOf(series)[0])}, ${direction.note}`} value={direction.value}>
      {momentum && `${momentum.value} over 15 ${howOften[frequency].step}s; ${momentum.note}`}
    </Answer>
  )
}

type RecordProps = { series: Series; backtest: NonNullable<TrendNumbers['backtest']> }

function Record({ series, backtest }: RecordProps) {
  const isDoubtful = isBandTooNarrow(backtest)
  return (
    <Answer label="Can it be believed?" value={sayCloser(backtest, series.frequency)}>
      {isDoubtful ? sayTooNarrow(backtest) : sayHeld(backtest)} <a href="#backtest">Its record</a>
    </Answer>
  )
}
