/** For which time something is asked. */
import { NumberField, SelectField } from '#items/web/form/fields.tsx'
import { monthChoices, whenChoices } from './choices.ts'
import type { PartProps } from './part-props.ts'
import { year } from './year-field.ts'

export function WhenFields({ draft, change }: Pick<PartProps, 'draft' | 'change'>) {
  const { when, from, to, month, before } = draft
  const hasYears = when !== 'unsaid' && when !== 'ever'
  return (
    <>
      <SelectField
        label="When"
        error={null}
        value={when}
        onChange={(next) => change({ when: next })}
        choices={whenChoices}
      />
      {when === 'within' && (
        <NumberField {...year} label="From" error={null} value={from} onChange={(next) => change({ from: next })} />
      )}
      {hasYears && (
        <NumberField
          {...year}
          label={when === 'within' ? 'To' : 'Year'}
          hint={to === null && 'Say the year'}
          error={null}
          value={to}
          onChange={(next) => change({ to: next })}
        />
      )}
      {hasYears && (
        <SelectField
          label="Months"
          error={null}
          value={month}
          onChange={(next) => change({ month: next })}
          choices={monthChoices(before.when?.month ?? '')}
        />
      )}
    </>
  )
}
