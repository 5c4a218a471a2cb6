/** One of several chances: a slider, a field and what holds it, which all say the same. */
import { type KeyboardEvent, useId, useState } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { takeComma } from '#kit/web/ui/controls/comma-as-point.ts'
import fieldStyles from '#kit/web/ui/controls/Field.module.css'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { leastChance } from '../../../question-types/least-chance.ts'
import styles from './chances.module.css'
import { percentOf, sayGiven } from './chances.ts'
import { pointsOf, stepped } from './stepping.ts'

type Props = {
  option: string
  chance: number | null
  /** How far it can be moved; null where it cannot. */
  most: number | null
  isHeld: boolean
  error: string | null
  onMove: (to: number) => void
  onHold: (isHeld: boolean) => void
}

export function ChanceRow({ option, chance, most, isHeld, error, onMove, onHold }: Props) {
  const id = useId()
  const isStuck = most === null
  const byKey = (along: 'slider' | 'text') => (event: KeyboardEvent) => {
    const points = pointsOf(event, along)
    if (points === null) return
    event.preventDefault()
    onMove(stepped(chance, points))
  }
  return (
    <li>
      <label htmlFor={id}>{option}</label>
      <span className={styles.typed}>
        <button
          type="button"
          className={styles.lock}
          aria-pressed={isHeld}
          aria-label={`Hold ${option}`}
          disabled={chance === null}
          onClick={() => onHold(!isHeld)}
        >
          <Icon name="lock" />
        </button>
        <Percent {...{ id, chance, most, error, onMove }} onKey={byKey('text')} />
      </span>
      <input
        className={classes(fieldStyles.range, chance === null && fieldStyles.unset)}
        type="range"
        min={0}
        max={100}
        aria-label={`${option}, as a slider`}
        aria-valuetext={sayGiven(chance)}
        value={Math.round((chance ?? 0) * 100)}
        disabled={isStuck}
        onChange={({ target }) => onMove(target.valueAsNumber / 100)}
        onKeyDown={byKey('slider')}
      />
      {error && (
        <p className={styles.wrong} id={`${id}-error`}>
          {error}
        </p>
      )}
    </li>
  )
}

type PercentProps = Pick<Props, 'chance' | 'most' | 'error' | 'onMove'> & {
  id: string
  onKey: (event: KeyboardEvent) => void
}

/** What is typed stays as it is typed until the field is left, wherever the others let it go. */
function Percent({ id, chance, most, error, onMove, onKey }: PercentProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = percentOf(chance)
  const bounds = typed && most !== null && Number(typed) !== Number(shown) ? sayBounds(most) : null
  const about = error ? `${id}-error` : bounds && `${id}-bounds`
  return (
    <>
      <input
        id={id}
        className={classes(fieldStyles.input, styles.percent)}
        type="number"
        inputMode="decimal"
        step="any"
        autoComplete="off"
        readOnly={most === null}
        value={typed ?? shown}
        {...(about && { 'aria-describedby': about, 'aria-invalid': true })}
        onBeforeInput={takeComma}
        onChange={({ target }) => {
          setTyped(target.value)
          if (Number.isFinite(target.valueAsNumber)) onMove(target.valueAsNumber / 100)
        }}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          // Sent or stepped on, it shows what it has come to.
          if (event.key === 'Enter' || event.key.startsWith('Arrow')) setTyped(null)
          onKey(event)
        }}
      />
      %
      {bounds && (
        <span className={styles.bounds} id={`${id}-bounds`}>
          {bounds} It is {shown}% now.
        </span>
      )}
    </>
  )
}

/** '0.1% to 97.9%, in tenths.' */
function sayBounds(most: number): string {
  return `${percentOf(leastChance)}% to ${percentOf(most)}%, in tenths.`
}
