/** Did the bands hold on each series? Of all values together nobody sees the few series that they fail. */
import { Columns } from '#kit/web/chart/Columns.tsx'
import type { TrackRecord } from '../../record.ts'
import { fewestForSide, nameCoverage, sayOneSided } from '../../record-words.ts'
import { TrendsTable } from './TrendsTable.tsx'
import styles from '../Record.module.css'

type Props = { bySeries: TrackRecord['backtests']['bySeries']; trends: number }

export function BySeries({ bySeries: { inside95, least, oneSided }, trends }: Props) {
  const named = inside95.map(({ trends: of }, i) => ({
    name: nameCoverage(
      inside95.map(({ from }) => from),
      i,
    ),
    of,
  }))
  return (
    <div className="spread">
      <div>
        <h3>Trends by how many of their values lay inside the 95% band</h3>
        <div className="is-trend">
          <Columns
            columns={named.map(({ name, of }) => ({ name, chance: of / trends }))}
            label={`Of ${trends} trends: ${named.map(({ name, of }) => `${of} had ${name} inside`).join(', ')}`}
          />
        </div>
        <p className={styles.note}>
          A share over all trends hides that misses gather in a few of them.{' '}
          {sayOneSided(oneSided, trends, fewestForSide)}
        </p>
      </div>
      <TrendsTable
        title="Bands that held least"
        caption="Trends of whose values fewer than nine in ten lay inside the 95% band"
        rows={least}
      />
    </div>
  )
}
