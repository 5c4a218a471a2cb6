/**
 * What the script needs to tell the values of a chart, out of sight until it runs: a slider for keys, a mark and words
 * for what holds there, and the values themselves. It lays all of it over the drawing.
 */
import { type Reading, sayReading } from '#kit/chart/answering/reading.ts'
import { jsonForScript } from '#items/head.ts'
import styles from './StillReader.module.css'

export function StillReader({ readings, first }: { readings: readonly Reading[]; first: number }) {
  const rows = readings.map((one) => [Math.round(one.x), Math.round(one.y), sayReading(one)])
  return (
    <div className={styles.reader} data-reader hidden>
      <input
        type="range"
        min={0}
        max={readings.length - 1}
        defaultValue={first}
        aria-label="Values along the chart"
        className={styles.along}
      />
      <span className={styles.shown} aria-hidden="true" hidden>
        <i className={styles.post} />
        <i className={styles.dot} />
        <span className={styles.says} />
      </span>
      {/* Other people's words among them: written so that nothing ends the element. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(rows) }} />
    </div>
  )
}
