/** A desk for as long as its form is open: it learns who is there, and when the connection is back. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useCall } from '#items/web/call-context.ts'
import { createDesk, type Desk, type DeskState } from './desk.ts'
import type { DraftBox } from './draft-box.ts'
import type { Ready } from './start.ts'

type Given = { start: Ready; kind: string; box: DraftBox; onFirst(draftId: string): void }

export function useDesk({ start, kind, box, onFirst }: Given): [Desk, DeskState] {
  const call = useCall()
  const me = useUser().user?.iamId ?? null
  const [desk] = useState(() => createDesk({ start, kind, box, call, onFirst, now: () => new Date() }))
  const state = useSyncExternalStore(desk.subscribe, desk.getSnapshot, desk.getSnapshot)
  useEffect(() => desk.seat(me), [desk, me])
  useEffect(() => {
    if (start.isUnkept) desk.keep()
    addEventListener('online', desk.retry)
    return () => {
      removeEventListener('online', desk.retry)
      desk.retry() // what waits for its pause goes out now
    }
  }, [desk, start.isUnkept])
  return [desk, state]
}
