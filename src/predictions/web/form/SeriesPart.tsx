/** Which series answers the question by itself, and by what: as the type of the question asks for it. */
import { type Comparison, comparisons, comparisonWords } from '#kit/comparison-words.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { NumberField, SelectField, Side, TextField } from '#items/web/form/fields.tsx'
import { OptionalPart } from '#items/web/form/OptionalPart.tsx'
import { ItemPicker } from '#items/web/form/ItemPicker.tsx'
import { type RuleField, sayAnyDays } from '../../resolving/series-answer.ts'
import { type BoundSeries, sayBound, sayTimes, useBoundSeries } from './bound-series.ts'
import type { FaultOf } from './question-form.ts'
import { blankBinding, type SeriesBinding } from './unfinished.ts'

type Props = {
  answer: { asks: readonly RuleField[]; promise: string }
  value: SeriesBinding | null
  onChange: (binding: SeriesBinding | null) => void
  faultOf: FaultOf
}

const choices = comparisons.map((value) => ({ value, title: comparisonWords[value] }))
const hint = `Then it resolves by itself once the value is there. A value that its source calls provisional waits until it is final, or for ${sayAnyDays}`

export function SeriesPart({ answer, value, onChange, faultOf }: Props) {
  const bound = useBoundSeries(value?.trend ?? null)
  return (
    <OptionalPart
      label="A trend’s series answers it"
      hint={hint}
      value={value}
      blank={blankBinding(answer.asks)}
      onChange={onChange}
    >
      {(binding) => (
        <>
          <ItemPicker
            label="Trend"
            error={faultOf('automatic.trend') ?? faultOf('automatic')}
            hint="Type a few words of its title. Your own private trends can only answer questions that are private too"
            kinds={['trend']}
            from="own-too"
            value={binding.trend}
            onChange={(trend) => onChange({ ...binding, trend })}
          />
          <Side>
            {answer.asks.map((field) => {
              const Asked = fields[field]
              return (
                <Asked
                  key={field}
                  {...{ binding, bound, faultOf }}
                  change={(patch) => onChange({ ...binding, ...patch })}
                />
              )
            })}
          </Side>
          <p className="fine soft">{answer.promise}</p>
          <Check
            checked={binding.firstPublished === true}
            onChange={({ target }) => {
              const { firstPublished: _, ...rest } = binding
              onChange(target.checked ? { ...rest, firstPublished: true } : rest)
            }}
          >
            As first published: what becomes of the value later does not count
          </Check>
        </>
      )}
    </OptionalPart>
  )
}

type FieldProps = {
  binding: SeriesBinding
  bound: BoundSeries | null
  change: (patch: Partial<SeriesBinding>) => void
  faultOf: FaultOf
}

const fields: Record<RuleField, (props: FieldProps) => React.JSX.Element> = {
  at: ({ binding: { at = '' }, bound, change, faultOf }) => (
    <TextField
      label="The time of its value"
      hint={bound ? sayTimes(bound) : '2034, 2034-Q3 or 2034-07'}
      error={faultOf('automatic.at')}
      maxLength={7}
      value={at}
      onChange={(next) => change({ at: next })}
    />
  ),
  comparison: ({ binding: { comparison = '>=' }, change, faultOf }) => (
    <SelectField<Comparison>
      label="Has to be"
      error={faultOf('automatic.comparison')}
      value={comparison}
      onChange={(next) => change({ comparison: next })}
      choices={choices}
    />
  ),
  threshold: ({ binding: { threshold = null }, bound, change, faultOf }) => (
    <NumberField
      label="The threshold"
      hint={bound && sayBound(bound)}
      error={faultOf('automatic.threshold')}
      value={threshold}
      onChange={(next) => change({ threshold: next })}
    />
  ),
}
