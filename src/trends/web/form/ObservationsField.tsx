/**
 * Observations pasted from a spreadsheet or read from a file, what was read of them as a picture and a sentence, and every line that could
 * not be read.
 */
import { LongTextField } from '#items/web/form/fields.tsx'
import { decimalYear } from '#kit/dates.ts'
import { sayShort } from '#kit/numbers.ts'
import { Spark } from '#kit/web/chart/Spark.tsx'
import { useToday } from '#kit/web/today.ts'
import { lastOf, thinned } from '#series/observations.ts'
import { type LineFault, readObservations } from '#series/read-observations.ts'
import type { Observation } from '#series/series.ts'
import type { Frequency } from '#series/series-words.ts'
import { saySpan } from '#series/words.ts'
import { FileField } from './FileField.tsx'
import styles from './TrendFields.module.css'

type Props = {
  frequency: Frequency
  unit: string
  error: string | null
  /** As it was pasted. */
  text: string
  onChange: (text: string) => void
}

/** More lines than these are only counted. */
const mostFaults = 8

export function ObservationsField({ frequency, unit, error, text, onChange }: Props) {
  const { observations, faults } = readObservations(text, frequency)
  return (
    <div className={styles.observations}>
      <LongTextField
        label="Observations"
        hint={`Paste two columns of a spreadsheet, ${frequency === 'yearly' ? 'the year and the value: 2024 and 425.6' : 'the month and the value: 2024-07 and 425.6'}, a line each`}
        error={error}
        rows={8}
        spellCheck={false}
        wrap="off"
        value={text}
        onChange={onChange}
      />
      <FileField onText={onChange} />
      <output className={styles.read}>
        {text.trim() !== '' && <ReadSoFar observations={observations} unit={unit} />}
        {faults.length > 0 && <Faults faults={faults} />}
      </output>
    </div>
  )
}

function ReadSoFar({ observations, unit }: { observations: readonly Observation[]; unit: string }) {
  const now = decimalYear(useToday())
  const first = observations[0]
  if (!first) return <p>No line could be read.</p>
  const last = lastOf({ observations })
  return (
    <>
      {observations.length > 1 && (
        <div className={styles.picture}>
          <Spark points={thinned(observations, 200)} now={now} height="6rem" />
        </div>
      )}
      <p>
        {observations.length} {observations.length === 1 ? 'observation' : 'observations'} read, {saySpan(first, last)};
        the last is {`${sayShort(last[1])}${unit && ' '}${unit}`}.
      </p>
    </>
  )
}

function Faults({ faults }: { faults: readonly LineFault[] }) {
  return (
    <div className={styles.faults}>
      <p>{faults.length === 1 ? 'One line is' : `${faults.length} lines are`} left out:</p>
      <ul>
        {faults.slice(0, mostFaults).map(({ line, text, reason }) => (
          <li key={line}>
            Line {line}, <code>{text.slice(0, 40)}</code>: {reason}
          </li>
        ))}
        {faults.length > mostFaults && <li>and {faults.length - mostFaults} more</li>}
      </ul>
    </div>
  )
}
