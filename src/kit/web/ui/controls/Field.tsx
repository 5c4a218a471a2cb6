/** Fields of forms. Every field has a visible label, and an error that says what to change. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './Field.module.css'

type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  /**
   * The error answers what was just done, so it is read out as it appears. Not where it comes while somebody types, or
   * with many others.
   */
  isAnswer?: boolean
  children: (field: FieldAttributes) => ReactNode
}
type FieldAttributes = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** `<Field label="Email">{(field) => <Input {...field} type="email" />}</Field>` */
export function Field({ label, hint, error, isAnswer = false, children }: FieldProps) {
  const id = useId()
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(about && { 'aria-describedby': about }), ...(error && { 'aria-invalid': true }) })}
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={`${id}-error`} role={isAnswer ? 'alert' : undefined}>
          <Icon name="warn" />
          {error}
        </span>
      )}
    </div>
  )
}

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classes(styles.input, className)} />
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classes(styles.input, className)} />
}

export function Select({ isSmall = false, className, ...rest }: ComponentProps<'select'> & { isSmall?: boolean }) {
  return <select {...rest} className={classes(styles.select, isSmall && styles.small, className)} />
}

/** A box to tick or a choice among several, with a count at its end. */
export function Check({
  count,
  children,
  type = 'checkbox',
  ...rest
}: ComponentProps<'input'> & { count?: ReactNode; type?: 'checkbox' | 'radio' }) {
  return (
    <label className={styles.check}>
      <input {...rest} type={type} />
      {children}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  )
}

export function CheckSet({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.checkSet}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}
