/**
 * What opens below the question box: how a question is read, what the base knows about it, what an answer would lack and
 * cost, and the way to order it.
 */
import { useId } from 'react'
import { forgetWaiting } from '#accounts/web/question/waiting-question.ts'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { useQuestion } from '#accounts/web/question/use-question.ts'
import { paths } from '#items/paths.ts'
import { longestQuery } from '#items/shelf/sorts.ts'
import type { AskPanelProps } from '#site/web/home/asking.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import styles from './AskPanel.module.css'
import { Empty } from './Empty.tsx'
import { Known } from './Known.tsx'
import { Reading } from './Reading.tsx'
import { trendIn } from '../../analysis-kinds.ts'
import { isForeign, sayEmpty, sayHeld } from '../../dossier/preview-words.ts'
import { type Changes, useChanges } from './use-changes.ts'
import { type PreviewState, usePreview } from './use-preview.ts'

export function AskPanel({ question, about, onClose }: AskPanelProps) {
  const heading = useId()
  const trendId = trendIn(about)
  const changes = useChanges(question)
  const { state, again } = usePreview({ question, trendId, given: changes.given })
  const { status, isProcessing, text } = useQuestion()
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={isProcessing || undefined}>
      <header>
        <div>
          <h2 id={heading}>{titleOf(state)}</h2>
          {/* Where other words are being typed above by now. */}
          {text.trim() !== question && (
            <p className={styles.question} dir="auto">
              {question}
            </p>
          )}
        </div>
        <Button variant="quiet" size="small" aria-label="Close what the base knows" onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <output className={state.is === 'loading' ? styles.waiting : 'unseen'}>{status}</output>
      <Body {...{ state, question, trendId, changes, again }} />
      <p className={styles.instead}>
        <Link to={paths.allStuff({ q: question.slice(0, longestQuery) })} onClick={leave}>
          Search instead
        </Link>
      </p>
    </section>
  )
}

type BodyProps = {
  state: PreviewState
  question: string
  trendId: string | null
  changes: Changes
  again: () => void
}

function Body({ state, question, trendId, changes, again }: BodyProps) {
  if (state.is === 'loading') return null
  if (state.is === 'failed') {
    // A reading that was kept and is refused by now would be refused again.
    const onAgain = changes.given ? changes.takeBack : again
    return (
      <LoadFailure what="What the base knows" message={`${state.message} Your question is kept.`} onAgain={onAgain} />
    )
  }
  const { preview, isCurrent, failure } = state
  const { read } = preview
  const isKnown = !preview.isEmpty
  // What is shown is what is confirmed.
  const subject = { question, trendId, read: read.parts.length > 0 ? read : null }
  const held = heldBy(isCurrent, changes)
  // Each at its place, so that the fields keep the focus while what is found changes around them.
  return (
    <>
      {!isKnown && <Empty preview={preview} changes={changes} />}
      {(isKnown || !isForeign(read)) && <Reading preview={preview} changes={changes} failure={failure} />}
      {isKnown && <Known preview={preview} subject={subject} held={held} onRefused={again} />}
    </>
  )
}

/** Why what is shown cannot be ordered yet. */
function heldBy(isCurrent: boolean, { isUnfinished }: Changes): string | null {
  if (isUnfinished) return sayHeld.unfinished
  return isCurrent ? null : sayHeld.reading
}

function titleOf(state: PreviewState): string {
  return state.is === 'found' && state.preview.isEmpty ? sayEmpty(state.preview) : 'What the base knows about this'
}

/** The address of the search holds the question from now on. */
function leave(): void {
  forgetWaiting(() => sessionStorage)
  questionStore.clear()
}
