/**
 * Fields for what people write in an item: each takes a value and says what it becomes. Numbers are numbers, or null
 * while nothing stands there.
 */
import { type ComponentProps, type ReactNode, useState } from 'react'
import { allDigits, rounded, sayNumber } from '#kit/numbers.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { takeComma } from '#kit/web/ui/controls/comma-as-point.ts'
import { Field, Input, Select, Textarea } from '#kit/web/ui/controls/Field.tsx'
import styles from './form.module.css'

type Told<V> = { label: ReactNode; hint?: ReactNode; error: string | null; value: V; onChange: (value: V) => void }
type Rest<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'value' | 'onChange' | 'className' | 'ref'>

export function TextField({ label, hint, error, value, onChange, ...rest }: Told<string> & Rest<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <Input
          autoComplete="off"
          {...rest}
          {...field}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

export function LongTextField({ label, hint, error, value, onChange, ...rest }: Told<string> & Rest<'textarea'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => <Textarea {...rest} {...field} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}

/** `unit` stands behind the number. `isOfParts`: so small that a comma in it can only be the point: '7,5' of a hundred. */
export function NumberField({
  label,
  hint,
  error,
  value,
  onChange,
  unit,
  isOfParts = false,
  ...rest
}: Told<number | null> & { unit?: ReactNode; isOfParts?: boolean } & Rest<'input'>) {
  // Letters, or a number too large for any: the browser keeps them from us and shows them, so that we say so.
  const [isUnread, setUnread] = useState(false)
  const [hasComma, setComma] = useState(false)
  const read = hasComma && value !== null ? `${commaLeft} It is ${sayNumber(value, allDigits)} now.` : null
  return (
    <Field label={label} hint={hint} error={error ?? (isUnread ? unreadNumber : read)}>
      {(field) => (
        <span className={styles.withUnit}>
          <Input
            inputMode="decimal"
            step="any"
            {...rest}
            {...field}
            type="number"
            value={value ?? ''}
            onBeforeInput={(event) => {
              if (isOfParts) takeComma(event)
              else if (event.data?.includes(',')) setComma(true)
            }}
            onChange={({ target }) => {
              if (target.value === '') setComma(false)
              setUnread(target.validity.badInput)
              onChange(Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : null)
            }}
          />
          {unit && <span>{unit}</span>}
        </span>
      )}
    </Field>
  )
}

/** '1,234' is one thousand and more where English is read; who meant 7.5 by '7,5' is told what stands there. */
const commaLeft = 'A comma is left out, as between thousands: write a point before decimals.'
const unreadNumber = 'This is no number that we can read. What is not read counts as empty.'

/** A chance between 0 and 1, as per cent; `step` is in per cent. */
export function ChanceField({ value, onChange, ...rest }: Told<number | null> & Rest<'input'>) {
  return (
    <NumberField
      {...rest}
      min={0}
      max={100}
      unit="%"
      isOfParts
      value={value === null ? null : rounded(value * 100, 4)}
      onChange={(percent) => onChange(percent === null ? null : rounded(percent / 100, 6))}
    />
  )
}

/** A day as `2026-11-21`; empty while none is chosen. */
export function DayField({ label, hint, error, value, onChange, ...rest }: Told<string> & Rest<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        <Input
          {...rest}
          {...field}
          type="date"
          min="1900-01-01"
          max="2300-12-31"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type Choice<V extends string> = { value: V; title: string }

export function SelectField<V extends string>({
  label,
  hint,
  error,
  value,
  onChange,
  choices,
}: Told<V> & { choices: readonly Choice<V>[] }) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(field) => (
        // Only the choices can be chosen.
        <Select {...field} value={value} onChange={(event) => onChange(event.target.value as V)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Fields side by side where there is room. */
export function Side({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return <div className={classes(styles.side, isNarrow && styles.narrow)}>{children}</div>
}
