/** What lines, bands and marks of the timeline mean. */
import { classes } from '#kit/web/ui/classes.ts'
import styles from './Timeline.module.css'

const lines = [
  [styles.open, 'takes forecasts'],
  [styles.waits, 'waits'],
  [styles.half, 'half of the chance'],
  [styles.wide, 'nine tenths'],
] as const
const marks = [
  [styles.ring, 'resolves'],
  [styles.dot, 'the middle of an estimate'],
  [styles.sign, 'a signpost'],
  [styles.diamond, 'a horizon'],
] as const

export function TimelineLegend() {
  return (
    <ul className={styles.legend} aria-label="What is drawn">
      {lines.map(([look, words]) => (
        <li key={words}>
          <span className={classes(styles.sample, styles.long)} aria-hidden="true">
            <span className={look} />
          </span>
          {words}
        </li>
      ))}
      {marks.map(([look, words]) => (
        <li key={words}>
          <span className={styles.sample} aria-hidden="true">
            <span className={look} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  )
}
