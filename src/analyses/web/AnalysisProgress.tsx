/** An analysis that is no report yet, or came to none: how far it is, what it costs, and what can be done about it. */
import { useUser } from '#accounts/web/use-user.ts'
import { paths } from '#items/paths.ts'
import { sayDay } from '#kit/dates.ts'
import { screenPaths } from '#kit/paths.ts'
import { Banner } from '#kit/web/ui/Banner.tsx'
import { buttonClass } from '#kit/web/ui/controls/Button.tsx'
import { Chemical } from '#kit/web/ui/figures/Chemical.tsx'
import { Crumbs } from '#kit/web/ui/Crumbs.tsx'
import { Facts } from '#kit/web/ui/figures/Facts.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Panel } from '#kit/web/ui/Panel.tsx'
import { Meta } from '#kit/web/ui/controls/Tag.tsx'
import { budgetFields } from '#membership/budget-fields.ts'
import type { Analysis } from '../analysis.ts'
import { analysisKinds } from '../analysis-kinds.ts'
import { sayUnits } from '../progress-words.ts'
import { isOver } from '../states.ts'
import styles from './AnalysisProgress.module.css'
import { CancelOrder } from './CancelOrder.tsx'
import { Making } from './Making.tsx'

type Props = { analysis: Analysis; isGone?: boolean; onChange: (analysis: Analysis) => void }

export function AnalysisProgress({ analysis, isGone = false, onChange }: Props) {
  const hasEnded = isOver(analysis.state) && analysis.state !== 'done'
  return (
    <>
      <Head analysis={analysis} />
      <div className="item">
        <div className="first stack">
          {isGone && <Gone />}
          {!isGone && (hasEnded ? <Ended analysis={analysis} /> : <Making analysis={analysis} />)}
        </div>
        {!isGone && (
          <aside className="side">
            <Cost analysis={analysis} onChange={onChange} />
          </aside>
        )}
      </div>
    </>
  )
}

function Head({ analysis: { id, kind, question, orderedAt } }: { analysis: Analysis }) {
  return (
    <>
      <Crumbs
        items={[
          { title: 'My stuff', to: paths.myStuff() },
          { title: 'Analyses', to: screenPaths.analyses() },
          { title: `Analysis ${id}` },
        ]}
      />
      <header className={styles.head}>
        <Meta>
          <span>{analysisKinds[kind].title}</span>
          <span>ordered {sayDay(orderedAt)}</span>
        </Meta>
        <h1>
          <bdi>
            <Chemical text={question} />
          </bdi>
        </h1>
      </header>
    </>
  )
}

const endings: Partial<Record<Analysis['state'], { tone: 'info' | 'bad'; title: string }>> = {
  empty: { tone: 'info', title: 'No report could be written.' },
  failed: { tone: 'bad', title: 'This analysis failed.' },
  cancelled: { tone: 'info', title: 'You took this order back before its work began.' },
}

function Ended({ analysis: { state, reason, question } }: { analysis: Analysis }) {
  const { tone = 'info', title = '' } = endings[state] ?? {}
  return (
    <div className="stack tight">
      <Banner tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
        <p>
          <b>{title}</b> {reason}
        </p>
        {state !== 'failed' && <p>Nothing was charged.</p>}
      </Banner>
      <div className="row">
        <Link
          className={buttonClass({ variant: 'plain' })}
          to={`${paths.allStuff()}?q=${encodeURIComponent(question.slice(0, 200))}`}
        >
          See what the base has
        </Link>
        <Link className={buttonClass({ variant: 'quiet' })} to={screenPaths.analyses()}>
          All my analyses
        </Link>
      </div>
    </div>
  )
}

function Gone() {
  return (
    <Banner tone="warn" role="alert">
      <p>This analysis was deleted.</p>
      <p>
        <Link to={screenPaths.analyses()}>All my analyses</Link>
      </p>
    </Banner>
  )
}

function Cost({ analysis, onChange }: { analysis: Analysis; onChange: (analysis: Analysis) => void }) {
  const { state, kind, cost } = analysis
  const left = useUser()[budgetFields[cost.budget]]
  return (
    <Panel title={isOver(state) ? 'What it used' : 'What it uses'}>
      <Facts
        facts={[
          ['Scope', analysisKinds[kind].scope],
          ['Costs', sayUnits(cost)],
          ['Left', String(left)],
        ]}
      />
      {!isOver(state) && (
        <p className="fine soft">
          You may leave: the report will wait on My stuff. If it fails, what it cost is given back by itself.
        </p>
      )}
      {state === 'queued' && <CancelOrder analysis={analysis} onChange={onChange} />}
    </Panel>
  )
}
