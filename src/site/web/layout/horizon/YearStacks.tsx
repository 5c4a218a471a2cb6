/**
 * Every item in the year its horizon ends: a shape or a thin mark an item while these are few, else a bar a year and
 * kind.
 */
import { classes } from '#kit/web/ui/classes.ts'
import { useKindViews } from '#items/web/kind-view.ts'
import { allOf, columnsOf, drawnAs, type YearColumn, type YearCount } from '../../../year-counts.ts'
import styles from './HorizonStrip.module.css'
import { YearBars } from './YearBars.tsx'

/** Thin marks are this far apart, in thousandths of the height, unless a year holds more than fit. */
const usualPitch = 24

type Props = { columns: readonly YearColumn[]; kinds: readonly string[] }

const drawings = { pins: Pins, marks: Marks, bars: YearBars }

export function YearStacks({ years, kinds }: { years: readonly YearCount[]; kinds: readonly string[] }) {
  const columns = columnsOf(years, kinds)
  const Drawn = drawings[drawnAs(columns)]
  return <Drawn columns={columns} kinds={kinds} />
}

/** The kinds above each other, one an item. */
function stackOf({ counts }: YearColumn, kinds: readonly string[]): string[] {
  return kinds.flatMap((kind, i) => Array.from({ length: counts[i] ?? 0 }, () => kind))
}

function Pins({ columns, kinds }: Props) {
  const views = useKindViews()
  return columns.flatMap((column) =>
    stackOf(column, kinds).map((kind, i) => (
      <i
        key={`${column.year} ${i}`}
        className={classes(styles.pin, `is-${kind}`)}
        style={{ left: `${middleOf(column.year)}%`, bottom: `calc(1.75rem + ${i * 0.95}rem)` }}
      >
        {views[kind]?.glyph}
      </i>
    )),
  )
}

function Marks({ columns, kinds }: Props) {
  const pitch = Math.min(usualPitch, 1000 / (Math.max(...columns.map(allOf)) + kinds.length))
  const half = 7.5
  return (
    <svg className={styles.marks} viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
      {kinds.map((kind, layer) => (
        <path
          key={kind}
          className={`is-${kind}`}
          strokeWidth={1.25}
          d={columns
            .flatMap((column) =>
              stackOf(column, kinds).map((one, i) => {
                // A gap between the kinds: they are told apart without colour too.
                const y = Math.round(1000 - (i + 0.5 + layer) * pitch)
                const x = Math.round(middleOf(column.year) * 10)
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
