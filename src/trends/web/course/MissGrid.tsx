/** By years ahead: what came less what each earlier projection had in the middle, tinted by the band that held it. */
import { sayDay } from '#kit/dates.ts'
import { sayIn } from '#series/words.ts'
import { sayNumber } from '#kit/numbers.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { howOften } from '#series/how-often.ts'
import type { Series } from '#series/series.ts'
import { type Miss, missesOf } from '../../course/misses.ts'
import type { TrendNumbers } from '../../numbers.ts'
import styles from './Course.module.css'

type Props = { series: Series; backtest: NonNullable<TrendNumbers['backtest']> }

export function MissGrid({ series: { observations, frequency, unit }, backtest: { past } }: Props) {
  const rows = missesOf(past, observations)
  const steps = rows[0]?.misses.length ?? 0
  if (steps === 0) return null
  const { short } = howOften[frequency]
  return (
    <figure>
      <Table
        caption={`What came less what was expected, by the time of the projection and steps ahead, ${sayIn(unit)}`}
        isPlain
        className={styles.misses}
      >
        <thead>
          <tr>
            <th scope="col">Said in</th>
            {Array.from({ length: steps }, (_, i) => (
              <th key={i} scope="col" className="num">
                +{i + 1} {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, misses }) => (
            <tr key={from}>
              <th scope="row">{sayDay(from)}</th>
              {misses.map((miss, i) => (
                <Cell key={i} miss={miss} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <figcaption className={classes('fine soft', styles.beneath)}>
        What came less what was expected, {sayIn(unit)}. The stronger the tint, the narrower the band that held it (50,
        80, 95%); a bar at the left: outside all three. Empty: nothing has come yet.
      </figcaption>
    </figure>
  )
}

function Cell({ miss }: { miss: Miss | null }) {
  if (!miss)
    return (
      <td>
        <span className="unseen">not yet</span>
      </td>
    )
  const { by, inside } = miss
  return (
    <td className={`num ${inside === null ? styles.out : styles[`in${inside}`]}`}>
      {saySigned(by)}
      <span className="unseen">{inside === null ? ', outside the 95% band' : `, inside the ${inside}% band`}</span>
    </td>
  )
}

function saySigned(value: number): string {
  const said = sayNumber(Number(Math.abs(value).toPrecision(2)), 6)
  return said === '0' ? '0' : `${value < 0 ? '−' : '+'}${said}`
}
