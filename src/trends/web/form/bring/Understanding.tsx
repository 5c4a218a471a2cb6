/** What was understood of a file: its facts, the series drawn, what was noticed, and every line that could not be read. */
import { sayCounted } from '#kit/numbers.ts'
import type { Preview } from '#series/reading/preview.ts'
import styles from './Bring.module.css'
import { Drawn } from './Questions.tsx'
import { factsOf, sayFault, sayMarks, sayNote, saySpanOf } from './say-reading.ts'

const most = 8

export function Understanding({ preview, today }: { preview: Preview; today: string }) {
  const [found] = preview.series
  const others = [...preview.notes, ...(found?.notes ?? [])].flatMap((note) => sayNote(note) ?? [])
  const notes = [...sayMarks(found?.marks ?? []), ...others]
  return (
    <>
      {found && (
        <>
          <p className={styles.count}>
            {sayCounted(found.observations.length, 'value')} read, {saySpanOf(found.observations)}
            {found.key && `, ${Object.values(found.key).join(', ')}`}
          </p>
          <Drawn observations={found.observations} today={today} height="7rem" />
        </>
      )}
      <dl className={styles.facts}>
        {factsOf(preview).map(([fact, said]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <Sentences title="Noticed" all={notes} count={notes.length} />
      <Sentences title="Left out" all={preview.faults.map(sayFault)} count={preview.faultCount} />
    </>
  )
}

function Sentences({ title, all, count }: { title: string; all: readonly string[]; count: number }) {
  if (all.length === 0) return null
  const rest = count - Math.min(all.length, most)
  return (
    <section className={styles.sentences}>
      <h4>{title}</h4>
      <ul>
        {all.slice(0, most).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </section>
  )
}
