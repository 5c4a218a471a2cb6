/** How another prediction turns out: one of its possible outcomes where they can be listed, else a number or a day. */
import type { ReactNode } from 'react'
import { SelectField, TextField } from '#items/web/form/fields.tsx'
import type { ItemRef } from '#items/item.ts'
import { typeOf } from '../../question-types/index.ts'
import { useOutcomes } from './use-outcomes.ts'

type Props = {
  of: ItemRef | null
  label: ReactNode
  error: string | null
  value: string
  onChange: (outcome: string) => void
}

export function OutcomeField({ of, ...field }: Props) {
  const { question, outcomes } = useOutcomes(of)
  if (!outcomes)
    return <TextField {...field} type={question ? typeOf(question).outcomeInput : 'text'} maxLength={80} step="any" />
  // What was chosen before the question changed stays in sight.
  const known = field.value === '' || outcomes.includes(field.value) ? outcomes : [field.value, ...outcomes]
  return (
    <SelectField
      {...field}
      choices={[{ value: '', title: 'Choose one' }, ...known.map((value) => ({ value, title: value }))]}
    />
  )
}
