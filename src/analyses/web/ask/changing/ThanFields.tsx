/** What something is compared with, and how. */
import { useId } from 'react'
import { longestQuestion } from '#accounts/longest-question.ts'
import { NumberField, SelectField, TextField } from '#items/web/form/fields.tsx'
import { comparisonChoices } from './choices.ts'
import type { Than } from './draft.ts'
import type { PartProps } from './part-props.ts'
import { year } from './year-field.ts'

type Props = Pick<PartProps, 'draft' | 'units' | 'change'>

const fields: Readonly<Record<Than, (props: Props) => React.ReactNode>> = {
  nothing: () => null,
  number: NumberFields,
  year: (props) => (
    <>
      <PercentField {...props} />
      <NumberField
        {...year}
        label="In the year"
        hint={props.draft.year === null && 'Say the year'}
        error={null}
        value={props.draft.year}
        onChange={(next) => props.change({ year: next })}
      />
    </>
  ),
  other: (props) => (
    <>
      <PercentField {...props} />
      <TextField
        label="Of what"
        hint={!props.draft.other.trim() && 'Say what'}
        error={null}
        maxLength={longestQuestion}
        value={props.draft.other}
        onChange={(other) => props.change({ other })}
      />
    </>
  ),
}

export function ThanFields(props: Props) {
  const { draft, change } = props
  const More = fields[draft.than]
  return (
    <>
      <SelectField
        label="It has to be"
        error={null}
        value={draft.comparison}
        onChange={(comparison) => change({ comparison })}
        choices={comparisonChoices(draft.than)}
      />
      <More {...props} />
    </>
  )
}

function NumberFields({ draft: { comparison, value, upTo, unit }, units, change }: Props) {
  const list = useId()
  const isRange = comparison === 'between'
  return (
    <>
      <NumberField
        label={isRange ? 'From' : 'Number'}
        hint={value === null && 'Say the number'}
        error={null}
        value={value}
        onChange={(next) => change({ value: next })}
      />
      {isRange && (
        <NumberField
          label="Up to"
          hint={upTo === null && 'Say the number'}
          error={null}
          value={upTo}
          onChange={(next) => change({ upTo: next })}
        />
      )}
      <TextField
        label="Unit"
        error={null}
        maxLength={60}
        list={list}
        value={unit}
        onChange={(next) => change({ unit: next })}
      />
      <datalist id={list}>
        {units.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </>
  )
}

function PercentField({ draft: { percent }, change }: Props) {
  return (
    <NumberField
      label="So much"
      unit="%"
      hint={percent === null && 'Say how much'}
      error={null}
      value={percent}
      onChange={(next) => change({ percent: next })}
    />
  )
}
