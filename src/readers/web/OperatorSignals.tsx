/** For operators: signals that wait, that readers reported or that were hidden, and what can be done with each. */
import { useState } from 'react'
import { sayDay } from '#kit/dates.ts'
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Evidence } from '#kit/web/ui/figures/Evidence.tsx'
import { paths } from '#items/paths.ts'
import { useCall } from '#items/web/call-context.ts'
import { ReasonDialog } from '#site/web/mine/dialogs/ReasonDialog.tsx'
import { reasonTitles } from '#site/web/mine/dialogs/reason-titles.ts'
import { StandingLabel } from '#site/web/mine/StandingLabel.tsx'
import { callReaders, type ReadersAnswer } from './call-readers.ts'
import styles from './Readers.module.css'
import { SignalRow } from './SignalRow.tsx'

type Judged = ReadersAnswer<'listJudgedSignals'>['signals'][number]

export function OperatorSignals() {
  const { answer, failure, again } = useAnswer(callReaders, 'listJudgedSignals', { params: {}, query: {} })
  return (
    <Section title="Signals of readers" note="Waiting, reported or hidden" id="signals">
      {failure && <LoadFailure what="This list" message={failure.message} onAgain={again} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {answer && <Rows signals={answer.signals} />}
    </Section>
  )
}

function Rows({ signals }: { signals: readonly Judged[] }) {
  if (signals.length === 0)
    return (
      <Empty title="No signal waits" level={3}>
        What readers add to trends stands here until somebody has looked at it, unless its author is trusted.
      </Empty>
    )
  return (
    <Evidence>
      {signals.map((signal) => (
        <SignalRow key={signal.id} signal={signal}>
          <About signal={signal} />
          <Acts signal={signal} />
        </SignalRow>
      ))}
    </Evidence>
  )
}

function About({
  signal: { trend, author, isByOwner, word, standing, reports, reportCount, actions },
}: {
  signal: Judged
}) {
  return (
    <div className={styles.about}>
      <p>
        <StandingLabel standing={standing} /> by <bdi>{author}</bdi> ({word ?? 'new'}), on{' '}
        {isByOwner && 'their own trend '}
        <Link to={paths.item('trend', trend.id)}>
          <bdi>{trend.title}</bdi>
        </Link>
      </p>
      {reports.map(({ reason, note, at, byVisitor }) => (
        <p key={`${at} ${reason} ${note}`}>
          {sayDay(at)}
          {byVisitor && ', a visitor'}: {reasonTitles.find(([value]) => value === reason)?.[1] ?? reason}{' '}
          {note && <q>{note}</q>}
        </p>
      ))}
      {reportCount > reports.length && <p>and {reportCount - reports.length} more</p>}
      {actions.map(({ action, reason, by, at }) => (
        <p key={`${at} ${action}`}>
          {sayDay(at)}: {action} by {by}. {reason}
        </p>
      ))}
    </div>
  )
}

const acts = { hide: 'hideSignal', trust: 'trust', stop: 'stop' } as const
const names: Record<keyof typeof acts, string> = { hide: 'Hide', trust: 'Trust its author', stop: 'Stop its author' }

/** To show it needs no reason, since nobody asks for one. */
function Acts({ signal: { id, title, version, authorId, standing, word, reportCount } }: { signal: Judged }) {
  const callItems = useCall()
  const [asked, setAsked] = useState<keyof typeof acts | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const judge = (body: { action: 'shown' } | { action: 'hidden'; reason: string }) =>
    callReaders('judgeSignal', { params: { signal: id }, query: {}, body: { ...body, version } })
  const say = (its: 'trusted' | 'stopped', reason: string) =>
    callItems('judgeAuthor', { params: { author: authorId }, query: {}, body: { word: its, reason } })
  const looked = () => {
    stale(callReaders, ['listJudgedSignals'])
    stale(callItems, ['listAuthors', 'countWaiting'])
  }
  const show = () =>
    judge({ action: 'shown' }).then(looked, (error: unknown) => {
      setFailure(failureOf(error).message)
      looked()
    })
  const run = async (reason: string) => {
    if (asked === 'hide') await judge({ action: 'hidden', reason })
    else if (asked) await say(asked === 'trust' ? 'trusted' : 'stopped', reason)
    looked()
  }
  const offered = (['hide', 'trust', 'stop'] as const).filter(
    (act) => !(act === 'hide' && standing === 'hidden') && !(act === 'trust' && word === 'trusted'),
  )
  return (
    <>
      <Button variant="plain" size="small" onClick={() => void show()}>
        {standing === 'published' && reportCount > 0 ? 'Leave it as it is' : 'Show it'}
        <span className="unseen"> {title}</span>
      </Button>
      {offered.map((act) => (
        <Button key={act} variant="plain" size="small" aria-haspopup="dialog" onClick={() => setAsked(act)}>
          {names[act]}
          <span className="unseen"> {title}</span>
        </Button>
      ))}
      {failure && <output>{failure}</output>}
      <ReasonDialog is={acts[asked ?? 'hide']} isOpen={asked !== null} onClose={() => setAsked(null)} run={run} />
    </>
  )
}
