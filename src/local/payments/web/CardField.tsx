/** The field for a card's number, and the numbers that may be written there with what each of them does. */
import type { Ref } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Field, Input } from '#kit/web/ui/controls/Field.tsx'
import { type Card, sayNumber } from '../cards.ts'
import styles from './payments.module.css'

type Props = {
  label: string
  offered: readonly Card[]
  value: string
  isWrong: boolean
  onChange: (value: string) => void
  input?: Ref<HTMLInputElement>
}

export function CardField({ label, offered, value, isWrong, onChange, input }: Props) {
  return (
    <>
      <Field label={label} hint="One of the test numbers below. A real card is refused, and its number kept nowhere.">
        {(field) => (
          <Input
            {...field}
            ref={input}
            inputMode="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            value={value}
            aria-invalid={isWrong || undefined}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      <details>
        <summary>Test numbers, and what each does</summary>
        <ul className={styles.numbers}>
          {offered.map(({ number, does }) => (
            <li key={number}>
              <div>
                <span>{sayNumber(number)}</span>
                <span className={styles.does}>{does}</span>
              </div>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Use ${sayNumber(number)}`}
                onClick={() => onChange(sayNumber(number))}
              >
                Use
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
