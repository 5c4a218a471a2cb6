/** The number of a prediction in the fewest words, beside its contents. */
import type { PartProps } from '#items/web/kind-view.ts'
import { headlineOf, madeBeside } from '../../forecast.ts'
import type { PredictionNumbers } from '../../numbers.ts'
import { typeOf } from '../../question-types/index.ts'
import type { PredictionMore, PredictionWhole } from '../item.ts'
import { viewOf } from '../question-types/index.ts'

type Props = PartProps<PredictionWhole, PredictionMore, PredictionNumbers>

export function PredictionBrief({ item, numbers }: Props) {
  const { question, outcome } = item
  const headline = headlineOf({ ...item, ...madeBeside(numbers) })
  const view = viewOf(question)
  const lead = headline && view.lead(question, headline.estimate)
  const said = headline && view.isNamed && typeOf(question).sayEstimate(question, headline.estimate)
  return (
    <>
      {outcome?.value && (
        <p>
          Resolved: <b className="ink">{typeOf(question).sayOutcome(question, outcome.value)}</b>
        </p>
      )}
      {headline && lead && (
        <p>
          {headline.forecaster.says} <b>{said || `${lead.value}${lead.unit ?? ''}`}</b>
        </p>
      )}
    </>
  )
}
