/** For operators: signals that wait, that readers reported or that were hidden, and what can be done with each. */
import { stale, useAnswer } from '#kit/web/answers/use-answer.ts'
import { Link } from '#kit/web/ui/controls/Link.tsx'
import { Empty } from '#kit/web/ui/Empty.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Section } from '#kit/web/ui/Section.tsx'
import { Evidence } from '#kit/web/ui/figures/Evidence.tsx'
import { paths } from '#items/paths.ts'
import { StandingLabel } from '#site/web/mine/StandingLabel.tsx'
import { JudgeActs } from '#site/web/operators/JudgeActs.tsx'
import { JudgedSaid } from '#site/web/operators/JudgedSaid.tsx'
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

function About({ signal }: { signal: Judged }) {
  const { trend, author, isByOwner, word, standing } = signal
  return (
    <div className={styles.about}>
      <p>
        <StandingLabel standing={standing} /> by <bdi>{author}</bdi> ({word ?? 'new'}), on{' '}
        {isByOwner && 'their own trend '}
        <Link to={paths.item('trend', trend.id)}>
          <bdi>{trend.title}</bdi>
        </Link>
      </p>
      <JudgedSaid {...signal} />
    </div>
  )
}

function Acts({ signal: { id, title, version, authorId, standing, word, reportCount } }: { signal: Judged }) {
  return (
    <JudgeActs
      hides="hideSignal"
      named={title}
      authorId={authorId}
      word={word}
      isHidden={standing === 'hidden'}
      isReported={standing === 'published' && reportCount > 0}
      judge={(body) => callReaders('judgeSignal', { params: { signal: id }, query: {}, body: { ...body, version } })}
      onLooked={() => stale(callReaders, ['listJudgedSignals'])}
    />
  )
}
