/** How often the bands held by how far ahead they were drawn: looked back on, and said before it came. */
import { Section } from '#kit/web/ui/Section.tsx'
import { howOften } from '#series/how-often.ts'
import type { TrackRecord } from '../record.ts'
import { InsideTable } from './InsideTable.tsx'
import styles from './Record.module.css'

type Rows = TrackRecord['bySteps']

export function BySteps({ bySteps }: { bySteps: Rows }) {
  const frequencies = [...new Set(bySteps.map(({ frequency }) => frequency))]
  if (frequencies.length === 0) return null
  return (
    <Section title="By how far ahead" note="In hindsight, and before it came" id="by-steps">
      <div className={styles.part}>
        <p className={styles.note}>
          In hindsight: what the method would have said from earlier values, of times that were over when it was asked.
          That is no forecast, and may have been tuned. Before it came: what was published of times that were still to
          come, scored on the value that was known first.
        </p>
        {frequencies.map((one) => (
          <Steps key={one} frequency={one} rows={bySteps.filter(({ frequency }) => frequency === one)} />
        ))}
      </div>
    </Section>
  )
}

function Steps({ frequency, rows }: { frequency: Rows[number]['frequency']; rows: Rows }) {
  const { step: of } = howOften[frequency]
  const unit = `${of.charAt(0).toUpperCase()}${of.slice(1)}s ahead`
  return (
    <div>
      <h3>Series that are {frequency}</h3>
      <InsideTable
        caption={`${unit}: values inside their bands, in hindsight and before they came`}
        first={unit}
        sides={['In hindsight', 'Before it came']}
        rows={rows.map(({ step, hindsight, foresight }) => ({
          key: String(step),
          name: step,
          counts: [hindsight, foresight],
        }))}
      />
    </div>
  )
}
