/** Lies over a drawing and says what holds where a reader points: by mouse, by finger, or along it by the arrow keys. */
import { type CSSProperties, type PointerEvent, useState } from 'react'
import { nearestTo, type Reading } from '../../chart/readings.ts'
import { round } from '../../chart/path.ts'
import { classes } from '../ui/classes.ts'
import styles from './Readings.module.css'

/** `first`: where the keys begin. */
export function Readings({
  readings,
  first,
  style,
}: {
  readings: readonly Reading[]
  first: number
  style: CSSProperties
}) {
  const [at, setAt] = useState(first)
  const [isShown, setShown] = useState(false)
  const reading = readings[Math.min(at, readings.length - 1)]
  if (!reading) return null
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(nearestTo(readings, ((clientX - left) / width) * 1000))
    setShown(true)
  }
  const place = { '--x': round(reading.x / 10), '--y': round(reading.y / 10) } as CSSProperties // not in React's type
  return (
    // Whoever has no pointer uses the keys of the input, which says the same.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classes(styles.readings, 'noprint')}
      style={style}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setShown(false)}
    >
      <input
        className={styles.along}
        type="range"
        min={0}
        max={readings.length - 1}
        value={Math.min(at, readings.length - 1)}
        aria-label="Values along the chart"
        aria-valuetext={reading.says}
        onChange={({ target }) => setAt(Number(target.value))}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
      />
      {isShown && (
        <span aria-hidden="true" style={place}>
          <i className={styles.post} />
          <i className={styles.dot} />
          <span className={classes(styles.says, reading.x > 500 && styles.left)}>{reading.says}</span>
        </span>
      )}
    </div>
  )
}
