/**
 * A footnote, opened: the value, the item and version it was read from or the formula and values it was computed from,
 * and computing it anew.
 */
import { useEffect, useId, useRef } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { type Footnote, footnoteOf } from '../../document/footnote.ts'
import { itemPath } from '../../document/item-path.ts'
import styles from './Claim.module.css'
import { estimateClass } from './kind-class.ts'
import { placeCard } from './place-card.ts'
import { Recompute } from './Recompute.tsx'
import { useReport } from './report-here.ts'

/**
 * `from`: the words that it stands behind. `trail`: the values looked at, from the one that was opened down to the one
 * that is shown.
 */
export type OpenClaim = { from: HTMLElement; trail: readonly string[] }

type Props = { claim: OpenClaim; onTrail: (trail: readonly string[]) => void; onClose: () => void }

export function ClaimCard({ claim: { from, trail }, onTrail, onClose }: Props) {
  const { notes, report, formulas, ownId } = useReport()
  const card = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const id = trail.at(-1) ?? ''
  const note = notes.of(id)

  useEffect(() => {
    const element = card.current
    if (!element || id === '') return undefined
    if (!element.matches(':popover-open')) element.showPopover()
    element.focus({ preventScroll: true })
    // Also when it grows: what was computed again stands below.
    const observer = new ResizeObserver(() => placeCard(element, from))
    observer.observe(element)
    return () => observer.disconnect()
  }, [from, id])

  if (!note) return null
  const footnote = footnoteOf(note, notes, report.sources, formulas)
  return (
    <dialog
      ref={card}
      popover="auto"
      aria-labelledby={heading}
      tabIndex={-1}
      className={classes(styles.card, estimateClass(note.evidence))}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <div className={styles.top}>
        <p className={styles.number}>Note {footnote.number}</p>
        <Button variant="quiet" size="small" aria-label="Close" onClick={() => card.current?.hidePopover()}>
          <Icon name="close" />
        </Button>
      </div>
      <div>
        <p className={styles.value}>
          <Chemical text={footnote.value} />
        </p>
        <p className={styles.title} id={heading}>
          <Chemical text={footnote.title} />
        </p>
      </div>
      <Facts footnote={footnote} onOpen={(input) => onTrail([...trail, input])} />
      {ownId !== null && <Recompute key={id} analysis={ownId} evidence={id} />}
      {trail.length > 1 && (
        <button type="button" className={styles.link} onClick={() => onTrail(trail.slice(0, -1))}>
          Back to note {notes.of(trail.at(-2) ?? '')?.number}
        </button>
      )}
    </dialog>
  )
}

function Facts({
  footnote: { source, field, formula, inputs, own, record },
  onOpen,
}: {
  footnote: Footnote
  onOpen: (id: string) => void
}) {
  const { notes } = useReport()
  return (
    <dl className={styles.facts}>
      {source && (
        <>
          <dt>Item</dt>
          <dd>
            <SourceLink {...source} />
          </dd>
        </>
      )}
      {field && (
        <>
          <dt>Field</dt>
          <dd>{field}</dd>
        </>
      )}
      {formula && (
        <>
          <dt>Formula</dt>
          <dd>
            {formula.says}
            {formula.how && <span className={styles.how}>{formula.how}</span>}
          </dd>
        </>
      )}
      {inputs.length > 0 && (
        <>
          <dt>From</dt>
          <dd>
            <ul className={styles.inputs}>
              {inputs.map(({ number, title, value }) => (
                <li key={number}>
                  <button
                    type="button"
                    className={styles.link}
                    onClick={() => onOpen(notes.list[number - 1]?.evidence.id ?? '')}
                  >
                    <Chemical text={value} />
                  </button>{' '}
                  <span>
                    <Chemical text={title} />
                  </span>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {own && (
        <>
          <dt>From</dt>
          <dd>{own}</dd>
        </>
      )}
      {record && (
        <>
          <dt>Record</dt>
          <dd>{record}</dd>
        </>
      )}
    </dl>
  )
}

function SourceLink({ item, version, title }: NonNullable<Footnote['source']>) {
  const path = itemPath(item)
  return (
    <>
      {path ? (
        <Link to={path}>
          <Chemical text={title} />
        </Link>
      ) : (
        <Chemical text={title} />
      )}
      {version !== null && (
        <>, {path ? <Link to={`${path}#versions`}>version {version}</Link> : `version ${version}`}</>
      )}
    </>
  )
}
