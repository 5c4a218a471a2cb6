/** Finds what the editor opens with, once it is known who asks, and again when that changes what may be shown. */
import { useEffect, useRef, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { useToday } from '#kit/web/today.ts'
import { useCall } from '#items/web/call-context.ts'
import type { DraftBox } from './draft-box.ts'
import { type Asked, findStart, type Start } from './start.ts'
import { nothingOpen, type Open, staysOpen } from './stays-open.ts'

/** `round` is another for every form that is opened. */
type Opened = { start: Start | { is: 'loading' }; round: number }

export function useStart({ kind, form, itemId, draftId }: Asked, box: DraftBox): Opened {
  const call = useCall()
  const today = useToday()
  const { status, user, notice } = useUser()
  const [opened, set] = useState<Opened>({ start: { is: 'loading' }, round: 0 })
  const open = useRef<Open>({ ...nothingOpen })
  const isLapsed = useRef(false)
  const me = user?.iamId ?? null

  useEffect(() => {
    // A session that ended by itself says so once; that it did outlasts the notice.
    isLapsed.current = me === null && (isLapsed.current || notice !== null)
    // An empty form needs nobody: it does not wait for the sign-in service.
    if (status === 'waiting' && (itemId !== null || draftId !== null)) return
    if (staysOpen(open.current, { draftId, me, isLapsed: isLapsed.current })) {
      open.current.owner ??= me
      return
    }
    open.current = { ...nothingOpen }
    let isLeft = false
    const find = async () => {
      const start = await findStart({ call, box, today, me }, { kind, form, itemId, draftId })
      if (isLeft) return
      if (start.is === 'ready') open.current = { askedId: draftId, openId: start.draftId, owner: me }
      set(({ round }) => ({ start, round: round + 1 }))
    }
    void find()
    return () => {
      isLeft = true
    }
  }, [box, call, draftId, form, itemId, kind, me, notice, status, today])
  return opened
}
