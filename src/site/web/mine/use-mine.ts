/** A shelf of one's own, a page after another. While another is looked for, the one before stays in sight. */
import { useEffect, useState } from 'react'
import type { AnswerOf } from '#kit/endpoint.ts'
import type { MineSort, ShelfName } from '#items/mine/words.ts'
import { type MyCalls, type MyCaller, useCall } from '#items/web/call-context.ts'
import { type Failure, failureOf } from '../standing/failure.ts'
import { type MineQuery, sortsOf } from './mine-query.ts'

type Page = AnswerOf<MyCalls['listMine']>
export type MineEntry = Page['items'][number]
export type Found = { of: string; items: MineEntry[]; next: string | null; total: number }

export type Mine = {
  found: Found | null
  failure: Failure | null
  /** What is shown belongs to the question before. */
  isWaiting: boolean
  again: () => void
  more: () => Promise<void>
}

export function useMine(shelf: ShelfName, { q, kind, standing, sort }: MineQuery): Mine {
  const call = useCall()
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<{ of: string; failure: Failure } | null>(null)
  const [tries, setTries] = useState(0)
  // The usual order differs from shelf to shelf, and the server's own is that of one of them.
  const key = JSON.stringify([shelf, q, kind, standing, sort ?? sortsOf(shelf)[0], tries])

  useEffect(() => {
    let isLeft = false
    listPage(call, key, null).then(
      ({ items, next, total }) => isLeft || (setFound({ of: key, items, next, total }), setFailed(null)),
      (error: unknown) => isLeft || setFailed({ of: key, failure: failureOf(error) }),
    )
    return () => {
      isLeft = true
    }
  }, [call, key])

  const more = async () => {
    if (!found?.next) return
    try {
      const { items, next } = await listPage(call, key, found.next)
      setFound((before) => before && (before.of === key ? { ...before, items: [...before.items, ...items], next } : before))
      setFailed(null)
    } catch (error) {
      setFailed({ of: key, failure: failureOf(error) })
    }
  }
  const failure = failed?.of === key ? failed.failure : null
  return { found, failure, isWaiting: found?.of !== key && !failure, again: () => setTries(tries + 1), more }
}

/** The key says what is asked: what was asked last is told from what was asked before by it alone. */
function listPage(call: MyCaller, key: string, cursor: string | null): Promise<Page> {
  const [shelf, q, kind, standing, sort] = JSON.parse(key) as [ShelfName, string, string | null, string | null, MineSort] // written above
  return call('listMine', {
    params: {},
    query: {
      shelf,
      ...(q && { q }),
      ...(kind && { kind }),
      ...(standing && { standing }),
      sort,
      ...(cursor && { cursor }),
    },
  })
}
