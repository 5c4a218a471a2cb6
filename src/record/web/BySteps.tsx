/** How often the bands held by how far ahead they were drawn: looked back on, and said before it came. */
import { MoreRows } from '#items/web/MoreRows.tsx'
import { capital } from '#kit/text.ts'
import { howOften } from '#series/how-often.ts'
import type { TrackRecord } from '../record.ts'
import { InsideTable } from './InsideTable.tsx'
import styles from './Record.module.css'

type Rows = TrackRecord['bySteps']

export function BySteps({ bySteps }: { bySteps: Rows }) {
  const frequencies = [...new Set(bySteps.map(({ frequency }) => frequency))]
  return (
    <div className={styles.part}>
      <p className={styles.note}>
        In hindsight: what the method would have said from earlier values, of times that were over when it was asked.
        That is no forecast, and may have been tuned. Before it came: what was published of times that were still to
        come, scored on the value that was known first.
        {bySteps.every(({ foresight }) => foresight.values === 0) && ' Of that nothing has come yet.'}
      </p>
      <div className="spread">
        {frequencies.map((one) => (
          <Steps key={one} frequency={one} rows={bySteps.filter(({ frequency }) => frequency === one)} />
        ))}
      </div>
    </div>
  )
}

/** The others are folded: the page is long. */
const atOnce = 6

function Steps({ frequency, rows }: { frequency: Rows[number]['frequency']; rows: Rows }) {
  const { step: of } = howOften[frequency]
  const unit = `${capital(of)}s ahead`
  const [shown, folded] = [rows.slice(0, atOnce), rows.slice(atOnce)]
  return (
    <div>
      <h3>Series that are {frequency}</h3>
      <StepsTable caption={unit} unit={unit} rows={shown} />
      {folded.length > 0 && (
        <MoreRows count={folded.length}>
          <StepsTable caption={`${unit}, further`} unit={unit} rows={folded} />
        </MoreRows>
      )}
    </div>
  )
}

function StepsTable({ caption, unit, rows }: { caption: string; unit: string; rows: Rows }) {
  return (
    <InsideTable
      caption={`${caption}: values inside their bands, in hindsight and before they came`}
      first={unit}
      sides={['In hindsight', 'Before it came']}
      rows={rows.map(({ step, hindsight, foresight }) => ({
        key: String(step),
        name: step,
        counts: [hindsight, foresight],
      }))}
    />
  )
}
