/** Points below an axis that are moved along it: by mouse, by finger, and as sliders by the keys. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { round } from '../../../chart/path.ts'
import { type Scale, valueOn } from '../../../chart/scale.ts'
import { classes } from '../../ui/classes.ts'
import styles from './Curves.module.css'

export type Handle = {
  /** What it means: 'One in four lower'. */
  label: string
  value: number
  /** The value with its unit: '4.4 million km²'. */
  say: string
  /** The one that leads the others. */
  isMain?: boolean
  /** Pulled to a value of the axis, as exact as the pointer is. */
  onMove: (value: number) => void
  /** So many steps along by the keys, down where they are negative. */
  onStep: (steps: number) => void
}

type Props = {
  x: Scale
  handles: readonly Handle[]
  /** In which row each hangs. */
  rows: readonly number[]
  onHold: ((isHeld: boolean) => void) | undefined
}

export function Handles({ handles, rows, ...rest }: Props) {
  return handles.map((handle, i) => <Pulled key={handle.label} handle={handle} row={rows[i] ?? 0} {...rest} />)
}

type PulledProps = Pick<Props, 'x' | 'onHold'> & { handle: Handle; row: number }

function Pulled({ x, handle, row, onHold }: PulledProps) {
  const { label, value, say, isMain, onMove, onStep } = handle
  /** How far beside its middle it was taken hold of, in px; null while it is not. */
  const held = useRef<number | null>(null)
  const take = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    const { currentTarget, clientX, pointerId } = event
    const { left, width } = currentTarget.getBoundingClientRect()
    held.current = clientX - (left + width / 2)
    currentTarget.setPointerCapture(pointerId)
    onHold?.(true)
  }
  const pull = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const track = currentTarget.parentElement?.getBoundingClientRect()
    if (held.current === null || !track) return
    const place = ((clientX - held.current - track.left) / track.width) * 1000
    onMove(valueOn(x, Math.min(1000, Math.max(0, place))))
  }
  const drop = () => {
    if (held.current === null) return
    held.current = null
    onHold?.(false)
  }
  const press = (event: KeyboardEvent) => {
    const steps = stepsOf(event)
    if (steps === null) return
    event.preventDefault()
    onStep(steps)
  }
  // Custom properties are not in React's type.
  const style = { '--x': round(x.at(value) / 10), '--row': row } as CSSProperties
  return (
    <span
      className={classes(styles.handle, isMain && styles.main)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input of its own track could not lie on this axis
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={x.min}
      aria-valuemax={x.max}
      aria-valuenow={value}
      aria-valuetext={say}
      style={style}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
    />
  )
}

const directions: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
}

/** Null of keys that belong to the page or the browser. */
export function stepsOf({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>): number | null {
  const steps = directions[key]
  if (steps === undefined || altKey || ctrlKey || metaKey) return null
  return shiftKey && Math.abs(steps) === 1 ? steps * 5 : steps
}
