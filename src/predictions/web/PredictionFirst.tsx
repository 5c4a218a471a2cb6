/**
 * What comes first on a prediction's page: what the house or its author makes of it, plainly as theirs, and why.
 * Without a forecast there is no number.
 */
import { sayDay } from '#kit/dates.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Paragraphs } from '#kit/web/ui/Paragraphs.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Headline } from '#kit/web/ui/figures/Stats.tsx'
import { forecastOf, type Headline as HeadlineShown, headlineOf, sayWhose } from '../forecast.ts'
import { Doubts } from './Doubts.tsx'
import { ForecastHistory } from './ForecastHistory.tsx'
import type { PredictionMore, PredictionWhole } from './item.ts'
import { Model } from './Model.tsx'
import { Sight } from './Sight.tsx'
import { Together } from './Together.tsx'
import { thresholdRuleOf } from '../resolving/rule.ts'
import { viewOf } from './question-types/index.ts'
import type { PredictionNumbers } from '../numbers.ts'
import { typeOf } from '../question-types/index.ts'
import type { Pool } from '../pooled.ts'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function PredictionFirst({ item, neighbours, numbers, more }: Props) {
  const forecast = forecastOf(item)
  return (
    <>
      {item.outcome && <Outcome question={item.question} outcome={item.outcome} />}
      <Doubts item={item} doubts={more} />
      <Lead item={item} pool={numbers?.pool ?? null} />
      {thresholdRuleOf(item) ? (
        <Model numbers={numbers} neighbours={neighbours} forecast={forecast} />
      ) : (
        numbers && <Sight item={item} {...{ numbers, neighbours, forecast }} />
      )}
      {forecast && <Why forecast={forecast} />}
      {numbers && <ForecastHistory numbers={numbers} {...namesOf(forecast)} />}
    </>
  )
}

function namesOf(forecast: ShownForecast | null): { name: string; whose: string } {
  return forecast
    ? { name: forecast.forecaster.name, whose: sayWhose(forecast.forecaster) }
    : { name: 'forecast', whose: 'The forecast' }
}

function Lead({ item, pool }: { item: PredictionWhole; pool: Pool | null }) {
  const headline = headlineOf({ ...item, pool })
  return headline ? (
    <Shown question={item.question} headline={headline} pool={pool} />
  ) : (
    <Empty title="No forecast yet">Nobody has given a forecast of this yet, so there is no number to show.</Empty>
  )
}

type ShownForecast = NonNullable<ReturnType<typeof forecastOf<NonNullable<PredictionWhole['houseForecast']>>>>
type ShownHeadline = HeadlineShown<NonNullable<PredictionWhole['houseForecast']>>

function Shown({
  question,
  headline,
  pool,
}: {
  question: PredictionWhole['question']
  headline: ShownHeadline
  pool: Pool | null
}) {
  const { estimate, made, reason, forecaster } = headline
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
        {headline.pool && pool ? <Together pool={pool} reason={reason} /> : <Beside {...shown} />}
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

type OutcomeProps = { question: PredictionWhole['question']; outcome: NonNullable<PredictionWhole['outcome']> }

function Outcome({ question, outcome }: OutcomeProps) {
  const { state, value, at, reason, evidence } = outcome
  return (
    <Banner tone={state === 'resolved' ? 'good' : 'info'}>
      <p>
        <strong>{state === 'resolved' ? `Resolved: ${sayCame(question, value)}` : 'Annulled, nobody scored'}</strong>,
        on {sayDay(at)}. <Chemical text={reason} />
        {evidence && (
          <>
            {' '}
            <Link to={`${paths.itemOf(evidence.trend)}#versions`}>Version {evidence.version} of the series</Link>
          </>
        )}
      </p>
    </Banner>
  )
}

function sayCame(question: PredictionWhole['question'], value: string | null): string {
  return value === null ? '' : typeOf(question).sayOutcome(question, value)
}
