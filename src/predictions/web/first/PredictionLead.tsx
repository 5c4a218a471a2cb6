/**
 * The answer of a prediction's page: what came of it once that is known, else the one number and whose it is. Without
 * any forecast it is what the series that decides it says; without one there is no number.
 */
import { sayDay } from '#kit/dates.ts'
import type { PartProps } from '#items/web/kind-view.ts'
import { paths } from '#items/paths.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Answer, Answers } from '#kit/web/ui/figures/Answers.tsx'
import { sayOthers } from '../../headline/apart-words.ts'
import { type Apart, type Headline, headlineOf, madeBeside } from '../../forecast.ts'
import type { PredictionNumbers } from '../../numbers.ts'
import { typeOf } from '../../question-types/index.ts'
import type { PredictionMore, PredictionWhole } from '../item.ts'
import { marksOf } from '../marks.ts'
import { viewOf } from '../question-types/index.ts'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function PredictionLead({ item, numbers }: Props) {
  const { question, outcome } = item
  const headline = headlineOf({ ...item, ...madeBeside(numbers) })
  return (
    <Answers>
      {outcome && <Outcome question={question} outcome={outcome} />}
      {headline ? (
        <Said question={question} headline={headline} isLead={!outcome} />
      ) : (
        <Answer label="Forecast" isLead={!outcome} value={outcome ? 'No number' : 'No number yet'}>
          {sayNone(numbers)}
        </Answer>
      )}
    </Answers>
  )
}

type SaidProps = { question: PredictionWhole['question']; headline: Headline; isLead: boolean }

function Said({ question, headline, isLead }: SaidProps) {
  const { estimate, forecaster, pool, apart } = headline
  const { lead, Beside } = viewOf(question)
  const { value, unit } = lead(question, estimate)
  return (
    <Answer label={isLead ? forecaster.says : forecaster.said} isLead={isLead} isEstimate value={value} unit={unit}>
      {!pool && <Beside {...{ question, estimate, forecaster }} marks={marksOf(question, headline)} />}
      {apart ? <OfPeople {...{ question, headline, apart }} /> : <Given headline={headline} />}
    </Answer>
  )
}

type PeopleProps = Pick<SaidProps, 'question' | 'headline'> & { apart: Apart }

/** How many they are and since when, and each of the others by itself. */
function OfPeople({ question, headline: { made, forecaster }, apart }: PeopleProps) {
  const others = sayOthers(question, apart)
  return (
    <p>
      What {forecaster.who}
      {forecaster.who !== forecaster.by && ','} forecast together, since <span className="nowrap">{sayDay(made)}</span>.{' '}
      {others && `Beside it: ${others}. `}
      <a href="#forecasts">What people forecast</a>
    </p>
  )
}

function Given({ headline: { made, forecaster, by } }: { headline: Headline }) {
  const on = <span className="nowrap">{sayDay(made)}</span>
  return by === 'model' ? (
    <p>
      {forecaster.title} of {on}: its author has given no forecast, so this is what the series that decides it says
      alone.
    </p>
  ) : (
    <p>
      {forecaster.title}, made on {on} by {forecaster.by}, not by a crowd.
    </p>
  )
}

/** The model may say something below all the same, that is no number of this question. */
function sayNone(numbers: PredictionNumbers | null): string {
  return numbers?.model?.refused === null
    ? 'Its author has given no forecast, and what its series alone says is no number to go by: either it counts only under a condition, or the projection did clearly worse than the last value carried on.'
    : 'Its author has given no forecast, so there is no number to show here.'
}

type OutcomeProps = { question: PredictionWhole['question']; outcome: NonNullable<PredictionWhole['outcome']> }

/** In ink: it has happened. */
function Outcome({ question, outcome }: OutcomeProps) {
  const { state, value, at, isAmbiguous } = outcome
  const came = value === null ? '' : typeOf(question).sayOutcome(question, value)
  const isResolved = state === 'resolved'
  return (
    <Answer
      label={`${isResolved ? 'Resolved' : 'Annulled'} on ${sayDay(at)}`}
      isLead
      value={isResolved ? <Chemical text={came} /> : isAmbiguous ? 'Ambiguous' : 'Annulled'}
    >
      {isAmbiguous && 'What it asks can be read in more than one way. '}
      {!isResolved && 'Nobody is scored. '}
      <Why {...outcome} />
    </Answer>
  )
}

function Why({ reason, evidence, decided }: Pick<OutcomeProps['outcome'], 'reason' | 'evidence' | 'decided'>) {
  if (decided) return <bdi>{reason}</bdi>
  return (
    <>
      <Chemical text={reason} />
      {evidence && (
        <>
          {' '}
          <Link to={`${paths.itemOf(evidence.trend)}#versions`}>Version {evidence.version} of the series</Link>
        </>
      )}
    </>
  )
}
