/** A file or a text on its way into a series: read by the server, asked about, and held against what is there. */
import { useRef, useState } from 'react'
import { type Asker, createCaller } from '#kit/web/call.ts'
import { type Failure, failureOf } from '#kit/web/failure.ts'
import type { Preview } from '#series/reading/preview.ts'
import type { Series } from '#series/series.ts'
import { trendAddresses } from '../../../addresses.ts'
import type { trendContract } from '../../../contract.ts'

export type Answers = Preview['asks'][number]['proposals'][number]['answer']
export type Brought = { name: string; sent: { text: string } | { file: Uint8Array<ArrayBuffer> } }
export type Bringing =
  | { is: 'nothing' }
  | { is: 'reading'; name: string }
  | { is: 'failed'; name: string; failure: Failure }
  | { is: 'understood'; brought: Brought; preview: Preview; answers: Answers }

/** Beside the file: whose series it is for. */
export type Beside = {
  asker: Asker
  itemId: string | null
  today: string
  numbersAre: Series['kind']
}

export function useBringing({ asker, itemId, today, numbersAre }: Beside) {
  const [state, setState] = useState<Bringing>({ is: 'nothing' })
  const newest = useRef(0)
  /** What was brought meanwhile counts, not what is answered last. */
  const bring = async (brought: Brought, answers: Answers): Promise<void> => {
    const turn = ++newest.current
    setState({ is: 'reading', name: brought.name })
    const call = createCaller<typeof trendContract>(trendAddresses, asker)
    const trend = itemId === null ? {} : { trendId: itemId }
    const body = { ...brought.sent, mapping: answers, retrieved: today, numbersAre, ...trend }
    try {
      const preview = await call('previewSeries', { params: {}, query: {}, body })
      if (turn === newest.current) setState({ is: 'understood', brought, preview, answers })
    } catch (error) {
      if (turn === newest.current) setState({ is: 'failed', name: brought.name, failure: failureOf(error) })
    }
  }
  const forget = () => {
    newest.current++
    setState({ is: 'nothing' })
  }
  return { state, bring, forget }
}

/** What holds for the next file too: that a unit was changed on purpose holds once. */
export function lasting(answers: Answers): Answers {
  const { newUnit: once, ...rest } = answers
  return once ? rest : answers
}
