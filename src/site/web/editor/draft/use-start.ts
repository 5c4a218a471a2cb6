/** Finds what the editor opens with, once it is known who asks, and again when that changes what may be shown. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import { keyOf } from '#kit/web/answers/answers.ts'
import { useAnswerOf } from '#kit/web/answers/use-answer.ts'
import { useToday } from '#kit/web/today.ts'
import { useCall } from '#items/web/call-context.ts'
import type { DraftBox } from './draft-box.ts'
import { type Asked, findStart, type Start } from './start.ts'
import { nothingOpen, type Open, staysOpen } from './stays-open.ts'

/** `round` is another for every form that is opened; the rest is for whom, and which draft was asked for. */
type Opened = { start: Start | { is: 'loading' }; round: number; askedId: string | null; owner: string | null }

export function useStart({ kind, form, itemId, draftId }: Asked, box: DraftBox): Opened {
  const call = useCall()
  const today = useToday()
  const { status, user, notice } = useUser()
  const [opened, set] = useState<Opened>({ start: { is: 'loading' }, round: 0, askedId: null, owner: null })
  const open = useRef<Open>({ ...nothingOpen })
  const isLapsed = useRef(false)
  const me = user?.iamId ?? null
  /** What is looked for now: a form that is open is not looked at anew. */
  const [wanted, setWanted] = useState<string | null>(null)
  const find = useCallback(
    () => findStart({ call, box, today, me }, { kind, form, itemId, draftId }),
    [box, call, draftId, form, itemId, kind, me, today],
  )
  const { answer, isWaiting } = useAnswerOf(wanted, find)
  if (wanted !== null && answer && !isWaiting) {
    set({ start: answer, round: opened.round + 1, askedId: draftId, owner: me })
    setWanted(null)
  }
  useEffect(() => {
    const { start, askedId, owner } = opened
    if (start.is === 'ready') open.current = { askedId, openId: start.draftId, owner }
  }, [opened])

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
    setWanted(keyOf('start', { kind, itemId, draftId, me }))
  }, [draftId, itemId, kind, me, notice, status])

  return opened
}
