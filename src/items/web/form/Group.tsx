/** Fields that belong together, under one name, with what is wrong with all of them. */
import { type ReactNode, useId } from 'react'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import styles from './form.module.css'

type Props = { legend: ReactNode; hint?: ReactNode; error?: string | null; children: ReactNode }

export function Group({ legend, hint, error = null, children }: Props) {
  const id = useId()
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} {...(about && { 'aria-describedby': about })} {...(error && { 'data-bad': '' })}>
      <legend>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <Fault of={error} id={`${id}-error`} />
    </fieldset>
  )
}

/** What is wrong, where no one field shows it. */
export function Fault({ of: fault, id }: { of: string | null; id?: string }) {
  return (
    fault && (
      <p className={styles.error} id={id}>
        <Icon name="warn" />
        {fault}
      </p>
    )
  )
}

type Way<V extends string> = { value: V; title: ReactNode; note?: ReactNode }

/** One of a few, all in sight. */
export function Ways<V extends string>({
  value,
  onChange,
  ways,
  ...group
}: Omit<Props, 'children'> & { value: V | null; onChange: (value: V) => void; ways: readonly Way<V>[] }) {
  const name = useId()
  return (
    <Group {...group}>
      <div className={styles.ways}>
        {ways.map((way) => (
          <Check
            key={way.value}
            type="radio"
            name={name}
            value={way.value}
            checked={way.value === value}
            onChange={() => onChange(way.value)}
          >
            <span>
              {way.title}
              {way.note && <span className={styles.note}>{way.note}</span>}
            </span>
          </Check>
        ))}
      </div>
    </Group>
  )
}
