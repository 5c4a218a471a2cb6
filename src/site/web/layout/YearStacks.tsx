/**
 * Every item in the year its horizon ends, one mark an item: shapes where every year holds few, thin marks where a year
 * holds many.
 */
import { classes } from '#kit/web/ui/classes.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import styles from './HorizonStrip.module.css'

type Year = { year: number; kind: string; items: number }

/** As many shapes fit above each other. */
const mostPins = 6
/** Thin marks are this far apart, in thousandths of the height, unless a year holds more than fit. */
const usualPitch = 24

export function YearStacks({ years, kinds }: { years: readonly Year[]; kinds: readonly string[] }) {
  const columns = columnsOf(years, kinds)
  const most = Math.max(0, ...columns.map(({ stack }) => stack.length))
  return most <= mostPins ? <Pins columns={columns} /> : <Marks columns={columns} kinds={kinds} most={most} />
}

type Column = { year: number; stack: string[] }

/** The kinds above each other in each year, in the order of the kinds. Years beyond the scale are not drawn. */
function columnsOf(years: readonly Year[], kinds: readonly string[]): Column[] {
  const shown = [...new Set(years.map(({ year }) => year))].filter((year) => year >= 2020 && year <= 2060)
  return shown.map((year) => ({
    year,
    stack: kinds.flatMap((kind) => {
      const items = years
        .filter((one) => one.year === year && one.kind === kind)
        .reduce((sum, one) => sum + one.items, 0)
      return Array.from({ length: items }, () => kind)
    }),
  }))
}

function Pins({ columns }: { columns: readonly Column[] }) {
  const views = useKindViews()
  return columns.flatMap(({ year, stack }) =>
    stack.map((kind, i) => (
      <i
        key={`${year} ${i}`}
        className={classes(styles.pin, `is-${kind}`)}
        style={{ left: `${middleOf(year)}%`, bottom: `calc(1.75rem + ${i * 0.95}rem)` }}
      >
        {views[kind]?.glyph}
      </i>
    )),
  )
}

function Marks({ columns, kinds, most }: { columns: readonly Column[]; kinds: readonly string[]; most: number }) {
  const pitch = Math.min(usualPitch, 1000 / (most + kinds.length))
  const half = 7.5
  return (
    <svg className={styles.marks} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {kinds.map((kind, layer) => (
        <path
          key={kind}
          className={`is-${kind}`}
          strokeWidth={1.25}
          d={columns
            .flatMap(({ year, stack }) =>
              stack.map((one, i) => {
                // A gap between the kinds: they are told apart without colour too.
                const y = Math.round(1000 - (i + 0.5 + layer) * pitch)
                const x = Math.round(middleOf(year) * 10)
                return one === kind ? `M${x - half} ${y}H${x + half}` : ''
              }),
            )
            .join('')}
        />
      ))}
    </svg>
  )
}

/** The middle of a year in percent of 2020 to 2060; the last year's stack stays inside. */
function middleOf(year: number): number {
  return Math.min(99.25, ((year + 0.5 - 2020) / 40) * 100)
}
