/** The picture of a prediction: the estimate drawn as its type is drawn, and the series it is about with what is asked. */
import type { PartProps } from '#items/web/kind-view.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { forecastOf, headlineOf, madeBeside } from '../../forecast.ts'
import { sayWhose } from '../../headline/forecasters.ts'
import type { PredictionNumbers } from '../../numbers.ts'
import { Doubts } from '../doubts/Doubts.tsx'
import type { PredictionMore, PredictionWhole } from '../item.ts'
import { OutlookChart } from '../OutlookChart.tsx'
import { marksOf } from '../marks.ts'
import { viewOf } from '../question-types/index.ts'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function PredictionPicture({ item, neighbours, numbers, more }: Props) {
  const { question } = item
  const headline = headlineOf({ ...item, ...madeBeside(numbers) })
  const { Chart } = viewOf(question)
  const outlook = numbers?.outlook ?? null
  return (
    <div className="stack tight">
      <Doubts item={item} doubts={more} />
      {headline && (
        <Chart
          question={question}
          estimate={headline.estimate}
          marks={marksOf(question, headline)}
          forecaster={headline.forecaster}
        />
      )}
      {outlook && (
        <OutlookChart
          outlook={outlook}
          title={neighbours.find(({ ref }) => ref === outlook.trend)?.item.label ?? 'The series'}
          lines={linesOf(item, numbers)}
          height={9.5}
        />
      )}
      {!headline && !outlook && <Undrawn isOver={item.outcome !== null} />}
    </div>
  )
}

function Undrawn({ isOver }: { isOver: boolean }) {
  return (
    <Empty title={isOver ? 'Nothing to draw' : 'Nothing to draw yet'}>
      {isOver
        ? 'When it came out nothing stood that is drawn: no number of Farsight, its author or the model, and none of three people together.'
        : 'A forecast is drawn here once there is one.'}{' '}
      The text below says what it is about.
    </Empty>
  )
}

/** Across the series: what is asked for, else where the forecast has its middle. */
function linesOf(item: PredictionWhole, numbers: PredictionNumbers | null): { value: number; label: string }[] {
  const { model, outlook } = numbers ?? {}
  if (model) return [{ value: model.threshold, label: 'asked for' }]
  const forecast = forecastOf(item)
  const value = forecast && outlook && viewOf(item.question).onSeries(item.question, forecast.estimate, outlook.unit)
  return forecast && typeof value === 'number' ? [{ value, label: sayWhose(forecast.forecaster) }] : []
}
