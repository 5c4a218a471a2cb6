/** What a version changed, field by field and word by word. What was added and removed has a sign and a line, not only a colour. */
import { Fragment, useEffect, useState } from 'react'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { useCall } from '#items/web/call-context.ts'
import { useLasting } from '#items/web/use-page-state.ts'
import { type Failure, failureOf } from '../standing/failure.ts'
import { foldSame, type Part, type Shown } from './fold.ts'
import { sayField } from '../standing/say-field.ts'
import styles from './VersionChanges.module.css'

type Changes = { before: number | null; changes: { field: string; parts: Part[] }[] }
type Props = { kind: string; id: string; version: number }

export function VersionChanges(props: Props) {
  const [tries, setTries] = useState(0)
  return <Comparison key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}

function Comparison({ kind, id, version, onAgain }: Props & { onAgain: () => void }) {
  const call = useCall()
  const [found, setFound] = useState<Changes | { failure: Failure } | null>(null)
  const isLong = useLasting(found === null, 500)
  useEffect(() => {
    let isLeft = false
    call('findVersion', { params: { kind, id, version: String(version) }, query: {} }).then(
      (answer) => isLeft || setFound(answer),
      (error: unknown) => isLeft || setFound({ failure: failureOf(error) }),
    )
    return () => {
      isLeft = true
    }
  }, [call, id, kind, version])
  if (!found) return <output className={styles.waiting}>{isLong && 'Comparing'}</output>
  if (!('failure' in found)) return <ChangedFields {...found} />
  return <LoadFailure what="The comparison" message={found.failure.message} tone="warn" onAgain={onAgain} />
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
      … {text.length} characters unchanged …
    </button>
  )
}
