/** Computes a value again from the items at the versions it cites, and says whether the same comes out. */
import { useState } from 'react'
import { failureOf } from '#kit/web/failure.ts'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Icon } from '#kit/web/ui/Icon.tsx'
import { classes } from '#kit/web/ui/classes.ts'
import { sayValue } from '../../document/value-words.ts'
import { sayGone } from './say-gone.ts'
import { type AnalysisAnswer, callAnalyses } from '../call-analyses.ts'
import styles from './Claim.module.css'

type Recomputed = AnalysisAnswer<'recomputeEvidence'>
type Props = { analysis: string; evidence: string }

export function Recompute({ analysis, evidence }: Props) {
  const [state, setState] = useState<'idle' | 'busy' | { failure: string } | Recomputed>('idle')
  const compute = async () => {
    if (state === 'busy') return
    setState('busy')
    try {
      setState(await callAnalyses('recomputeEvidence', { params: { id: analysis, evidence }, query: {} }))
    } catch (error) {
      setState({ failure: failureOf(error).message })
    }
  }
  return (
    <div className={styles.recompute}>
      <button
        type="button"
        className={styles.link}
        aria-busy={state === 'busy' || undefined}
        onClick={() => void compute()}
      >
        Recompute this number
      </button>
      <output>
        {state === 'busy' && <p className={styles.busy}>Computing</p>}
        {typeof state === 'object' &&
          ('failure' in state ? <p className={styles.different}>{state.failure}</p> : <Outcome result={state} />)}
      </output>
    </div>
  )
}

function Outcome({ result: { evidence, value, isSame, steps } }: { result: Recomputed }) {
  return (
    <>
      <p className={classes(styles.outcome, isSame ? styles.same : styles.different)}>
        <Icon name={isSame ? 'check' : 'warn'} />
        {value === null ? sayGone(evidence, steps) : sayOutcome(sayValue({ value, unit: evidence.unit }), isSame)}
      </p>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.id}>
              <Chemical text={step.title} />: <b>{sayValue(step)}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function sayOutcome(said: string, isSame: boolean): string {
  return isSame ? `The same came out: ${said}.` : `Something else came out: ${said}.`
}
