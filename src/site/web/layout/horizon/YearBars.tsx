/**
 * How many items of each kind fall into each year: bars side by side, whose length grows by the logarithm, with a line at
 * each power of ten.
 */
import { sayNumber } from '#kit/numbers.ts'
import { horizonYears } from '../../../horizon-marks.ts'
import { barScale, type YearColumn } from '../../../year-counts.ts'
import styles from './HorizonStrip.module.css'

const { first, last } = horizonYears
/** Of a year, in thousandths of the scale. */
const yearWide = 1000 / (last - first)

type Props = { columns: readonly YearColumn[]; kinds: readonly string[] }

export function YearBars({ columns, kinds }: Props) {
  const { heightOf, tens } = barScale(Math.max(...columns.flatMap(({ counts }) => counts)))
  const barOf = (year: number, place: number, items: number) => {
    const { start, wide } = roomOf(year)
    const each = wide / (kinds.length + 0.6)
    const x = tenth(start + (0.3 + place) * each)
    return items > 0 ? `M${x} 1000V${1000 - heightOf(items)}h${tenth(each * 0.92)}V1000z` : ''
  }
  return (
    <>
      <svg className={styles.bars} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.tens} d={tens.map((items) => `M0 ${1000 - heightOf(items)}H1000`).join('')} />
        {kinds.map((kind, place) => (
          <path
            key={kind}
            className={`is-${kind}`}
            d={columns.map(({ year, counts }) => barOf(year, place, counts[place] ?? 0)).join('')}
          />
        ))}
      </svg>
      {tens.map((items) => (
        <span
          key={items}
          className={styles.ten}
          style={{ bottom: `calc(1.75rem + ${heightOf(items) / 200}rem)` }}
          aria-hidden="true"
        >
          {sayNumber(items)}
        </span>
      ))}
    </>
  )
}

/** The last year begins where the scale ends: it has half the room of the one before. */
function roomOf(year: number): { start: number; wide: number } {
  const start = (year - first) * yearWide
  if (year < last - 1) return { start, wide: yearWide }
  return { start: year === last ? start - yearWide / 2 : start, wide: yearWide / 2 }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
