/** The observations that the form holds by now, and a file of them that is read back as they are. */
import { sayCounted, sayQuantity } from '#kit/numbers.ts'
import { lastOf } from '#series/observations.ts'
import { csvOfSeries } from '#series/reading/write-csv.ts'
import type { WrittenSeries } from '../unfinished.ts'
import styles from './Bring.module.css'
import { Drawn } from './Questions.tsx'
import { sayMarks, saySpanOf } from './say-reading.ts'

export function HeldSeries({ series, today }: { series: WrittenSeries; today: string }) {
  const { observations, marks = [], unit } = series
  if (observations.length === 0) return null
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(csvOfSeries(series))}`
  return (
    <div className={styles.held}>
      <Drawn observations={observations} today={today} height="6rem" />
      <p>
        {sayCounted(observations.length, 'observation')}, {saySpanOf(observations)}; the last is{' '}
        {sayQuantity(lastOf({ observations })[1], unit).trimEnd()}. {sayMarks(marks).map((said) => `${said}. `)}
        <a href={file} download="series.csv">
          Save them as a file (CSV)
        </a>
      </p>
    </div>
  )
}
