/** The question of a chance as a sentence with three blanks: "Chance that it is at most 25 deaths per 1,000 births in 2030". */
import { type ReactNode, useId } from 'react'
import { isScale, unitBehind } from '#kit/numbers.ts'
import { sayDay } from '#kit/dates.ts'
import { isUnseen } from '#kit/chart/fan-parts.ts'
import { useToday } from '#kit/web/today.ts'
import { Input, Select } from '#kit/web/ui/controls/Field.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { type Side, sides } from '../chance-answer.ts'
import type { MadeProjection } from '#series/projection.ts'
import styles from './Trend.module.css'

export type Asked = { at: string; value: string; side: Side }
type Props = {
  asked: Asked
  change(part: Partial<Asked>): void
  unit: string
  points: MadeProjection['points']
  /** What is wrong with the value, and what with the time. */
  faults: { value: string | null; at: string | null }
}

export function ChanceBlanks({ asked, change, unit, points, faults }: Props) {
  const today = useToday()
  const id = useId()
  const about = (blank: keyof typeof faults) => ({
    id: `${id}-${blank}`,
    ...(faults[blank] && { 'aria-describedby': `${id}-${blank}-fault`, 'aria-invalid': true as const }),
  })
  return (
    <form className={styles.chance} onSubmit={(event) => event.preventDefault()} aria-label="The chance of a value">
      <label htmlFor={`${id}-side`}>Chance that it is</label>
      <Select
        id={`${id}-side`}
        value={asked.side}
        onChange={({ target }) => change({ side: target.value === 'most' ? 'most' : 'least' })}
      >
        {Object.entries(sides).map(([side, { says }]) => (
          <option key={side} value={side}>
            {says.toLowerCase()}
          </option>
        ))}
      </Select>
      <span className={styles.blank}>
        <Input
          {...about('value')}
          value={asked.value}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          onChange={(event) => change({ value: event.target.value })}
        />
        <label htmlFor={`${id}-value`}>
          <span className="unseen">{isScale(unit) ? 'Value ' : 'Value in '}</span>
          {unitBehind(unit)}
        </label>
      </span>
      <span className={styles.blank}>
        <label htmlFor={`${id}-at`}>in</label>
        <Select {...about('at')} value={asked.at} onChange={(event) => change({ at: event.target.value })}>
          {points.map(({ at, validated }) => (
            <option key={at} value={at}>
              {sayDay(at)}
              {isUnseen(at, today) ? ', not seen yet' : validated ? '' : ', beyond what was checked'}
            </option>
          ))}
        </Select>
      </span>
      <Fault id={`${id}-value-fault`}>{faults.value}</Fault>
      <Fault id={`${id}-at-fault`}>{faults.at}</Fault>
    </form>
  )
}

function Fault({ id, children }: { id: string; children: ReactNode }) {
  return (
    children && (
      <p id={id} className={styles.fault}>
        <Icon name="warn" />
        {children}
      </p>
    )
  )
}
