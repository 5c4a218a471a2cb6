/** The text as the server reads it, a moment after the last change. Without the server the last one stands, and it is said why. */
import { useEffect, useState } from 'react'
import { useUser } from '#accounts/web/use-user.ts'
import type { Prose } from '#items/prose.ts'
import { useCall } from '#items/web/call-context.ts'
import { failureOf } from '../standing/failure.ts'
import { useIsOffline } from '#items/web/use-page-state.ts'

const pauseMs = 400

export function usePreview(body: string): { tree: Prose[] | null; trouble: string | null; isWaiting: boolean } {
  const call = useCall()
  const { isLoggedIn } = useUser()
  const isOffline = useIsOffline()
  const [seen, setSeen] = useState<{ tree: Prose[] | null; trouble: string | null; of: string | null }>({
    tree: null,
    trouble: null,
    of: null,
  })
  useEffect(() => {
    if (!isLoggedIn || !body.trim()) return
    let isLeft = false
    const show = () => {
      call('previewProse', { params: {}, query: {}, body: { body } }).then(
        ({ prose }) => isLeft || setSeen({ tree: prose, trouble: null, of: body }),
        (error: unknown) => isLeft || setSeen((before) => ({ ...before, trouble: sayTrouble(error), of: body })),
      )
    }
    const timer = setTimeout(show, seen.of === null ? 0 : pauseMs)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
    // What is typed asks again, and a connection that is there again; what came back is no reason to.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [body, call, isLoggedIn, isOffline])
  if (!isLoggedIn) return { tree: null, trouble: 'The preview is made on the server, which needs you to be signed in.', isWaiting: false }
  return { tree: seen.tree, trouble: seen.trouble, isWaiting: seen.of !== body }
}

function sayTrouble(error: unknown): string {
  const { is, message } = failureOf(error)
  if (is === 'refused') return message
  return `No preview just now. ${message} You can go on writing.`
}
