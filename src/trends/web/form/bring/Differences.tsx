/** What a file would change in the series: values that are new, that differ, and that it no longer has. */
import { sayCounted, sayNumber } from '#kit/numbers.ts'
import { Check } from '#kit/web/ui/controls/Field.tsx'
import styles from './Bring.module.css'
import { sayDay } from '#kit/dates.ts'
import { sayList } from './say-reading.ts'

export type Difference = {
  added: readonly (readonly [string, number])[]
  revised: readonly { at: string; old: number; new: number }[]
  gone: readonly (readonly [string, number])[]
  same: number
}

type Props = {
  diff: Difference
  /** Dates whose values are marked otherwise than before. */
  marks: readonly string[]
  /** Whether values that are gone stay, where somebody says so. */
  keepsGone?: boolean
  onKeepGone?: (keeps: boolean) => void
}

const mostRows = 30

/** Where values are compared none is rounded. */
const exactly = new Intl.NumberFormat('en', { maximumSignificantDigits: 15 })

export function Differences({ diff: { added, revised, gone, same }, marks, keepsGone, onKeepGone }: Props) {
  return (
    <section className={styles.differences}>
      <h4>Against what the trend holds</h4>
      <p>
        {sayCounted(added.length, 'value')} new{added.length > 0 && ` (${sayList(added.map(([at]) => sayDay(at)))})`},{' '}
        {sayNumber(revised.length)} revised, {sayNumber(gone.length)} gone, {sayNumber(same)} the same.
      </p>
      {marks.length > 0 && <p>Marked otherwise than before: {sayList(marks.map(sayDay))}.</p>}
      {revised.length > 0 && <Revised revised={revised} />}
      {gone.length > 0 && onKeepGone && (
        <Check checked={keepsGone} onChange={({ target }) => onKeepGone(target.checked)}>
          <span>
            Keep the {gone.length === 1 ? 'value' : sayCounted(gone.length, 'value')} that the file no longer has:{' '}
            {sayList(gone.map(([at]) => sayDay(at)))}
          </span>
        </Check>
      )}
    </section>
  )
}

function Revised({ revised }: Pick<Difference, 'revised'>) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Revised</th>
            <th scope="col">Old</th>
            <th scope="col">New</th>
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {revised.slice(0, mostRows).map(({ at, old, new: value }) => (
            <tr key={at}>
              <th scope="row">{sayDay(at)}</th>
              <td>{exactly.format(old)}</td>
              <td>{exactly.format(value)}</td>
              <td>{sayDifference(old, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {revised.length > mostRows && <p>and {revised.length - mostRows} more</p>}
    </div>
  )
}

function sayDifference(old: number, value: number): string {
  const sign = value < old ? '−' : '+'
  const share = old === 0 ? '' : ` (${sign}${sayNumber(Math.abs(value / old - 1) * 100, 1)}%)`
  return `${sign}${exactly.format(Math.abs(Number((value - old).toPrecision(6))))}${share}`
}
