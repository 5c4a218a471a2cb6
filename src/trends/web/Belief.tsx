/**
 * Can the projection be believed? What the same method would have said of this very series before, and how that
 * compares with what came.
 */
import type { ReactNode } from 'react'
import { sayChance } from '#kit/numbers.ts'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import type { TrendNumbers } from '../numbers.ts'
import type { MadeProjection } from '#series/projection.ts'
import { howOften } from '#series/how-often.ts'
import { counted, sayBands, sayBounds, sayCoverage, sayError, sayLabels, upperFirst } from '../backtest-words.ts'
import type { Series } from '#series/series.ts'
import type { TrendDetails } from '../trend.ts'
import { BacktestChart } from './BacktestChart.tsx'
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
        <>
          <div className="spread first-wider">
            <BacktestChart series={series} backtest={backtest} bounds={projection.bounds} />
            <MissGrid series={series} backtest={backtest} />
          </div>
          <Found series={series} backtest={backtest} />
        </>
      )}
      <ul className={styles.labels}>
        {sayLabels(projection).map((sentence) => {
          const [name = '', ...rest] = sentence.split(': ')
          return (
            <li key={name}>
              <b>{name}.</b> {upperFirst(rest.join(': '))}
            </li>
          )
        })}
        {bounds && (
          <li>
            <b>Bounded.</b> {sayBounds(bounds, series.unit)}
          </li>
        )}
      </ul>
      {children}
    </div>
  )
}

function Found({
  series: { frequency },
  backtest,
}: {
  series: Series
  backtest: NonNullable<TrendNumbers['backtest']>
}) {
  const { origins, values, coverage, past } = backtest
  const error = sayError(backtest, frequency)
  const longest = Math.max(0, ...past.map(({ points }) => points.length))
  return (
    <div className={styles.found}>
      <Stats>
        <Stat label="Error beside the simplest guess" note={error.note}>
          {error.value}
        </Stat>
        <Stat
          label="Looked back from"
          note={`${counted(values, 'value')}, up to ${counted(longest, howOften[frequency].step)} ahead`}
        >
          {origins}
        </Stat>
        <Stat label="Inside the 80% band" note={sayCoverage(coverage[80], 80)}>
          {sayChance(coverage[80])}
        </Stat>
        <Stat label="Inside the 95% band" note={sayCoverage(coverage[95], 95)}>
          {sayChance(coverage[95])}
        </Stat>
      </Stats>
      <p className="fine soft">{sayBands(backtest)}</p>
    </div>
  )
}
