/** Which series answers the question by itself, and when it says yes. */
import { type Comparison, comparisons, comparisonWords } from '#kit/comparison-words.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { NumberField, SelectField, Side, TextField } from '#items/web/form/fields.tsx'
import { OptionalPart } from '#items/web/form/OptionalPart.tsx'
import { ItemPicker } from '#items/web/form/ItemPicker.tsx'
import type { FaultOf } from './question-form.ts'
import type { SeriesBinding } from './unfinished.ts'

type Props = { value: SeriesBinding | null; onChange: (binding: SeriesBinding | null) => void; faultOf: FaultOf }

const blank: SeriesBinding = { trend: null, at: '', comparison: '>=', threshold: null }
const choices = comparisons.map((value) => ({ value, title: comparisonWords[value] }))

export function SeriesPart({ value, onChange, faultOf }: Props) {
  return (
    <OptionalPart
      label="A trend’s series answers it"
      hint="Then it resolves by itself, once the value is there"
      value={value}
      blank={blank}
      onChange={onChange}
    >
      {(binding) => {
        const change = (patch: Partial<SeriesBinding>) => onChange({ ...binding, ...patch })
        return (
          <>
            <ItemPicker
              label="Trend"
              error={faultOf('automatic.trend') ?? faultOf('automatic')}
              kinds={['trend']}
              value={binding.trend}
              onChange={(trend) => change({ trend })}
            />
            <Side>
              <TextField
                label="Its value of the year or month"
                hint="2034 or 2034-07"
                error={faultOf('automatic.at')}
                inputMode="numeric"
                maxLength={7}
                value={binding.at}
                onChange={(at) => change({ at })}
              />
              <SelectField<Comparison>
                label="Has to be"
                error={faultOf('automatic.comparison')}
                value={binding.comparison}
                onChange={(comparison) => change({ comparison })}
                choices={choices}
              />
              <NumberField
                label="The threshold"
                error={faultOf('automatic.threshold')}
                value={binding.threshold}
                onChange={(threshold) => change({ threshold })}
              />
            </Side>
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
        )
      }}
    </OptionalPart>
  )
}
