/** The five beside what others say: the same as the points of the curve. */
import type { ReactNode } from 'react'
import { classes } from '#kit/web/ui/classes.ts'
import { type Level, levels } from '../../../curves/through.ts'
import type { CurveAsked, Other } from './asked.ts'
import styles from './Curve.module.css'

type Props = {
  /** What heads the chances: 'Chance that it is lower'. */
  head: string
  /** Null while its question has no range. */
  asked: CurveAsked | null
  others: readonly Other[]
  /** One's own field. */
  field: (level: Level) => ReactNode
}

/** So many stand beside one's own fields on a telephone; the others below. */
const mostBeside = 3

export function FiveTable({ head, asked, others, field }: Props) {
  const all = asked ? others : []
  return (
    <>
      <table className={styles.five}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">You</th>
            {all.map(({ name }, i) => (
              <th key={name} scope="col" className={classes(i >= mostBeside && styles.wide)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level}>
              <th scope="row">{level.slice(1)}%</th>
              <td>{field(level)}</td>
              {all.map(({ name, look, five }, i) => (
                <td key={name} className={classes(styles[look], i >= mostBeside && styles.wide)}>
                  {asked?.brief(five[level], five.p95 - five.p5)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {asked &&
        all.slice(mostBeside).map(({ name, five: { p5, p50, p95 } }) => {
          const [low, middle, high] = [p5, p50, p95].map((value) => asked.brief(value, p95 - p5))
          return (
            <p key={name} className={classes('fine', styles.small)}>
              {name}: {middle}, from {low} to {high}
            </p>
          )
        })}
    </>
  )
}
