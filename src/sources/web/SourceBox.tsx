/** Beside a trend: how its series keeps itself current, and what the last looks at its source brought. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { sayCurrent } from '../source-words.ts'
import { BindHere } from './BindHere.tsx'
import { callSources, type SourceAnswer } from './call-sources.ts'
import styles from './Sources.module.css'

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
      {own?.binding && <LookNow trendId={trendId} own={own} />}
      {own && !own.binding && newest && <BindHere trendId={trendId} />}
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
