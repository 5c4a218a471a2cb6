/**
 * A chance on the scale from 0 to 100%: a tick, and its range around it. Decoration beside its number, therefore
 * silent.
 */
import { classes } from '#kit/web/ui/classes.ts'
import styles from './Blocks.module.css'

type Props = { value: number; low: number | null; high: number | null; isLarge?: boolean }

export function RangeBar({ value, low, high, isLarge = false }: Props) {
  const hasRange = low !== null && high !== null
  return (
    <div className={classes(styles.bar, isLarge && styles.large)} aria-hidden="true">
      <i className={styles.track} />
      {hasRange && <i className={styles.range} style={{ left: percent(low), width: percent(high - low) }} />}
      <i className={styles.tick} style={{ left: percent(value) }} />
      {isLarge && (
        <span className={styles.ends}>
          <span>0</span>
          <span>50</span>
          <span>100%</span>
        </span>
      )}
    </div>
  )
}

export const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
export const isChance = (value: number) => value >= 0 && value <= 1
