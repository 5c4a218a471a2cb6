/** How the question was read, part by part, before anything is ordered. */
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Ask } from '../../ask/ask.ts'
import { sayAsk, sayGiven } from '../../ask/ask-words.ts'
import type { Preview } from '../../dossier/preview.ts'
import styles from './AskPanel.module.css'

type Props = { preview: Pick<Preview, 'read' | 'labels'> }

export function Reading({ preview: { read, labels } }: Props) {
  if (read.parts.length === 0) return null
  return (
    <div className={styles.reading}>
      <h3>How we read it</h3>
      {read.parts.map((part, i) => (
        <Part key={i} part={part} about={part.of.items.flatMap((ref) => labels[ref] ?? [])} />
      ))}
    </div>
  )
}

function Part({ part, about }: { part: Ask; about: readonly string[] }) {
  const rows: readonly (readonly [string, string | null])[] = [
    ['Asked', sayAsk(part)],
    ['About', about.join('; ') || null],
    ['Place', part.place === 'world' ? null : part.place],
    ['Given', part.condition && sayGiven(part.condition)],
    ['You decide', part.decision && `“${part.decision}”`],
  ]
  return (
    <dl>
      {rows.map(([name, said]) =>
        said ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Chemical text={said} />
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
