/**
 * What a version changed, field by field and word by word. What was added and removed has a sign and a line, not only a
 * colour.
 */
import { Fragment, useState } from 'react'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { useCall } from '#items/web/call-context.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { foldSame, type Part, sayUnchanged, type Shown } from './fold.ts'
import { sayField } from '#items/mine/field-names.ts'
import styles from './VersionChanges.module.css'

type Changes = { before: number | null; changes: { field: string; parts: Part[] }[] }
type Props = { kind: string; id: string; version: number }

export function VersionChanges({ kind, id, version }: Props) {
  const { answer, failure, again } = useAnswer(useCall(), 'findVersion', {
    params: { kind, id, version: String(version) },
    query: {},
  })
  const isLong = useLasting(!answer && !failure, 500)
  if (answer) return <ChangedFields {...answer} />
  if (failure) return <LoadFailure what="The comparison" message={failure.message} tone="warn" onAgain={again} />
  return <output className={styles.waiting}>{isLong && 'Comparing'}</output>
}

/** Apart from the loading, so that it can be drawn anywhere. */
export function ChangedFields({ before, changes }: Changes) {
  if (changes.length === 0) return <p className="hush">Nothing that a reader sees.</p>
  return (
    <div className={styles.changes}>
      {before !== null && <p className="fine hush">Compared with version {before}.</p>}
      {changes.map(({ field, parts }) => (
        <section key={field}>
          <h4>{sayField(field)}</h4>
          <p className={styles.text}>
            {foldSame(parts).map((part, i) => (
              <Fragment key={i}>
                <Stretch part={part} />
              </Fragment>
            ))}
          </p>
        </section>
      ))}
    </div>
  )
}

function Stretch({ part: { is, text } }: { part: Shown }) {
  const [isOpen, setOpen] = useState(false)
  if (is === 'added') return <ins className={styles.added}>{text}</ins>
  if (is === 'removed') return <del className={styles.removed}>{text}</del>
  if (is === 'same' || isOpen) return text
  return (
    <button type="button" className={styles.fold} onClick={() => setOpen(true)}>
      … {sayUnchanged(text)} …
    </button>
  )
}
