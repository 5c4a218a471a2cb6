/** Whether the question counts only if another one turns out a certain way. */
import { OptionalPart } from '#items/web/form/OptionalPart.tsx'
import { Side } from '#items/web/form/fields.tsx'
import { ItemPicker } from '#items/web/form/ItemPicker.tsx'
import { OutcomeField } from './OutcomeField.tsx'
import { OrOutcomes } from './OrOutcomes.tsx'
import type { FaultOf } from './question-form.ts'
import type { Condition } from './unfinished.ts'

type Props = { value: Condition | null; onChange: (condition: Condition | null) => void; faultOf: FaultOf }

const blank: Condition = { on: null, outcome: '' }

export function ConditionPart({ value, onChange, faultOf }: Props) {
  return (
    <OptionalPart
      label="It counts only if another prediction turns out a certain way"
      hint="Otherwise it is annulled and nobody is scored"
      value={value}
      blank={blank}
      onChange={onChange}
    >
      {(condition) => (
        <>
          <Side>
            <ItemPicker
              label="Prediction"
              error={faultOf('condition.on')}
              kinds={['prediction']}
              value={condition.on}
              onChange={(on) => onChange({ ...withOr(condition, []), on, outcome: '' })}
            />
            <OutcomeField
              of={condition.on}
              label="It has to resolve to"
              error={faultOf('condition.outcome')}
              value={condition.outcome}
              onChange={(outcome) =>
                onChange({
                  ...withOr(
                    condition,
                    (condition.or ?? []).filter((one) => one !== outcome),
                  ),
                  outcome,
                })
              }
            />
          </Side>
          <OrOutcomes
            of={condition.on}
            outcome={condition.outcome}
            or={condition.or ?? []}
            error={faultOf('condition.or')}
            onChange={(or) => onChange(withOr(condition, or))}
          />
          <ItemPicker
            label="The same question without this condition (optional)"
            hint="One of your own: whoever forecasts both is told whether their numbers agree"
            error={faultOf('condition.plain')}
            kinds={['prediction']}
            from="own"
            value={condition.plain ?? null}
            onChange={(plain) => onChange(withPlain(condition, plain))}
          />
        </>
      )}
    </OptionalPart>
  )
}

function withPlain({ on, outcome, or }: Condition, plain: Condition['on']): Condition {
  return { on, outcome, ...(or && { or }), ...(plain && { plain }) }
}

function withOr({ on, outcome, plain }: Condition, or: readonly string[]): Condition {
  return { on, outcome, ...(or.length > 0 && { or: [...or] }), ...(plain && { plain }) }
}
