/**
 * What would move the answer: from where it stands if something fails, the hollow end, to where it stands if that comes
 * true.
 */
import { Figure } from '#kit/web/chart/Figure.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { ClaimLink } from '../ClaimLink.tsx'
import { ItemLink } from '../ItemLink.tsx'
import { useReport } from '../report-here.ts'
import { isChance, percent } from './RangeBar.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './Blocks.module.css'

export function Tornado({ block: { title, rows } }: BlockProps<'tornado'>) {
  const { say } = useReport().notes
  const values = rows.flatMap(({ ifTrue, ifFalse }) => [ifTrue.value, ifFalse.value])
  const isOfChances = values.every(isChance)
  const most = Math.max(...values.map(Math.abs)) || 1
  /** Points are to both sides of where the answer stands; chances from 0 to 1. */
  const at = (value: number) => (isOfChances ? value : 0.5 + value / most / 2)
  return (
    <Figure
      title={title}
      caption={
        isOfChances
          ? 'Chance, from 0 to 100%: the ring if it fails, the dot if it comes true'
          : 'In points: the ring if it fails, the dot if it comes true'
      }
    >
      <ul className={styles.rows}>
        {rows.map(({ label, item, ifTrue, ifFalse }, i) => {
          const [low, high] = [at(Math.min(ifTrue.value, ifFalse.value)), at(Math.max(ifTrue.value, ifFalse.value))]
          return (
            <li key={i} className={styles.row}>
              <ItemLink item={item}>{label}</ItemLink>
              <div className={styles.bar} aria-hidden="true">
                <i className={styles.track} />
                <i
                  className={classes(styles.move, ifTrue.value < ifFalse.value && styles.down)}
                  style={{ left: percent(low), width: percent(high - low) }}
                />
                <i className={classes(styles.end, styles.hollow)} style={{ left: percent(at(ifFalse.value)) }} />
                <i className={styles.end} style={{ left: percent(at(ifTrue.value)) }} />
              </div>
              <span className={styles.figure}>
                <span className={styles.between}>
                  if true <ClaimLink evidence={ifTrue.evidence}>{say(ifTrue)}</ClaimLink>
                </span>
                <span className={styles.between}>
                  if not <ClaimLink evidence={ifFalse.evidence}>{say(ifFalse)}</ClaimLink>
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </Figure>
  )
}
