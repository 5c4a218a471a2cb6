/** What was understood of an address: whose it is, what only a person can say, the values drawn, and what was left out. */
import type { ReactNode } from 'react'
import { sayDay } from '#kit/dates.ts'
import { type Fact, Facts } from '#kit/web/ui/figures/Facts.tsx'
import styles from '#trends/web/form/bring/Bring.module.css'
import { Gathering } from '#trends/web/form/bring/Gathering.tsx'
import { Questions } from '#trends/web/form/bring/Questions.tsx'
import { Understanding } from '#trends/web/form/bring/Understanding.tsx'
import type { Answers } from '#trends/web/form/bring/use-bringing.ts'
import type { Understood } from './use-asking.ts'

type Props = {
  understood: Understood
  answers: Answers
  today: string
  onAnswer: (answers: Answers) => void
  /** What can be done with it. */
  children: ReactNode
}

export function Told({ understood, answers, today, onAnswer, children }: Props) {
  const { connector, preview, notes, said } = understood
  return (
    <section className={styles.understood} aria-label="What the address holds">
      <h3>{said?.title ?? connector.title}</h3>
      <Facts facts={factsOf(understood)} />
      <Questions asks={preview.asks} today={today} onAnswer={(answer) => onAnswer({ ...answers, ...answer })} />
      <Understanding preview={preview} today={today} />
      {notes.length > 0 && <Notes notes={notes} />}
      {answers.scale === undefined && (
        <Gathering {...{ preview, answers, onAnswer }} into={['yearly']} where="at the source" />
      )}
      {children}
    </section>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <section className={styles.sentences}>
      <h4>Left out, or said by the source</h4>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  )
}

function factsOf({ connector, parts, attribution, said }: Understood): Fact[] {
  return [
    // Without a title of its own the site stands above.
    said ? ['Site', connector.title] : null,
    ...parts.map(({ label, value }): Fact => [label, value]),
    said?.updated ? ['Updated there', sayDay(said.updated)] : null,
    attribution.licence === null ? null : ['Licence', attribution.licence],
  ]
}
