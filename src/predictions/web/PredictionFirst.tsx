/**
 * What comes first on a prediction's page: what the house or its author makes of it, plainly as theirs, and why.
 * Without a forecast it is what the series that decides it says; without one there is no number.
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
import { forecastOf, type Headline as HeadlineShown, headlineOf, madeBeside, sayWhose } from '../forecast.ts'
import { Doubts } from './Doubts.tsx'
import { ForecastHistory } from './ForecastHistory.tsx'
import type { PredictionMore, PredictionWhole } from './item.ts'
import { Model } from './Model.tsx'
import { Sight } from './Sight.tsx'
import { Together, TogetherAmounts } from './Together.tsx'
import { thresholdRuleOf } from '../resolving/rule.ts'
import { WouldChange } from './WouldChange.tsx'
import { viewOf } from './question-types/index.ts'
import type { PredictionNumbers } from '../numbers.ts'
import { typeOf } from '../question-types/index.ts'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function PredictionFirst({ item, neighbours, numbers, more }: Props) {
  const forecast = forecastOf(item)
  return (
    <>
      {item.outcome && <Outcome question={item.question} outcome={item.outcome} />}
      <Doubts item={item} doubts={more} />
      <Lead item={item} numbers={numbers} />
      {thresholdRuleOf(item) ? (
        <Model numbers={numbers} neighbours={neighbours} forecast={forecast} />
      ) : (
        numbers && <Sight item={item} {...{ numbers, neighbours, forecast }} />
      )}
      {forecast && <Why forecast={forecast} />}
      {item.houseForecast?.triggers && (
        <WouldChange question={item.question} forecast={item.houseForecast} neighbours={neighbours} />
      )}
      {numbers && <ForecastHistory numbers={numbers} {...namesOf(forecast)} />}
    </>
  )
}

function namesOf(forecast: ShownForecast | null): { name: string; whose: string } {
  return forecast
    ? { name: forecast.forecaster.name, whose: sayWhose(forecast.forecaster) }
    : { name: 'forecast', whose: 'The forecast' }
}

type Numbers = PredictionNumbers | null

function Lead({ item, numbers }: { item: PredictionWhole; numbers: Numbers }) {
  const headline = headlineOf({ ...item, ...madeBeside(numbers) })
  return headline ? (
    <Shown item={item} headline={headline} numbers={numbers} />
  ) : (
    <Empty title="No forecast yet">{sayNone(numbers)}</Empty>
  )
}

/** The model may say something below all the same, that is no number of this question. */
function sayNone(numbers: Numbers): string {
  return numbers?.model?.refused === null
    ? 'Nobody has given a forecast of this yet, and what its series alone says is no number to go by: either it counts only under a condition, or the projection did clearly worse than the last value carried on.'
    : 'Nobody has given a forecast of this yet, so there is no number to show.'
}

type ShownForecast = NonNullable<ReturnType<typeof forecastOf<NonNullable<PredictionWhole['houseForecast']>>>>

function Shown({ item, headline, numbers }: { item: PredictionWhole; headline: HeadlineShown; numbers: Numbers }) {
  const { question } = item
  const { estimate, forecaster } = headline
  const { lead, Beside, Chart } = viewOf(question)
  const { value, unit } = lead(question, estimate)
  const shown = { question, estimate, forecaster }
  const pool = headline.pool && numbers?.pool
  return (
    <>
      <Headline label={forecaster.says} value={value} unit={unit}>
        <Given headline={headline} />
        {pool ? <Together pool={pool} reason={forecastOf(item)?.reason ?? ''} /> : <Beside {...shown} />}
        {headline.amounts && numbers?.pooledAmount && <TogetherAmounts pooled={numbers.pooledAmount} />}
      </Headline>
      <Chart {...shown} />
    </>
  )
}

function Given({ headline: { made, forecaster, isModelAlone } }: { headline: HeadlineShown }) {
  const on = <span className="nowrap">{sayDay(made)}</span>
  return isModelAlone ? (
    <p>
      {forecaster.title} of {on}: nobody has given a forecast of this yet, so this is what the series that decides it
      says alone.
    </p>
  ) : (
    <p>
      {forecaster.title}, no crowd yet. Made on {on} by {forecaster.by}, not by a crowd.
    </p>
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
