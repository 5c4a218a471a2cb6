/** Beside a trend: how its series keeps itself current, and what the last looks at its source brought. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { sayCurrent } from '../source-words.ts'
import { decisionDone, type Decision } from '../holding/decisions.ts'
import { BindHere } from './BindHere.tsx'
import { callSources, type SourceAnswer } from './call-sources.ts'
import { type Hold, OneHold } from './OneHold.tsx'
import styles from './Sources.module.css'
import { useDecided } from './use-decided.ts'

type Source = SourceAnswer<'findSource'>['source']

/** Nothing where it cannot be asked: the page says the rest. */
export function SourceBox({ trendId }: { trendId: string }) {
  const { answer } = useAnswer(callSources, 'findSource', { params: { id: trendId }, query: {} })
  if (!answer) return null
  const { bound, newest, looks, own } = answer.source
  const told = looks.filter(({ version }) => version !== null).slice(0, 5)
  return (
    <div className="stack tight">
      <p className="fine">{sayCurrent(bound, newest)}</p>
      {bound?.attribution && <Attribution bound={bound} />}
      {told.length > 0 && (
        <ul className={styles.looks}>
          {told.map(({ at, sentence, version }) => (
            <li key={at} className="fine soft">
              {sayDay(at)}, version {version}: {sentence}
            </li>
          ))}
        </ul>
      )}
      {own && <Own trendId={trendId} own={own} canBind={newest !== null} />}
    </div>
  )
}

function Attribution({ bound }: { bound: NonNullable<Source['bound']> }) {
  const { attribution, computed } = bound
  if (!attribution) return null
  return (
    <p className="fine soft">
      <a href={attribution.url} rel="noreferrer">
        {attribution.text}
      </a>
      . {attribution.licence}. {computed}
    </p>
  )
}

type OwnProps = { trendId: string; own: NonNullable<Source['own']>; canBind: boolean }

/** Whoever may change the trend need wait for nobody. */
function Own({ trendId, own, canBind }: OwnProps) {
  const { hold, binding } = own
  const { result, said, tell } = useDecided(hold ? [hold.id] : [])
  const decide = async ({ id }: Hold, decision: Decision) => {
    await callSources('decideOwnHold', { params: { id: trendId, hold: id }, query: {}, body: { decision } })
    tell({ id, says: decisionDone[decision] })
    stale(callSources, ['findSource'], { id: trendId })
  }
  return (
    <>
      <output ref={result} tabIndex={-1} className="fine">
        {said}
      </output>
      {hold && (
        <article className={`${styles.hold} is-trend`} aria-label="A change that waits for you">
          <h3>A change that waits for you</h3>
          <OneHold hold={hold} decide={(decision) => decide(hold, decision)} />
        </article>
      )}
      {binding ? <LookNow trendId={trendId} own={own} /> : canBind && <BindHere trendId={trendId} />}
    </>
  )
}

/** For whoever may change the binding. */
function LookNow({ trendId, own }: { trendId: string; own: NonNullable<Source['own']> }) {
  const [said, setSaid] = useState<string | null>(null)
  const ask = async () => {
    try {
      await callSources('refreshSource', { params: { id: trendId }, query: {}, body: {} })
      setSaid('It is being looked at. What is new appears here in a few minutes.')
    } catch (error) {
      setSaid(failureOf(error).message)
    }
    stale(callSources, ['findSource'], { id: trendId })
  }
  return (
    <>
      {own.why && <p className="fine">{own.why}</p>}
      {own.whyNotNow ? (
        <p className="fine hush">Nothing is asked: {own.whyNotNow}</p>
      ) : (
        <p>
          <Button variant="plain" size="small" onClick={() => void ask()}>
            Look now
          </Button>
        </p>
      )}
      <output className="fine">{said}</output>
    </>
  )
}
