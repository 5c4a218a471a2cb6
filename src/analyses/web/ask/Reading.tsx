/** How the question was read, part by part, before anything is ordered. What is wrong is changed here. */
import { useId } from 'react'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import type { Ask } from '../../ask/ask.ts'
import { sayAsk, sayGiven } from '../../ask/ask-words.ts'
import type { Preview } from '../../dossier/preview.ts'
import { sayReader } from '../../dossier/preview-words.ts'
import styles from './AskPanel.module.css'
import { Changing } from './changing/Changing.tsx'
import { Decision } from './deciding/Decision.tsx'
import { thingsOf } from './changing/things.ts'
import { Gives } from './Gives.tsx'
import type { Changes } from './use-changes.ts'

type Props = { preview: Preview; changes: Changes; failure: string | null }

export function Reading({ preview, changes, failure }: Props) {
  const { read, labels, gives } = preview
  const fields = useId()
  if (read.parts.length === 0) return null
  const { open, given } = changes
  const units = [...new Set(gives.flatMap((one) => one.units))]
  const byModel = sayReader(preview)
  return (
    <div className={styles.reading}>
      <div className={styles.readingHead}>
        <h3>How we read it</h3>
        <span className="row">
          {given && (
            <Button variant="quiet" size="small" onClick={changes.takeBack}>
              Take my changes back
            </Button>
          )}
          <Button
            variant="plain"
            size="small"
            aria-expanded={open === 'reading'}
            aria-controls={fields}
            onClick={() => changes.toggle('reading')}
          >
            {open === 'reading' ? 'Done' : 'Change it'}
          </Button>
        </span>
      </div>
      {byModel && (
        <p className={styles.scope} dir="auto">
          {byModel}
        </p>
      )}
      {read.parts.map((part, i) => (
        <Part key={i} part={part} labels={labels} gives={gives[i]} options={i === 0 ? sayOptions(read) : null} />
      ))}
      <div id={fields}>
        {open === 'reading' && (
          <Changing
            read={given ?? read}
            things={thingsOf(preview)}
            units={units}
            coversPlace={gives.map(({ coversPlace }) => coversPlace)}
            onChange={changes.give}
          />
        )}
      </div>
      <Decision read={given ?? read} units={units} changes={changes} />
      {failure && (
        <Banner tone="bad" role="alert">
          <p>{failure}</p>
        </Banner>
      )}
    </div>
  )
}

/** What was told of a decision, in a line. */
function sayOptions({ choice }: Preview['read']): string | null {
  return choice ? choice.options.map(({ name }) => `“${name}”`).join(', ') : null
}

type PartProps = {
  part: Ask
  labels: Preview['labels']
  gives: Preview['gives'][number] | undefined
  /** Of the whole question, said with its first part. */
  options: string | null
}

function Part({ part, labels, gives, options }: PartProps) {
  const { place, condition, decision } = part
  const named = (refs: readonly string[]) => refs.flatMap((ref) => labels[ref] ?? []).join('; ')
  const rows: readonly (readonly [string, string | null])[] = [
    ['About', named(part.of.items) || null],
    ['Place', place === 'world' ? null : place],
    ['Given', condition && `${condition.negated ? 'not ' : ''}${sayGiven(condition)}`],
    ['From', condition && (named(condition.of.items) || null)],
    ['You decide', decision && `“${decision}”`],
    ['Options', options],
  ]
  return (
    <div className={styles.part}>
      <output className={styles.echo}>{`We read: ${sayAsk(part)}.`}</output>
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
      {gives && <Gives gives={gives} />}
    </div>
  )
}
