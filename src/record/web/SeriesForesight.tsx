/** How often the bands held on each series of which a value has come since, beside what looking back says of it. */
import { MoreRows } from '#items/web/MoreRows.tsx'
import { sayNumber } from '#kit/numbers.ts'
import type { TrackRecord } from '../record.ts'
import { InsideTable } from './InsideTable.tsx'
import { ItemLabel } from './ItemLabel.tsx'
import styles from './Record.module.css'

type Series = TrackRecord['bySeries']

/** The others are folded: the page is long. */
const atOnce = 12

export function SeriesForesight({ bySeries: { total, rows } }: { bySeries: Series }) {
  if (total === 0) return null
  const [shown, folded] = [rows.slice(0, atOnce), rows.slice(atOnce)]
  return (
    <div className={styles.part}>
      <p className={styles.note}>
        Of {total === 1 ? 'one series a value has' : `${sayNumber(total)} series values have`} come since a projection
        was published. “Before it was known” is of years, quarters and months that were over by then, and not measured
        yet. These are few of each series: beside them stands what looking back says of it, which is no forecast.
      </p>
      <Rows caption="By series" rows={shown} />
      {folded.length > 0 && (
        <MoreRows count={folded.length}>
          <Rows caption="Further series" rows={folded} />
        </MoreRows>
      )}
      {rows.length < total && <p className={styles.note}>And {sayNumber(total - rows.length)} more.</p>}
    </div>
  )
}

function Rows({ caption, rows }: { caption: string } & Pick<Series, 'rows'>) {
  return (
    <InsideTable
      caption={`${caption}: values inside their bands, before they came, before they were known, and in hindsight`}
      first="Trend"
      sides={['Before it came', 'Before it was known', 'In hindsight']}
      rows={rows.map(({ item, label, hindsight, foresight, estimated }) => ({
        key: item,
        name: <ItemLabel item={item} label={label} />,
        counts: [foresight, estimated, hindsight],
      }))}
    />
  )
}
