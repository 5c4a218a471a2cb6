/**
 * A year, as it is typed. Digit by digit it passes through 2, 20 and 203, which are years too, and long ago: what
 * follows from a year would follow from these, so until there are four digits none is handed on.
 */
import { useState } from 'react'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { readYear } from './years.ts'

type Props = { label: string; value: number | null; error: string | null; onChange: (year: number | null) => void }

export function YearField({ label, value, error, onChange }: Props) {
  const [begun, setBegun] = useState('')
  const isBegun = value === null && begun !== ''
  return (
    <Field label={label} hint={error && isBegun ? 'A year has four digits.' : undefined} error={error}>
      {(field) => (
        <Input
          {...field}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={value ?? begun}
          onChange={({ target }) => {
            setBegun(target.value)
            onChange(readYear(target.value))
          }}
        />
      )}
    </Field>
  )
}
