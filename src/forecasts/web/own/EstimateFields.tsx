/** The fields of a forecast's numbers: whose they may start from, and what they would score. */
import { Fault } from '#items/web/form/Group.tsx'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { estimatePath, type FaultOf } from '#predictions/web/form/question-form.ts'
import { formOf } from '#predictions/web/form/question-forms/index.ts'
import type { GivenEstimate } from '#predictions/web/form/unfinished.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import { sayAhead } from '../../scores/ahead.ts'
import type { Together } from '../call-forecasts.ts'
import { StartFrom } from './StartFrom.tsx'
import { isWhole } from './standing.ts'

type Props = {
  asked: Together
  estimate: GivenEstimate
  onChange: (estimate: GivenEstimate) => void
  /** `from`: whose numbers these are. */
  onStart: (estimate: Estimate, from: string) => void
  faultOf: FaultOf
}

export function EstimateFields({ asked, estimate, onChange, onStart, faultOf }: Props) {
  const { question } = asked
  const form = formOf(question.type)
  const isSayable = isWhole(estimate) && whyNotForecast(question, estimate) === null
  const ahead = isSayable ? sayAhead(question, estimate) : null
  return (
    <>
      <StartFrom together={asked} onStart={onStart} />
      <form.Estimate question={question} estimate={estimate} change={onChange} faultOf={faultOf} />
      <Fault of={faultOf(estimatePath)} />
      {ahead && <p className="fine soft">{ahead}</p>}
    </>
  )
}
