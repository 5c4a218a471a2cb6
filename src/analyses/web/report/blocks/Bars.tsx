/** Values side by side: a chance on the scale from 0 to 100%, anything else as a length from zero. */
import { Figure } from '#kit/web/chart/Figure.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { kindClass } from '../kind-class.ts'
import { useReport } from '../report-here.ts'
import { isChance, percent, RangeBar } from './RangeBar.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './Blocks.module.css'

type Row = BlockProps<'bars'>['block']['rows'][number]

export function Bars({ block: { title, rows } }: BlockProps<'bars'>) {
  const { say } = useReport().notes
  const isOfChances = rows.every(({ value }) => isChance(value.value))
  const hasRange = rows.some(({ low, high }) => low && high)
  const values = rows.map(({ value }) => value.value)
  return (
    <Figure
      title={title}
      caption={isOfChances ? `Chance, from 0 to 100%${hasRange ? '; the faint part is the range' : ''}` : undefined}
    >
      <ul className={styles.rows}>
        {rows.map((row, i) => (
          <li key={i} className={classes(styles.row, kindClass(row.item))}>
            <ItemLink item={row.item}>{row.label}</ItemLink>
            {isOfChances ? (
              <RangeBar value={row.value.value} low={row.low?.value ?? null} high={row.high?.value ?? null} />
            ) : (
              <Length value={row.value.value} among={values} />
            )}
            <span className={styles.figure}>
              <b>
                <ClaimLink evidence={row.value.evidence}>{say(row.value)}</ClaimLink>
              </b>
              <Range row={row} />
            </span>
          </li>
        ))}
      </ul>
    </Figure>
  )
}

function Range({ row: { low, high } }: { row: Row }) {
  const { say } = useReport().notes
  if (!low || !high) return null
  return (
    <span className={styles.between}>
      <ClaimLink evidence={low.evidence}>{say(low)}</ClaimLink> to{' '}
      <ClaimLink evidence={high.evidence}>{say(high)}</ClaimLink>
    </span>
  )
}

/** To the right of zero, or to its left. */
function Length({ value, among }: { value: number; among: readonly number[] }) {
  const [low, high] = [Math.min(0, ...among), Math.max(0, ...among)]
  const width = high - low || 1
  return (
    <div className={styles.bar} aria-hidden="true">
      <i
        className={styles.length}
        style={{ left: percent((Math.min(0, value) - low) / width), width: percent(Math.abs(value) / width) }}
      />
    </div>
  )
}
