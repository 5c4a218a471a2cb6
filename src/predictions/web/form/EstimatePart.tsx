/**
 * The writer's own first estimate, with the reason for it. It may be left out: then the question has no forecast until
 * somebody gives one.
 */
import { LongTextField } from '#items/web/form/fields.tsx'
import { Fault } from '#items/web/form/Group.tsx'
import { OptionalPart } from '#items/web/form/OptionalPart.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import styles from './PredictionFields.module.css'
import { type FaultOf, estimatePath } from './question-form.ts'
import { formOf } from './question-forms/index.ts'
import type { AskedQuestion, OwnForecast } from './unfinished.ts'

type Props = {
  question: AskedQuestion
  value: OwnForecast | null
  onChange: (forecast: OwnForecast | null) => void
  faultOf: FaultOf
}

export function EstimatePart({ question, value, onChange, faultOf }: Props) {
  const { blankEstimate, Estimate, draw } = formOf(question.type)
  return (
    <OptionalPart
      key={question.type}
      label="Give your own estimate"
      hint="It is shown as yours, with the day on which you gave it. Without one the question leads with no number of yours"
      value={value}
      blank={{ estimate: blankEstimate(question), reason: '' }}
      onChange={onChange}
    >
      {(own) => (
        <>
          <Estimate
            question={question}
            estimate={own.estimate}
            change={(estimate) => onChange({ ...own, estimate })}
            faultOf={faultOf}
          />
          <div className={classes('is-prediction', styles.drawn)}>{draw(question, own.estimate)}</div>
          <Fault of={faultOf(estimatePath)} />
          <LongTextField
            label="Why"
            hint="What speaks for it, what against it, and how you weighed them"
            error={faultOf('authorForecast.reason')}
            maxLength={3000}
            value={own.reason}
            onChange={(reason) => onChange({ ...own, reason })}
          />
        </>
      )}
    </OptionalPart>
  )
}
