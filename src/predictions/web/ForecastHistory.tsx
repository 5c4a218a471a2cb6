/**
 * How the forecast and the model went so far, where either changed at least once: steps over time, and the numbers
 * behind them.
 */
import { decimalYear, sayDay } from '#kit/dates.ts'
import { sayChance } from '#kit/numbers.ts'
import { round } from '#kit/chart/path.ts'
import { Label, Plot } from '#kit/web/chart/Plot.tsx'
import { linearScale } from '#kit/chart/scale.ts'
import { useToday } from '#kit/web/today.ts'
import { Numbers } from '#kit/web/ui/figures/Numbers.tsx'
import type { PredictionNumbers } from '../numbers.ts'
import { typeOf } from '../question-types/index.ts'
import styles from './Prediction.module.css'

type Step = { day: string; chance: number }

type Histories = Pick<PredictionNumbers, 'forecastHistory' | 'modelHistory'>

function stepsIn({ forecastHistory, modelHistory }: Histories): { forecasts: Step[]; models: Step[] } {
  return {
    forecasts: forecastHistory.flatMap(({ made, estimate }) => {
      const chance = typeOf(estimate).chanceOf(estimate, 'yes')
      return chance === null ? [] : [{ day: made, chance }]
    }),
    models: modelHistory.map(({ at, probability }) => ({ day: at.slice(0, 10), chance: probability })),
  }
}

/** Whether either changed at least once. */
export function hasHistory(numbers: Histories): boolean {
  const { forecasts, models } = stepsIn(numbers)
  return forecasts.length > 1 || models.length > 1
}

/** Of questions with a yes and a no: other estimates are a sentence each, in the versions below. */
export function ForecastHistory({
  numbers: { forecastHistory, modelHistory },
  name,
  whose,
}: {
  numbers: PredictionNumbers
  name: string
  /** The same at the start of a sentence. */
  whose: string
}) {
  const today = useToday()
  const { forecasts, models } = stepsIn({ forecastHistory, modelHistory })
  const first = [...forecasts, ...models].reduce((least, { day }) => (day < least ? day : least), today)
  const start = Math.min(decimalYear(first), decimalYear(today) - 1 / 12)
  const end = decimalYear(today)
  const x = {
    ...linearScale(start, end),
    ticks: [start, end],
    say: (tick: number) => (tick === end ? 'today' : sayDay(first)),
  }
  const y = { ...linearScale(0, 1, { count: 5 }), say: sayChance }
  const rows = [
    ...forecasts.map((step) => ({ ...step, by: name })),
    ...models.map((step) => ({ ...step, by: 'the model' })),
  ]
  return (
    <>
      <Plot
        x={x}
        y={y}
        height={12}
        right={6}
        reads={async () =>
          (await import('#kit/chart/answering/line-readings.ts')).lineReadings(
            [heldOf(name, forecasts), heldOf('the model', models)],
            { x, y },
          )
        }
        first={rows.length}
        label={sentenceOf(whose, forecasts, models)}
        labels={
          <Ends
            lines={[
              [name, forecasts],
              ['model', models],
            ]}
            y={y}
          />
        }
      >
        <path className={styles.forecastLine} d={stepsOf(forecasts, x, y)} />
        <path className={styles.modelLine} d={stepsOf(models, x, y)} />
      </Plot>
      <Numbers
        caption="Forecasts by day"
        head={['Day', 'Whose', 'Chance']}
        rows={rows
          .toSorted((a, b) => (a.day < b.day ? -1 : 1))
          .map(({ day, by, chance }) => [sayDay(day), by, sayChance(chance)])}
      />
    </>
  )
}

const heldOf = (name: string, steps: readonly Step[]) => ({
  name,
  values: steps.map(({ day, chance }) => ({ at: day, value: chance, says: sayChance(chance) })),
  isHeld: true,
})

type Axis = { at(value: number): number }

/** A forecast holds until the next. */
function stepsOf(steps: readonly Step[], x: Axis, y: Axis): string {
  return (
    steps.reduce((path, { day, chance }, i) => {
      const [across, up] = [round(x.at(decimalYear(day))), round(1000 - y.at(chance))]
      return `${path}${i === 0 ? `M${across} ${up}` : `H${across}V${up}`}`
    }, '') + (steps.length ? 'H1000' : '')
  )
}

function Ends({ lines, y }: { lines: readonly [string, readonly Step[]][]; y: Axis }) {
  return lines.map(([name, steps]) => {
    const last = steps.at(-1)
    return (
      last && (
        <Label key={name} x={1000} y={1000 - y.at(last.chance)} className={name === 'model' ? 'is-trend' : undefined}>
          {sayChance(last.chance)} {name}
        </Label>
      )
    )
  })
}

function sentenceOf(whose: string, forecasts: readonly Step[], models: readonly Step[]): string {
  const say = (who: string, steps: readonly Step[]) => {
    const [first, last] = [steps[0], steps.at(-1)]
    return first && last
      ? [
          `${who} went from ${sayChance(first.chance)} on ${sayDay(first.day)} to ${sayChance(last.chance)} on ${sayDay(last.day)}`,
        ]
      : []
  }
  return `${[...say(whose, forecasts), ...say('the model', models)].join('; ')}.`
}
