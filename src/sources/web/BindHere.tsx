/**
 * For whoever may change a trend: ties its series to an address. What the address holds, and what it would change, is
 * shown before anything is bound; where this server asks nothing, what was understood of the address itself.
 */
import { useState } from 'react'
import { isWebAddress } from '#series/series-words.ts'
import { stale } from '#kit/web/answers/use-answer.ts'
import { failureOf } from '#kit/web/failure.ts'
import { AddressField } from './bringing/AddressField.tsx'
import { AskedFirst } from './bringing/AskedFirst.tsx'
import { type Place, useAsking } from './bringing/use-asking.ts'
import { BindUnasked } from './BindUnasked.tsx'
import { callSources } from './call-sources.ts'

export function BindHere({ trendId }: { trendId: string }) {
  const { state, ask } = useAsking({ itemId: trendId })
  const [url, setUrl] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const bind = async (body: Place) => {
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
      <AskedFirst state={state} ask={ask} onBind={(binding) => void bind(binding)} />
      {state.is === 'failed' && state.failure.code === 'sources-off' && (
        <BindUnasked url={url.trim()} onBind={() => void bind({ url: url.trim() })} />
      )}
      <output>{trouble && <p className="fine">{trouble}</p>}</output>
    </>
  )
}
