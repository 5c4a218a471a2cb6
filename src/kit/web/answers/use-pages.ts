/** Lists with a button for more rows. */
import { useCallback, useState } from 'react'
import type { AnswerOf, Caller, Endpoint, InputOf } from '#kit/endpoint.ts'
import { type Failure, failureOf } from '../failure.ts'
import { answers, type Key, keyOf, readKey } from './answers.ts'
import type { Asked } from './one-answer.ts'
import { type IdOf, joined, type Pages, renewed } from './pages.ts'
import { useAnswerOf } from './use-answer.ts'

/** How rows stand in a page. It must stay the same object. */
export type HowPaged<Page, Row> = {
  rowsOf: (page: Page) => readonly Row[]
  idOf: IdOf<Row>
  /** What is asked when so many rows are looked at anew; else the first page is. */
  anew?: (shown: number) => Record<string, unknown>
}
export type Paged<Row, Page> = Asked<Pages<Row, Page>> & {
  /** More rows are on their way. */
  isMore: boolean
  more: () => Promise<void>
  /** Whatever failed is asked again. */
  again: () => void
  change: (made: (rows: readonly Row[]) => readonly Row[]) => void
}

type Contract = Record<string, Endpoint>
type Continued = { of: Key; isMore: boolean; failure: Failure | null }

export function usePages<C extends Contract, Name extends keyof C & string, Row>(
  call: Caller<C>,
  name: Name,
  input: InputOf<C[Name]>,
  how: HowPaged<AnswerOf<C[Name]>, Row>,
): Paged<Row, AnswerOf<C[Name]>> {
  type Found = Pages<Row, AnswerOf<C[Name]>>
  const key = keyOf(name, input)
  const list = useCallback(
    async (of: Key, query: Record<string, unknown>): Promise<Found> => {
      const [, asked] = readKey(of) as unknown as [Name, InputOf<C[Name]> & { query: object }]
      const page = await call(name, { ...asked, query: { ...asked.query, ...query } })
      const { next } = page as { next: string | null } // every list has it
      return { rows: how.rowsOf(page), next, page }
    },
    [call, name, how],
  )
  const ask = useCallback(
    async (of: Key) => {
      const shown = () => answers.look(of).answer as Found | null // as `list` answered it
      const first = await list(of, how.anew?.(shown()?.rows.length ?? 0) ?? {})
      return renewed(shown(), first, how.idOf)
    },
    [list, how],
  )
  const asked = useAnswerOf(key, ask)
  const { answer: found } = asked
  const [latest, setContinued] = useState<Continued | null>(null)
  const { isMore, failure } = latest?.of === key ? latest : { isMore: false, failure: null }

  const more = async () => {
    if (isMore || !found?.next) return
    setContinued({ of: key, isMore: true, failure: null })
    const page = await list(key, { cursor: found.next }).catch(failureOf)
    setContinued({ of: key, isMore: false, failure: 'is' in page ? page : null })
    if ('is' in page) return
    // Looked at anew meanwhile: then this page may follow nothing that is shown.
    answers.change(key, (now) => ((now as Found).next === found.next ? joined(now as Found, page, how.idOf) : now))
  }
  return {
    ...asked,
    failure: failure ?? asked.failure,
    isMore,
    more,
    again: failure ? () => void more() : asked.again,
    change: (made) => answers.change(key, (now) => now && { ...(now as Found), rows: made((now as Found).rows) }),
  }
}
