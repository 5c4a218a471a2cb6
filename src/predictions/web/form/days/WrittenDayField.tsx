/** A field for a day, typed as people write one: below it stands which day was understood. */
import { type ReactNode, useState } from 'react'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { dayMeant, tellDay } from './told-day.ts'

type Props = {
  label: ReactNode
  /** Where nothing is to be said of the day itself. */
  hint?: string | null
  error: string | null
  /** `2030-05-12`; empty while none is understood. */
  value: string
  onChange: (day: string) => void
  /** Of an open range its last day: 'later' and 'never' are written as it. */
  later?: string | null
}

export function WrittenDayField({ label, hint: note = null, error, value, onChange, later = null }: Props) {
  const [typed, setTyped] = useState('')
  const { shown, hint, fault } = tellDay(typed, value, later)
  const type = (text: string) => {
    setTyped(text)
    onChange(dayMeant(text, later))
  }
  return (
    <Field label={label} hint={hint ?? note} error={fault ?? error}>
      {(field) => <Input {...field} autoComplete="off" value={shown} onChange={({ target }) => type(target.value)} />}
    </Field>
  )
}
