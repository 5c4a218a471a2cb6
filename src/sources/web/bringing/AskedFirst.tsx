/** What an address holds that is to be bound to a trend, and what it would change there, before it is bound. */
import { sayCounted } from '#kit/numbers.ts'
import { useRef } from 'react'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { useToday } from '#kit/web/today.ts'
import { Differences } from '#trends/web/form/bring/Differences.tsx'
import { withoutOlder } from '../../bringing/stays.ts'
import { AskFailure } from './AskFailure.tsx'
import { Told } from './Told.tsx'
import type { Understood, useAsking } from './use-asking.ts'

type Props = Pick<ReturnType<typeof useAsking>, 'state' | 'ask'> & { onBind: (binding: Understood['binding']) => void }

export function AskedFirst({ state, ask, onBind }: Props) {
  const today = useToday()
  const result = useRef<HTMLOutputElement>(null)
  return (
    <output ref={result} tabIndex={-1} className="stack tight">
      {state.is === 'asking' && <p className="fine">The address is being asked …</p>}
      {state.is === 'failed' && <AskFailure failure={state.failure} why={state.why} />}
      {state.is === 'understood' && (
        <Told
          {...{ understood: state.understood, answers: state.answers, today }}
          onAnswer={(answers) => {
            void ask(state.place, answers)
            // The button that was pressed goes: one reads on where what follows from it is said.
            result.current?.focus()
          }}
        >
          <Binding understood={state.understood} onBind={() => onBind(state.understood.binding)} />
        </Told>
      )}
    </output>
  )
}

function Binding({ understood: { preview }, onBind }: { understood: Understood; onBind: () => void }) {
  const { whyNot } = preview
  const changes = withoutOlder(preview)
  if (whyNot?.code === 'needs-answer') return null
  if (whyNot) return <p className="fine">It cannot become the series as it is: it {whyNot.reason}.</p>
  return (
    <>
      {changes && <Differences diff={changes.diff} marks={[]} />}
      {changes && changes.older > 0 && (
        <p>
          The source begins later: {sayCounted(changes.older, 'older value')} of the trend{' '}
          {changes.older === 1 ? 'stays' : 'stay'}.
        </p>
      )}
      <p className="fine">
        Bound, its values become versions of the series; what differs much from what stands waits for a decision first.
      </p>
      <p>
        <Button size="small" onClick={onBind}>
          Keep the series current from there
        </Button>
      </p>
    </>
  )
}
