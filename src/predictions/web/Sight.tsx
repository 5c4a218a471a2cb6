/**
 * What the projection shows of the series that a question is about, where it does not decide between yes and no: the
 * chance of nothing, so none is said.
 */
import { MadeOn } from '#items/web/MadeOn.tsx'
import type { Neighbour } from '#items/web/kind-view.ts'
import type { NumbersHead } from '#items/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import { sayNumber, sayQuantity } from '#kit/numbers.ts'
import { readPoint } from '#series/point-chance.ts'
import { lastOf } from '#series/observations.ts'
import { sayStep } from '#series/words.ts'
import type { ForecastShown } from '../forecast.ts'
import { sayWhose } from '../headline/forecasters.ts'
import type { PredictionNumbers } from '../numbers.ts'
import type { PredictionWhole } from './item.ts'
import styles from './Prediction.module.css'
import type { Outlook } from './OutlookChart.tsx'
import { Put, sayUnchecked, SeriesLink } from './Put.tsx'
import { viewOf } from './question-types/index.ts'
import { Weight } from './Together.tsx'

type Props = {
  numbers: PredictionNumbers & NumbersHead
  item: Pick<PredictionWhole, 'question' | 'automatic' | 'outcome'>
  neighbours: readonly Neighbour[]
  forecast: ForecastShown | null
}

export function Sight({ numbers, item: { question, automatic, outcome }, neighbours, forecast }: Props) {
  const { outlook } = numbers
  if (!outlook) return null
  const trend = neighbours.find(({ ref }) => ref === outlook.trend)
  const value = forecast && viewOf(question).onSeries(question, forecast.estimate, outlook.unit)
  const own = forecast && value !== null ? { value, label: sayWhose(forecast.forecaster) } : null
  return (
    <div className="spread">
      <Asked outlook={outlook} trend={trend} own={own} />
      <div className={styles.model}>
        <p className="fine hush">
          The model knows the past of this series and nothing else.{' '}
          {automatic
            ? sayDeciding(outcome)
            : 'The series does not decide the question by itself, so no chance is read off it.'}
        </p>
        {numbers.pooledAmount && <Weight of={numbers.pooledAmount} />}
        <MadeOn numbers={numbers} noun="prediction" method="model" />
      </div>
    </div>
  )
}

type Own = { value: number; label: string }

/** The time that is asked about may be measured by now, or lie further off than anything is projected. */
function Asked({ outlook, trend, own }: { outlook: Outlook; trend: Neighbour | undefined; own: Own | null }) {
  const { unit, at, observations, points, bounds } = outlook
  const series = <SeriesLink to={outlook.trend} trend={trend} />
  const observed = observations.find(([then]) => then === at)
  if (observed)
    return (
      <p>
        {series} has its value of {sayDay(at)} already: {sayQuantity(observed[1], unit)}.
      </p>
    )
  const point = points.find((one) => one.at === at)
  if (!point)
    return (
      <p>
        The projection of {series} says nothing of {sayDay(at)}: it ends in {sayDay(points.at(-1)?.at ?? at)}.
      </p>
    )
  const { median, low80, high80 } = readPoint(point, bounds)
  return (
    <p>
      <Put series={series} {...{ at, median, low80, high80, unit }} />
      {own && ` ${sayBeside(own, low80, high80)}`} {sayStep(at, lastOf({ observations })[0])}.
      {!point.validated && ` ${sayUnchecked(at)}`}
    </p>
  )
}

function sayBeside({ value, label }: Own, low80: number, high80: number): string {
  const where = value < low80 ? 'below that' : value > high80 ? 'above that' : 'within that'
  return `${label} has its middle at ${sayNumber(value)}, ${where}.`
}

function sayDeciding(outcome: PredictionWhole['outcome']): string {
  return outcome ? 'What came of it has decided the question.' : 'What comes of it decides the question.'
}
