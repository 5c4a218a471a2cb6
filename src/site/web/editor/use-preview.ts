/**
 * The text as the server reads it, a moment after the last change. Without the server the last one stands, and it is
 * said why.
 */
import { useUser } from '#accounts/web/use-user.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { useLast, usePaused } from '#kit/web/answers/use-last.ts'
import type { Failure } from '#kit/web/failure.ts'
import type { Prose } from '#items/prose.ts'
import { useCall } from '#items/web/call-context.ts'

const pauseMs = 400

export function usePreview(body: string): { tree: Prose[] | null; trouble: string | null; isWaiting: boolean } {
  const { isLoggedIn } = useUser()
  const paused = usePaused(body, pauseMs)
  const isAsking = isLoggedIn && paused.trim() !== ''
  const { answer, failure } = useAnswer(
    useCall(),
    'previewProse',
    isAsking ? { params: {}, query: {}, body: { body: paused } } : null,
  )
  const tree = useLast(answer?.prose ?? null)
  if (!isLoggedIn)
    return {
      tree: null,
      trouble: 'The preview is made on the server, which needs you to be signed in.',
      isWaiting: false,
    }
  return { tree, trouble: failure && sayTrouble(failure), isWaiting: paused !== body || !(answer ?? failure) }
}

function sayTrouble({ is, message }: Failure): string {
  if (is === 'refused') return message
  return `No preview just now. ${message} You can go on writing.`
}
