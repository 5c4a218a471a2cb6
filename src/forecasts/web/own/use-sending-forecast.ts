/** Sends what the form of a forecast says, renews what stands, or takes it back: one at a time, each once. */
import { useRef, useState } from 'react'
import { useSending } from '#kit/web/use-sending.ts'
import { callForecasts } from '../call-forecasts.ts'
import type { Standing } from './standing.ts'

export type Act = 'keep' | 'still' | 'take'

type Sent = { id: string; wording: string; reason: string }
/** `before`: what is sent is on its way. `taken`: it was. `after`: whatever came of it. */
type Told = { before: () => void; taken: (act: Act) => void; after: () => void }

const done: Record<Act, string> = {
  keep: 'Your forecast is kept.',
  still: 'It is kept as it was.',
  take: 'Your forecast is withdrawn.',
}

export function useSendingForecast({ id, wording, reason }: Sent, { before, taken, after }: Told) {
  const [said, setSaid] = useState<string | null>(null)
  const [doing, setDoing] = useState<Act>('keep')
  const { isBusy, trouble, setTrouble, send, faultOf } = useSending()
  /** By the act: sent again after a connection broke it is still one forecast. */
  const requestIds = useRef<Partial<Record<Act, string>>>({})
  const result = useRef<HTMLOutputElement>(null)
  const input = { params: { id }, query: {} }

  const run = async (act: Act, change: () => Promise<unknown>) => {
    if (isBusy) return
    setDoing(act)
    setSaid(null)
    before()
    if (await send(change)) {
      requestIds.current = {}
      taken(act)
      setSaid(done[act])
      // The button that was pressed may be gone with what it takes back.
      result.current?.focus()
    }
    after()
  }
  return {
    said,
    setSaid,
    result,
    doing: isBusy ? doing : null,
    trouble,
    setTrouble,
    faultOf,
    /** Something else is said by now: what is sent next is another forecast, and what was wrong with the last is not with it. */
    renew() {
      requestIds.current = {}
      setSaid(null)
      setTrouble(null)
    },
    say(act: 'keep' | 'still', { estimate, until }: Standing) {
      const requestId = (requestIds.current[act] ??= crypto.randomUUID())
      const body = { requestId, wording, estimate, until, reason }
      void run(act, () => callForecasts('makeForecast', { ...input, body }))
    },
    take: () => void run('take', () => callForecasts('withdrawForecast', input)),
  }
}
