/** The drafts that the server keeps for the signed-in user. */
import { useEffect, useState } from 'react'
import { useCall } from '#items/web/call-context.ts'
import type { KeptHead } from './drafts-on.ts'
import { type Failure, failureOf } from '../standing/failure.ts'

type Drafts = { kept: KeptHead[] | null; failure: Failure | null; again: () => void; remove: (id: string) => void }

export function useDrafts(): Drafts {
  const call = useCall()
  const [kept, setKept] = useState<KeptHead[] | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isAsking, setAsking] = useState(true)
  useEffect(() => {
    if (!isAsking) return
    let isLeft = false
    const list = async () => {
      try {
        const { drafts } = await call('listDrafts', { params: {}, query: {} })
        if (!isLeft) setKept(drafts)
      } catch (error) {
        if (!isLeft) setFailure(failureOf(error))
      }
      if (!isLeft) setAsking(false)
    }
    void list()
    return () => {
      isLeft = true
    }
  }, [call, isAsking])
  return {
    kept,
    failure,
    again: () => {
      setFailure(null)
      setAsking(true)
    },
    remove: (id) => setKept((before) => before && before.filter((draft) => draft.id !== id)),
  }
}
