/** One analysis in the list: its question, what came of it, and what its owner can do. */
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/ui/controls/ConfirmDialog.tsx'
import { paths } from '#items/paths.ts'
import { sayDay } from '#kit/dates.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { StatusLabel, type StatusLook } from '#kit/web/ui/controls/Tag.tsx'
import { staleBudgets } from '#membership/web/watch-budgets.ts'
import { useToday } from '#kit/web/today.ts'
import type { Analysis } from '../analysis.ts'
import { analysisKinds } from '../analysis-kinds.ts'
import { sayScoreShort, sayTurn } from '../living/living-words.ts'
import { sayPart, sayUnits, stateWords, stepWords } from '../progress-words.ts'
import { isOver } from '../states.ts'
import { callAnalyses } from './call-analyses.ts'
import type { Listed } from './my-analyses.ts'
import styles from './MyAnalyses.module.css'
import { ProgressBar } from './ProgressBar.tsx'
import { RunAgain } from './RunAgain.tsx'
import { ShareReport } from './report/ShareReport.tsx'

type Props = { analysis: Listed; onChange: (analysis: Listed | null) => void; onNew: () => void }

export function AnalysisRow({ analysis, onChange, onNew }: Props) {
  const { id, question, state, answer, reason } = analysis
  const change = (next: Analysis) => onChange({ ...next, answer })
  return (
    <li>
      <div className={styles.asked}>
        <Link to={paths.analysis(id)}>
          <bdi>
            <Chemical text={question} />
          </bdi>
        </Link>
        <Facts analysis={analysis} />
        {(state === 'empty' || state === 'failed') && reason && <p className={styles.says}>{reason}</p>}
        {answer && (
          <p className={styles.says}>
            <bdi>
              <Chemical text={answer.says} />
            </bdi>
          </p>
        )}
      </div>
      <div className={styles.figure}>{answer ? <bdi>{answer.figure}</bdi> : <State analysis={analysis} />}</div>
      <div className={styles.actions}>
        {isOver(state) && <RunAgain analysis={analysis} isListed onOrdered={onNew} />}
        {state === 'done' && <ShareReport analysis={analysis} onChange={change} />}
        {state !== 'running' && <Remove analysis={analysis} onGone={() => onChange(null)} />}
      </div>
    </li>
  )
}

function Facts({ analysis }: { analysis: Listed }) {
  const { kind, orderedAt, cost, state, isRemade, follow, score, outdated, newer } = analysis
  const today = useToday()
  return (
    <p className={styles.facts}>
      <span>{analysisKinds[kind].title}</span>
      <span>{sayDay(orderedAt)}</span>
      {isOver(state) && !isRemade && <span>cost {sayUnits(cost)}</span>}
      {isRemade && <span>made again by itself, at no cost</span>}
      {follow && <span>followed</span>}
      {score && (
        <span>
          <Chemical text={sayScoreShort(score)} />
        </span>
      )}
      {!score && newer === null && outdated && (
        <span>
          <Chemical text={sayTurn(outdated, today)} />
        </span>
      )}
    </p>
  )
}

const looks: Record<Listed['state'], StatusLook> = {
  queued: 'idle',
  running: 'soon',
  done: 'done',
  empty: 'idle',
  failed: 'annulled',
  cancelled: 'annulled',
}

function State({ analysis }: { analysis: Listed }) {
  const { state, progress } = analysis
  if (state !== 'running') return <StatusLabel look={looks[state]}>{stateWords[state]}</StatusLabel>
  return (
    <div className={styles.making}>
      <StatusLabel look="soon">{stateWords.running}</StatusLabel>
      <ProgressBar analysis={analysis} />
      <span className="fine hush">{[stepWords[progress.step], sayPart(progress)].filter(Boolean).join(', ')}</span>
    </div>
  )
}

function Remove({ analysis: { id, question, state }, onGone }: { analysis: Listed; onGone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const isWaiting = state === 'queued'
  const remove = async () => {
    await callAnalyses('removeAnalysis', { params: { id }, query: {} })
    if (isWaiting) staleBudgets()
    onGone()
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={`${isWaiting ? 'Take back' : 'Delete'}: ${question}`}
        onClick={() => setOpen(true)}
      >
        {isWaiting ? 'Take back' : 'Delete'}
      </Button>
      <ConfirmDialog
        title={isWaiting ? 'Take this order back?' : 'Delete this analysis?'}
        action={isWaiting ? 'Take back' : 'Delete'}
        isDangerous
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        run={remove}
      >
        {isWaiting ? (
          <p>Its work has not begun. It goes, and what it cost is given back.</p>
        ) : (
          <p>
            The report goes, and a link that shares it leads nowhere from then on. It cannot be brought back, and costs
            what it cost.
          </p>
        )}
      </ConfirmDialog>
    </>
  )
}
