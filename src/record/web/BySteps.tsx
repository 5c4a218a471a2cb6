/** How often the bands held by how far ahead they were drawn: looked back on, and said before it came. */
import { Section } from '#kit/web/ui/Section.tsx'
import { Table } from '#kit/web/ui/figures/Table.tsx'
import { sayNumber } from '#kit/numbers.ts'
import type { TrackRecord } from '../record.ts'
import { sayShareInside } from '../record-words.ts'
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

function Steps({ frequency, rows }: { frequency: string; rows: Rows }) {
  const unit = frequency === 'yearly' ? 'Years ahead' : frequency === 'monthly' ? 'Months ahead' : 'Steps ahead'
  return (
    <div>
      <h3>Series that are {frequency}</h3>
      <Table caption={`${unit}: values inside their bands, in hindsight and before they came`} isPlain>
        <thead>
          <tr>
            <th scope="col">{unit}</th>
            {['In hindsight', 'in 80%', 'in 95%', 'Before it came', 'in 80%', 'in 95%'].map((title, place) => (
              <th key={place} scope="col" className="num">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ step, hindsight, foresight }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              {[hindsight, foresight].flatMap(({ values, inside }, side) =>
                [sayNumber(values), sayShareInside(inside[80], values), sayShareInside(inside[95], values)].map(
                  (cell, place) => (
                    <td key={`${side} ${place}`} className="num">
                      {cell}
                    </td>
                  ),
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
