/** The fields of a forecast's numbers: whose they may start from, and what they would score. */
import { Fault } from '#items/web/form/Group.tsx'
import type { Estimate } from '#predictions/question-types/schemas/index.ts'
import { estimatePath, type FaultOf } from '#predictions/web/form/question-form.ts'
import { formOf } from '#predictions/web/form/question-forms/index.ts'
import type { GivenEstimate } from '#predictions/web/form/unfinished.ts'
import { whyNotForecast } from '../../may-forecast.ts'
import type { Together } from '../call-forecasts.ts'
import { Ahead } from './Ahead.tsx'
import { useSeen } from './seen.ts'
import { StartFrom } from './StartFrom.tsx'
import { isWhole, lastSaid, type Standing } from './standing.ts'
import { besideOwn } from './beside.ts'

type Props = {
  asked: Together
  estimate: GivenEstimate
  standing: Standing | null
  onChange: (estimate: GivenEstimate) => void
  /** `said`: what the fields say then, as a sentence. */
  onStart: (estimate: Estimate, said: string) => void
  faultOf: FaultOf
}

export function EstimateFields({ asked, estimate, standing, onChange, onStart, faultOf }: Props) {
  const { question } = asked
  const seen = useSeen()
  const form = formOf(question.type)
  const isSayable = isWhole(estimate) && whyNotForecast(question, estimate) === null
  return (
    <>
      <StartFrom together={asked} seen={seen} last={lastSaid(question, standing, estimate)} onStart={onStart} />
      <form.Estimate {...{ question, estimate, faultOf, seen }} change={onChange} others={besideOwn(asked)} />
      <Fault of={faultOf(estimatePath)} />
      {isSayable && <Ahead question={question} estimate={estimate} />}
    </>
  )
}
