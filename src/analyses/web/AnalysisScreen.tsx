/**
 * An analysis at its address: the report once it is made, how far it has come before that. For its owner, and for
 * whoever has its secret link (R13).
 */
import { useParams } from 'react-router'
import { useUser } from '#accounts/web/use-user.ts'
import { NotFound } from '#site/web/layout/NotFound.tsx'
import { useLasting } from '#items/web/use-page-state.ts'
import { paths } from '#items/paths.ts'
import { Button, buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Outcome } from '#kit/web/ui/figures/Outcome.tsx'
import { AnalysisProgress } from './AnalysisProgress.tsx'
import { ReportView } from './report/ReportView.tsx'
import { useFoundAnalysis } from './use-found-analysis.ts'
import { useSecretKey } from './use-secret-key.ts'
import styles from './AnalysisScreen.module.css'

export function AnalysisScreen() {
  const { id = '' } = useParams()
  const { user } = useUser()
  return <OneAnalysis key={`${id} ${user?.iamId}`} id={id} />
}

function OneAnalysis({ id }: { id: string }) {
  const { sight, again, change } = useFoundAnalysis(id)
  const hasSecret = typeof useSecretKey() === 'string'
  if (sight.is === 'waiting') return <Waiting />
  if (sight.is === 'gone') return <AnalysisProgress analysis={sight.analysis} isGone onChange={change} />
  if (sight.is === 'missing') return hasSecret ? <NoLongerShared /> : <NotFound />
  if (sight.is === 'failed') return <Failed message={sight.message} again={again} />
  const { analysis, report } = sight
  if (report === null) return <AnalysisProgress analysis={analysis} onChange={change} />
  return <ReportView {...sight} report={report} onChange={change} />
}

function Waiting() {
  const isLong = useLasting(true, 500)
  return (
    <div className={styles.waiting}>
      <h1 className="unseen">Analysis</h1>
      <output>{isLong && 'Opening the analysis'}</output>
      <noscript>An analysis is shown to whoever ordered it, which takes scripts. This browser runs none.</noscript>
    </div>
  )
}

/** Whoever holds a key has been sent it. Whether there ever was such a report is not theirs to learn. */
function NoLongerShared() {
  return (
    <Outcome
      look="idle"
      icon="close"
      title="This report is not shared any more"
      actions={
        <Link className={buttonClass()} to={paths.home()}>
          Home
        </Link>
      }
    >
      <p>
        Whoever sent you this link has ended sharing, or has deleted the report. If the link came just now, it may not
        have been copied whole: ask for it once more.
      </p>
    </Outcome>
  )
}

function Failed({ message, again }: { message: string; again: () => void }) {
  return (
    <Outcome
      look="bad"
      icon="warn"
      title="The analysis could not be opened"
      actions={<Button onClick={again}>Try again</Button>}
    >
      <p>{message} The analysis itself is safe.</p>
    </Outcome>
  )
}
