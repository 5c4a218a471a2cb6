/**
 * What the projection of the series that decides a question says of it: "the model", beside the forecast, and how far
 * the two lie apart.
 */
import type { ReactNode } from 'react'
import { BeingMade, MadeOn } from '#items/web/MadeOn.tsx'
import type { Neighbour } from '#items/web/kind-view.ts'
import type { NumbersHead } from '#items/numbers.ts'
import { comparisonWords } from '#kit/comparison-words.ts'
import { sayDay } from '#kit/dates.ts'
import { sayChance, sayShort } from '#kit/numbers.ts'
import { ProbabilityBar } from '#kit/web/chart/Bars.tsx'
import type { ForecastShown } from '../forecast.ts'
import { sayWhose } from '../headline/forecasters.ts'
import { typeOf } from '../question-types/index.ts'
import type { PredictionNumbers } from '../numbers.ts'
import { lastOf } from '#series/observations.ts'
import { sayStep } from '#series/words.ts'
import type { Outlook } from './OutlookChart.tsx'
import { Put, sayUnchecked, SeriesLink } from './Put.tsx'
import { Weight } from './Together.tsx'
import styles from './Prediction.module.css'

type AnyModel = NonNullable<PredictionNumbers['model']>
type Made = Extract<AnyModel, { refused: null }>
type Refused = Exclude<AnyModel, Made>
/** Two chances this near say the same: five points are within what anybody who forecasts means. */
const sameWithin = 0.05

type Props = {
  numbers: (PredictionNumbers & NumbersHead) | null
  neighbours: readonly Neighbour[]
  forecast: ForecastShown | null
}

/** For a question that a series decides; `numbers` are null until they are made. */
export function Model({ numbers, neighbours, forecast }: Props) {
  const model = numbers?.model
  if (!numbers) return <BeingMade />
  if (!model) return null
  const trend = neighbours.find(({ ref }) => ref === model.trend)
  const series = <SeriesLink to={model.trend} trend={trend} />
  return (
    <div className={styles.seen}>
      {model.refused === null ? (
        <Said model={model} series={series} forecast={forecast} outlook={numbers.outlook ?? null} />
      ) : (
        <p>{refusals[model.refused](model, series)}</p>
      )}
      {numbers.pool && <Weight of={numbers.pool} />}
      <MadeOn numbers={numbers} noun="prediction" method="model" />
    </div>
  )
}

type SaidProps = { model: Made; series: ReactNode; forecast: ForecastShown | null; outlook: Outlook | null }

function Said({ model, series, forecast, outlook }: SaidProps) {
  const { at, comparison, threshold, probability, median, low80, high80, unit, validated } = model
  const own = forecast && typeOf(forecast.estimate).chanceOf(forecast.estimate, 'yes')
  return (
    <div className="spread">
      <div className={styles.model}>
        <p className={styles.chance}>
          <span className="is-trend">
            <b>{sayChance(probability)}</b> the model
          </span>
          {own !== null && (
            <span>
              <b>{sayChance(own)}</b> {forecast?.forecaster.name}
            </span>
          )}
        </p>
        <ProbabilityBar value={own} model={probability} />
      </div>
      <div className={styles.model}>
        <p>
          <Put series={series} {...{ at, median, low80, high80, unit }} /> For {comparisonWords[comparison]}{' '}
          {sayShort(threshold)} that leaves a chance of {sayChance(probability)}.{' '}
          {own !== null && forecast && sayApart(probability, own, sayWhose(forecast.forecaster))}
        </p>
        <p className="fine hush">
          The model knows the past of this series and nothing else.
          {outlook && ` ${sayStep(at, lastOf(outlook)[0])}.`}
          {!validated && ` ${sayUnchecked(at)}`}
        </p>
      </div>
    </div>
  )
}

function sayApart(model: number, own: number, whose: string): string {
  const points = Math.round(Math.abs(own - model) * 100)
  if (Math.abs(own - model) < sameWithin)
    return `${whose} and the model agree within ${Math.max(1, points)} ${points > 1 ? 'points' : 'point'}.`
  return `${whose} is ${points} points ${own > model ? 'higher' : 'lower'}; why is said below.`
}

const refusals: Record<Refused['refused'], (model: Refused, series: ReactNode) => ReactNode> = {
  'not-seen': () => 'The series that decides this question cannot be seen here, so no model speaks of it.',
  'no-projection': (_, series) => (
    <>There is no projection of {series}, so no model speaks of this question. Its page says why.</>
  ),
  'beyond-projection': ({ at }, series) => (
    <>
      The projection of {series} does not reach as far as {sayDay(at)}, so no model speaks of this question.
    </>
  ),
  observed: ({ at, observed }, series) => (
    <>
      {series} has its value of {sayDay(at)} already{observed === undefined ? '' : `: ${sayShort(observed)}`}. Nothing
      is left to project.
    </>
  ),
}
