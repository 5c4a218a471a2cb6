/** What holds at a place: a line down the drawing, how far the value may lie apart, and the words beside it. */
import type { CSSProperties } from 'react'
import type { Reading } from '../../../chart/answering/reading.ts'
import { round } from '../../../chart/path.ts'
import { classes } from '../../ui/classes.ts'
import { Chemical } from '../../ui/figures/Chemical.tsx'
import styles from './Readings.module.css'

export function Readout({ reading: { x, y, span, when, value, more } }: { reading: Reading }) {
  return (
    <span aria-hidden="true" style={placed({ '--x': x, '--y': y, '--from': span?.[0] ?? y, '--to': span?.[1] ?? y })}>
      <i className={styles.post} />
      {span && <i className={styles.span} />}
      <i className={styles.dot} />
      <span className={classes(styles.says, x > 500 && styles.left)}>
        <b>{when}</b>
        <span>
          <Chemical text={value} />
        </span>
        {more && (
          <small>
            <Chemical text={more} />
          </small>
        )}
      </span>
    </span>
  )
}

const placed = (places: Record<string, number>) =>
  Object.fromEntries(Object.entries(places).map(([name, place]) => [name, round(place / 10)])) as CSSProperties // custom properties are not in React's type
