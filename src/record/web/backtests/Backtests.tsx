/** What the method would have said of every series at earlier times, against what came. */
import { paths } from '#items/paths.ts'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { sayTested } from '../../counted.ts'
import type { TrackRecord } from '../../record.ts'
import { BySeries } from './BySeries.tsx'
import { ErrorColumns } from './ErrorColumns.tsx'
import { TrendsTable } from './TrendsTable.tsx'
import styles from '../Record.module.css'

export function Backtests(record: Pick<TrackRecord, 'trends' | 'sources' | 'backtests'>) {
  const { trends, errors, best, worst, bySeries } = record.backtests
  if (trends === 0)
    return (
      <Empty title="No trend has a backtest yet" level={3}>
        A series needs enough observations to be projected from earlier ones.
      </Empty>
    )
  return (
    <div className={styles.part}>
      <div className="spread">
        {errors.some((step) => step.trends > 0) && <ErrorColumns errors={errors} />}
        <div className="prose small">
          <p>
            The error of a trend is its mean miss over all values that were looked back on, divided by the miss of who
            says that the last value stays. Below 1 the projection was nearer. A trend that does worse is still
            projected, since its bands may hold; its page says that it is worse.
          </p>
          <p>
            {sayTested(record)} This is hindsight: the values were known when the method was made.{' '}
            <Link to={paths.method('backtest')}>How it is tested</Link>
          </p>
        </div>
        <TrendsTable title="Best" caption="Best, by their error as a share of the simplest guess’s" rows={best} />
        <TrendsTable
          title="Worse than the simplest guess"
          caption="Worse than the simplest guess, by their error as a share of its"
          rows={worst}
        />
      </div>
      <BySeries bySeries={bySeries} trends={trends} />
    </div>
  )
}
