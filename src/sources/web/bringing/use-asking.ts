/** An address on its way into a series: asked by the server once somebody says so, and held against what is there. */
import { useRef, useState } from 'react'
import { session } from '#accounts/web/session/session.ts'
import type { AnswerOf } from '#kit/endpoint.ts'
import { isRefusal } from '#kit/refusal.ts'
import { createCaller } from '#kit/web/call.ts'
import { type Failure, failureOf } from '#kit/web/failure.ts'
import type { Answers, Beside } from '#trends/web/form/bring/use-bringing.ts'
import { bringingAddresses } from '../../bringing/addresses.ts'
import type { bringingContract } from '../../bringing/contract.ts'
import type { Derivation } from '../../derivation.ts'

export type Understood = AnswerOf<(typeof bringingContract)['previewSource']>
/** By a pasted address, or by the parts of one. */
export type Place = { url: string; derive?: Derivation } | Understood['binding']
type Asking =
  | { is: 'nothing' }
  | { is: 'asking' }
  /** `why`: what came of it there, beside the sentence of the refusal. */
  | { is: 'failed'; failure: Failure; why: string | null }
  | { is: 'understood'; place: Place; understood: Understood; answers: Answers }

const callBringing = createCaller<typeof bringingContract>(bringingAddresses, session)

type Given = Pick<Beside, 'itemId'> & Partial<Pick<Beside, 'numbersAre'>>

export function useAsking({ itemId, numbersAre }: Given) {
  const [state, setState] = useState<Asking>({ is: 'nothing' })
  const newest = useRef(0)
  /** What was asked last counts, not what is answered last. */
  const ask = async (place: Place, answers: Answers): Promise<void> => {
    const turn = ++newest.current
    setState({ is: 'asking' })
    const beside = { ...(itemId !== null && { trendId: itemId }), ...(numbersAre && { numbersAre }) }
    const body = { ...place, mapping: answers, ...beside }
    try {
      const understood = await callBringing('previewSource', { params: {}, query: {}, body })
      if (turn === newest.current) setState({ is: 'understood', place, understood, answers })
    } catch (error) {
      const [detail] = isRefusal(error) ? (error.details ?? []) : []
      const why = detail?.reason ?? null
      if (turn === newest.current) setState({ is: 'failed', failure: failureOf(error), why })
    }
  }
  const forget = () => {
    newest.current++
    setState({ is: 'nothing' })
  }
  return { state, ask, forget }
}
