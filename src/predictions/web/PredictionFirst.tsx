/**
 * What comes first on a prediction's page: what the house or its author makes of it, plainly as theirs, and why.
 * Without a forecast there is no number.
 */
import { sayDay } from '#kit/dates.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Paragraphs } from '#kit/web/ui/Paragraphs.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Headline } from '#kit/web/ui/figures/Stats.tsx'
import { forecastOf, sayWhose } from '../forecast.ts'
import { ForecastHistory } from './ForecastHistory.tsx'
import type { PredictionWhole } from './item.ts'
import { Model } from './Model.tsx'
import { Sight } from './Sight.tsx'
import { viewOf } from './question-types/index.ts'
import type { PredictionNumbers } from '../numbers.ts'

export function PredictionFirst({ item, neighbours, numbers }: PartProps<PredictionWhole, unknown, PredictionNumbers>) {
  const forecast = forecastOf(item)
  return (
    <>
      {item.outcome && <Outcome outcome={item.outcome} />}
      {forecast ? (
        <Shown question={item.question} forecast={forecast} />
      ) : (
        <Empty title="No forecast yet">Nobody has given a forecast of this yet, so there is no number to show.</Empty>
      )}
      {item.automatic ? (
        <Model numbers={numbers} neighbours={neighbours} forecast={forecast} />
      ) : (
        numbers && <Sight question={item.question} {...{ numbers, neighbours, forecast }} />
      )}
      {forecast && <Why forecast={forecast} />}
      {numbers && (
        <ForecastHistory
          numbers={numbers}
          name={forecast?.forecaster.name ?? 'forecast'}
          whose={forecast ? sayWhose(forecast.forecaster) : 'The forecast'}
        />
      )}
    </>
  )
}

type ShownForecast = NonNullable<ReturnType<typeof forecastOf<NonNullable<PredictionWhole['houseForecast']>>>>

function Shown({ question, forecast }: { question: PredictionWhole['question']; forecast: ShownForecast }) {
  const { estimate, made, forecaster } = forecast
  const { lead, Beside, Chart } = viewOf(question)
  const { value, unit } = lead(question, estimate)
  const shown = { question, estimate, forecaster }
  return (
    <>
      <Headline label={forecaster.says} value={value} unit={unit}>
        <p>
          {forecaster.title}, no crowd yet. Made on <span className="nowrap">{sayDay(made)}</span> by {forecaster.by},
          not by a crowd.
        </p>
        <Beside {...shown} />
      </Headline>
      <Chart {...shown} />
    </>
  )
}

function Why({ forecast: { made, reason, forecaster } }: { forecast: ShownForecast }) {
  return (
    <Section title={forecaster.why} note={sayDay(made)}>
      <div className="prose small">
        <Paragraphs text={reason} />
      </div>
    </Section>
  )
}

function Outcome({ outcome: { state, value, at, reason } }: { outcome: NonNullable<PredictionWhole['outcome']> }) {
  return (
    <Banner tone={state === 'resolved' ? 'good' : 'info'}>
      <p>
        <strong>{state === 'resolved' ? `Resolved: ${value ?? ''}` : 'Annulled, nobody scored'}</strong>, {sayDay(at)}.{' '}
        {reason}
      </p>
    </Banner>
  )
}
