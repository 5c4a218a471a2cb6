/** The number of a prediction in the fewest words, beside its contents. */
import type { PartProps } from '#items/web/kind-view.ts'
import { type Headline, headlineOf, madeBeside } from '../../forecast.ts'
import type { PredictionNumbers } from '../../numbers.ts'
import { typeOf } from '../../question-types/index.ts'
import type { PredictionMore, PredictionWhole } from '../item.ts'
import { viewOf } from '../question-types/index.ts'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function PredictionBrief({ item, numbers }: Props) {
  const { question, outcome } = item
  const headline = headlineOf({ ...item, ...madeBeside(numbers) })
  return (
    <>
      {outcome?.value && (
        <p>
          Resolved: <b className="ink">{typeOf(question).sayOutcome(question, outcome.value)}</b>
        </p>
      )}
      {headline && <Leading headline={headline} question={question} isOver={outcome !== null} />}
    </>
  )
}

type LeadingProps = { headline: Headline; question: PredictionWhole['question']; isOver: boolean }

function Leading({ headline: { estimate, forecaster }, question, isOver }: LeadingProps) {
  const { isNamed, lead } = viewOf(question)
  const { value, unit = '' } = lead(question, estimate)
  return (
    <p>
      {isOver ? forecaster.said : forecaster.says}{' '}
      <b>{isNamed ? typeOf(question).sayEstimate(question, estimate) : `${value}${unit}`}</b>
    </p>
  )
}
