/** What the lines of the map mean, and how one reads it. */
import { classes } from '#kit/web/ui/classes.ts'
import styles from './Map.module.css'

const lines = [
  [styles.sampleOn, 'drives or speaks for'],
  [styles.sampleBack, 'slows or speaks against'],
  [styles.samplePlain, 'measures, is part of, see also'],
] as const

export function MapLegend() {
  return (
    <ul className={styles.legend} aria-label="What is drawn">
      {lines.map(([look, words]) => (
        <li key={words}>
          <span className={classes(styles.sample, look)} aria-hidden="true" />
          {words}
        </li>
      ))}
    </ul>
  )
}
