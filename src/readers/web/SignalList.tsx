/** The signals that everybody reads, the latest to have happened first; more of them where there are many. */
import { type ReactNode, useState } from 'react'
import { sayNumber } from '#kit/numbers.ts'
import { type HowPaged, usePages } from '#kit/web/answers/use-pages.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { LoadFailure } from '#kit/web/ui/LoadFailure.tsx'
import { Evidence } from '#kit/web/ui/figures/Evidence.tsx'
import { ReportButton } from '#site/web/mine/dialogs/ReportButton.tsx'
import type { ShownSignal } from '../signal.ts'
import { callReaders, type ReadersAnswer, type Said } from './call-readers.ts'
import { SignalRow } from './SignalRow.tsx'

type Props = {
  id: string
  said: Omit<Said, 'ratings'>
  /** What the reader can do with it, where it is their own; null where it is not. */
  drawOwn: (signalId: string) => ReactNode
}

export function SignalList({ id, said, drawOwn }: Props) {
  const [isAll, setAll] = useState(false)
  if (said.total === 0) return <NoSignals />
  if (isAll) return <AllSignals id={id} drawOwn={drawOwn} />
  return (
    <>
      <Rows id={id} signals={said.signals} drawOwn={drawOwn} />
      {said.next && (
        <p className="fine soft">
          The latest {said.signals.length} of {sayNumber(said.total)}.{' '}
          <span className="scripted">
            <Button variant="plain" size="small" onClick={() => setAll(true)}>
              Show more
            </Button>
          </span>
        </p>
      )}
    </>
  )
}

function NoSignals() {
  return (
    <p className="fine soft">
      No reader has added a signal yet. Whoever has read of something that speaks for this trend going on, or against
      it, can add it here with its day and its address.
    </p>
  )
}

const how: HowPaged<ReadersAnswer<'listSignals'>, ShownSignal> = {
  rowsOf: ({ signals }) => signals,
  idOf: ({ id }) => id,
}

function AllSignals({ id, drawOwn }: Omit<Props, 'said'>) {
  const input = { params: { id }, query: {} }
  const { answer, failure, isMore, more, again } = usePages(callReaders, 'listSignals', input, how)
  return (
    <>
      {answer && <Rows id={id} signals={answer.rows} drawOwn={drawOwn} />}
      {!answer && !failure && <output className="hush">Loading</output>}
      {failure && <LoadFailure what="The signals" message={failure.message} onAgain={again} />}
      {answer?.next && (
        <p>
          <Button variant="plain" size="small" busy={isMore} onClick={() => void more()}>
            Show more
          </Button>
        </p>
      )}
    </>
  )
}

function Rows({ id, signals, drawOwn }: Omit<Props, 'said'> & { signals: readonly ShownSignal[] }) {
  return (
    <Evidence>
      {signals.map((signal) => (
        <SignalRow key={signal.id} signal={signal}>
          <span>
            by <bdi>{signal.author}</bdi>
            {signal.isByOwner && ', who wrote this trend'}
          </span>
          {drawOwn(signal.id) ?? (
            <ReportButton
              what="signal"
              named={signal.title}
              report={async (reason, note) => {
                const params = { id, signal: signal.id }
                await callReaders('reportSignal', { params, query: {}, body: { reason, note } })
              }}
            />
          )}
        </SignalRow>
      ))}
    </Evidence>
  )
}
