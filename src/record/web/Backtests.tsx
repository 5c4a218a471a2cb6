/** What the method would have said of every series at earlier times, against what came. */
import { paths } from '#items/paths.ts'
import { sayNumber } from '#kit/numbers.ts'
import { Columns } from '#kit/web/chart/Columns.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Stat, Stats } from '#kit/web/ui/figures/Stats.tsx'
import type { TrackRecord } from '../record.ts'
import { BySeries } from './BySeries.tsx'
import { ForeseenTable } from './ForeseenTable.tsx'
import { Inside } from './Inside.tsx'
import { TrendsTable } from './TrendsTable.tsx'
import styles from './Record.module.css'

type Props = { backtests: TrackRecord['backtests'] }

export function Backtests({ backtests }: Props) {
  const { trends, values, inside, better } = backtests
  if (trends === 0)
    return (
      <Section title="Projections, looked back on" id="backtests">
        <Empty title="No trend has a backtest yet" level={3}>
          A series needs enough observations to be projected from earlier ones.
        </Empty>
      </Section>
    )
  return (
    <Section
      title="Projections, looked back on"
      note={<Link to={paths.method('backtest')}>How this is tested</Link>}
      id="backtests"
    >
      <div className={styles.part}>
        <Stats>
          <Stat label="Values foreseen from earlier ones" note={`of ${sayNumber(trends)} trends`}>
            {sayNumber(values)}
          </Stat>
          <Stat label="Better than the simplest guess" note="nearer than the last value, carried on">
            {sayNumber(better)} of {sayNumber(trends)}
          </Stat>
          <Inside inside={inside} values={values} />
        </Stats>
        <Errors errors={backtests.errors} />
        <TrendsTable
          title="Best"
          caption="Best, by their error as a share of the simplest guess’s"
          rows={backtests.best}
        />
        <TrendsTable
          title="Worse than the simplest guess"
          caption="Worse than the simplest guess, by their error as a share of its"
          rows={backtests.worst}
        />
        <BySeries bySeries={backtests.bySeries} trends={trends} />
        {backtests.misses.length > 0 && (
          <div>
            <h3>The worst misses</h3>
            <ForeseenTable
              caption="The worst misses"
              rows={backtests.misses}
              last={{ head: 'Away by', say: (_, i) => `${sayNumber(backtests.misses[i]?.widths ?? 0, 1)} bands` }}
            />
            <p className={styles.note}>
              Of each trend the value that lay farthest outside, in widths of its 80% band from the middle.
            </p>
          </div>
        )}
      </div>
    </Section>
  )
}

function Errors({ errors }: Pick<TrackRecord['backtests'], 'errors'>) {
  const all = errors.reduce((sum, { trends }) => sum + trends, 0)
  if (all === 0) return null
  const name = (i: number) => {
    const [from, to] = [errors[i]?.from ?? 0, errors[i + 1]?.from]
    return to === undefined ? `${from} and more` : `${from} to ${to}`
  }
  return (
    <div className={styles.errors}>
      <h3>Trends by their error, that of the simplest guess being 1</h3>
      <div className="is-trend">
        <Columns
          columns={errors.map(({ trends }, i) => ({ name: name(i), chance: trends / all }))}
          label={`Of ${all} trends: ${errors.map(({ trends }, i) => `${trends} have an error of ${name(i)}`).join(', ')}`}
        />
      </div>
    </div>
  )
}
