/**
 * For whoever may change a trend: ties its series to an address. What the address holds, and what it would change, is
 * shown before anything is bound; where this server asks nothing, what was understood of the address itself.
 */
import { useRef, useState } from 'react'
import { isWebAddress } from '#series/series-words.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { Button } from '#kit/web/ui/controls/Button.tsx'
import { useToday } from '#kit/web/today.ts'
import { Differences } from '#trends/web/form/bring/Differences.tsx'
import { AddressField } from './bringing/AddressField.tsx'
import { AskFailure } from './bringing/AskFailure.tsx'
import { Told } from './bringing/Told.tsx'
import { useAsking, type Understood } from './bringing/use-asking.ts'
import { BindUnasked } from './BindUnasked.tsx'
import { callSources } from './call-sources.ts'

export function BindHere({ trendId }: { trendId: string }) {
  const today = useToday()
  const { state, ask } = useAsking({ itemId: trendId })
  const [url, setUrl] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const bind = async (body: { url: string } | Understood['binding']) => {
    setTrouble(null)
    try {
      await callSources('bindSource', { params: { id: trendId }, query: {}, body })
    } catch (error) {
      setTrouble(failureOf(error).message)
    }
    stale(callSources, ['findSource'], { id: trendId })
  }
  return (
    <>
      <AddressField
        label="Keep it current from"
        hint="The address of the series at a statistics site"
        url={url}
        onChange={setUrl}
        canAsk={isWebAddress(url.trim()) && state.is !== 'asking'}
        onAsk={() => void ask({ url: url.trim() }, {})}
      />
      <output ref={result} tabIndex={-1} className="stack tight">
        {trouble && <p className="fine">{trouble}</p>}
        {state.is === 'asking' && <p className="fine">The address is being asked …</p>}
        {state.is === 'failed' && <AskFailure failure={state.failure} why={state.why} />}
        {state.is === 'failed' && state.failure.code === 'sources-off' && (
          <BindUnasked url={url.trim()} onBind={() => void bind({ url: url.trim() })} />
        )}
        {state.is === 'understood' && (
          <Told
            {...{ understood: state.understood, answers: state.answers, today }}
            onAnswer={(answers) => {
              void ask(state.place, answers)
              // The button that was pressed goes: one reads on where what follows from it is said.
              result.current?.focus()
            }}
          >
            <Binding understood={state.understood} onBind={() => void bind(state.understood.binding)} />
          </Told>
        )}
      </output>
    </>
  )
}

function Binding({ understood: { preview }, onBind }: { understood: Understood; onBind: () => void }) {
  const { diff, whyNot } = preview
  if (whyNot?.code === 'needs-answer') return null
  if (whyNot) return <p className="fine">It cannot become the series as it is: it {whyNot.reason}.</p>
  return (
    <>
      {diff && <Differences diff={diff} marks={[]} />}
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
