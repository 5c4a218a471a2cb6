/**
 * Can the projection be believed? What the same method would have said of this very series before, and how that
 * compares with what came.
 */
import type { ReactNode } from 'react'
import { sayCounted, sayChance } from '#kit/numbers.ts'
import { capital } from '#kit/text.ts'
import { classes } from '#kit/web/ui/classes.ts'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import type { TrendNumbers } from '../numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import { howOften } from '#series/how-often.ts'
import { sayBands, sayBounds, sayCoverage, sayError, sayLabels } from '../backtest-words.ts'
import type { Series } from '#series/series.ts'
import { sayWhole } from '#series/words.ts'
import type { TrendDetails } from '../trend.ts'
import { BacktestChart } from './BacktestChart.tsx'
import course from './course/Course.module.css'
import { MissGrid } from './course/MissGrid.tsx'
import styles from './Trend.module.css'

type Props = {
  series: Series
  /** What the trend says that its values cannot pass. */
  bounds: TrendDetails['bounds']
  projection: MadeProjection
  backtest: TrendNumbers['backtest']
  children: ReactNode
}

export function Belief({ series, bounds, projection, backtest, children }: Props) {
  return (
    <div className={styles.belief}>
      {backtest && (
        <div className={classes('spread', course.checked)}>
          <BacktestChart series={series} backtest={backtest} bounds={projection.bounds} />
          <MissGrid series={series} backtest={backtest} />
        </div>
      )}
      <div className={styles.notes}>
        <details className={styles.fold}>
          <summary>Its figures, and what is to be known of this projection</summary>
          <div className={classes(backtest && 'spread')}>
            {backtest && <Found series={series} backtest={backtest} />}
            <Labels series={series} bounds={bounds} projection={projection} />
          </div>
        </details>
        {children}
      </div>
    </div>
  )
}

type LabelsProps = Pick<Props, 'series' | 'bounds' | 'projection'>

function Labels({ series, bounds, projection }: LabelsProps) {
  return (
    <ul className={styles.labels}>
      {sayLabels(projection).map((sentence) => {
        const [name = '', ...rest] = sentence.split(': ')
        return (
          <li key={name}>
            <b>{name}.</b> {capital(rest.join(': '))}
          </li>
        )
      })}
      {bounds && (
        <li>
          <b>Bounded.</b> {sayBounds(bounds, series.unit)}
        </li>
      )}
      {projection.whole && (
        <li>
          <b>Bounded by its whole.</b> {sayWhole(projection.whole)}
        </li>
      )}
    </ul>
  )
}

type FoundProps = { series: Series; backtest: NonNullable<TrendNumbers['backtest']> }

function Found({ series: { frequency }, backtest }: FoundProps) {
  const { origins, values, coverage, past } = backtest
  const error = sayError(backtest, frequency)
  const longest = Math.max(0, ...past.map(({ points }) => points.length))
  return (
    <div className={styles.found}>
      <Facts
        facts={[
          ['Error beside the simplest guess', `${error.value}: ${error.note}`],
          [
            'Looked back from',
            `${sayCounted(origins, 'time')}, ${sayCounted(values, 'value')}, up to ${sayCounted(longest, howOften[frequency].step)} ahead`,
          ],
          ['Inside the 80% band', `${sayChance(coverage[80])}, ${sayCoverage(coverage[80], 80)}`],
          ['Inside the 95% band', `${sayChance(coverage[95])}, ${sayCoverage(coverage[95], 95)}`],
        ]}
      />
      <p className="fine soft">{sayBands(backtest)}</p>
    </div>
  )
}
