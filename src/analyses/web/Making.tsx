/** The steps of the work with those that are done ticked off, and the room where the report will stand. */
import { classes } from '#kit/web/ui/classes.ts'
import type { Analysis } from '../analysis.ts'
import { sayPart, shareDone, stepWords } from '../progress-words.ts'
import { steps } from '../states.ts'
import styles from './AnalysisProgress.module.css'
import { ProgressBar } from './ProgressBar.tsx'

export function Making({ analysis }: { analysis: Analysis }) {
  const { state, progress } = analysis
  const isQueued = state === 'queued'
  const percent = Math.round(shareDone(analysis) * 100)
  const words = isQueued ? 'Waiting its turn' : state === 'done' ? 'Opening the report' : stepWords[progress.step]
  return (
    <>
      <div className={styles.progress}>
        <div className="row apart">
          <output>
            <b>{words}</b>
          </output>
          <span className="hush num">{isQueued ? '' : `${percent}%`}</span>
        </div>
        <ProgressBar analysis={analysis} />
      </div>
      <Steps analysis={analysis} />
      <div aria-hidden="true">
        <p className={styles.here}>The report will stand here</p>
        <div className={styles.skeleton}>
          <i className={styles.title} />
          <i className={styles.tall} />
          <i />
          <i />
          <i className={styles.short} />
        </div>
      </div>
    </>
  )
}

function Steps({ analysis: { state, progress } }: { analysis: Analysis }) {
  const now = state === 'done' ? steps.length : state === 'queued' ? -1 : steps.indexOf(progress.step)
  return (
    <ol className={styles.steps}>
      {steps.map((step, i) => (
        <li
          key={step}
          className={classes(i < now && styles.done, i === now && styles.now)}
          aria-current={i === now ? 'step' : undefined}
        >
          <span>
            {stepWords[step]}
            {i < now && <span className="unseen">, done</span>}
          </span>
          <span className="fine hush">{i === now && sayPart(progress)}</span>
        </li>
      ))}
    </ol>
  )
}
