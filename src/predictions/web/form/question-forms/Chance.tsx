/** The chance of a yes: typed large, moved by a point or slid, with what others say in words under the slider. */
import { type ComponentProps, type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import { rounded } from '#kit/numbers.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { takeComma } from '#kit/web/ui/controls/comma-as-point.ts'
import { Field } from '#kit/web/ui/controls/Field.tsx'
import fieldStyles from '#kit/web/ui/controls/Field.module.css'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { leastChance } from '../../../question-types/least-chance.ts'
import { estimatePath, type EstimateProps } from '../question-form.ts'
import styles from './chance.module.css'
import { percentOf, sayGiven } from './chances.ts'
import { OthersAlong } from './OthersAlong.tsx'
import { pointsOf, stepped } from './stepping.ts'

export function Chance({ estimate, change, faultOf, others = [] }: EstimateProps<'binary'>) {
  const { probability } = estimate
  // Letters, or a number too large for any: the browser keeps them from us and shows them, so that we say so.
  const [isUnread, setUnread] = useState(false)
  const say = (chance: number | null) => {
    setUnread(false)
    change({ ...estimate, probability: chance })
  }
  const step = (points: number) => say(stepped(probability, points))
  const byKey = (along: 'slider' | 'text') => (event: KeyboardEvent) => {
    const points = pointsOf(event, along)
    if (points === null) return
    event.preventDefault()
    step(points)
  }
  const error = faultOf(`${estimatePath}.probability`) ?? (isUnread ? unread : null)
  return (
    <div className={styles.chance}>
      <Field label="Chance of yes" hint={hint} error={error}>
        {(field) => (
          <span className={styles.large}>
            <Step name="One point lower" onPress={() => step(-1)}>
              <Icon name="minus" />
            </Step>
            <Percent {...field} value={probability} onSay={say} onUnread={setUnread} onKeyDown={byKey('text')} />
            <Step name="One point higher" onPress={() => step(1)}>
              <Icon name="plus" />
            </Step>
          </span>
        )}
      </Field>
      <div>
        <input
          className={classes(fieldStyles.range, styles.slider, probability === null && fieldStyles.unset)}
          type="range"
          min={1}
          max={99}
          aria-label="Chance of yes, in per cent, as a slider"
          aria-valuetext={sayGiven(probability)}
          value={probability === null ? 50 : Math.round(probability * 100)}
          onChange={({ target }) => say(target.valueAsNumber / 100)}
          onKeyDown={byKey('slider')}
        />
        <OthersAlong
          others={others.map(({ name, look, estimate: said }) => ({ name, look, chance: said.probability }))}
        />
      </div>
    </div>
  )
}

const unread = 'This is no number that we can read. What is not read counts as empty.'
const hint = '0.1 to 99.9%: typed, or by arrow keys one point, with Shift five'

type StepProps = { name: string; onPress: () => void; children: ReactNode }

function Step({ name, onPress, children }: StepProps) {
  return (
    <button type="button" className={styles.step} aria-label={name} onClick={onPress}>
      {children}
    </button>
  )
}

type PercentProps = Omit<ComponentProps<'input'>, 'value'> & {
  value: number | null
  onSay: (chance: number | null) => void
  onUnread: (isUnread: boolean) => void
}

function Percent({ value, onSay, onUnread, ...rest }: PercentProps) {
  const shown = percentOf(value)
  // As wide as what it says, with its sign behind it. Custom properties are not in React's type.
  const style = { '--letters': Math.max(2, shown.length) } as CSSProperties
  return (
    <span className={styles.percent} style={style}>
      <input
        {...rest}
        type="number"
        inputMode="decimal"
        step="any"
        min={percentOf(leastChance)}
        max={percentOf(1 - leastChance)}
        autoComplete="off"
        value={shown}
        onBeforeInput={takeComma}
        onChange={({ target }) => {
          onSay(Number.isFinite(target.valueAsNumber) ? rounded(target.valueAsNumber / 100, 6) : null)
          onUnread(target.validity.badInput)
        }}
      />
      %
    </span>
  )
}
