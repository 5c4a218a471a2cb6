/**
 * The question that has been asked here and is shown below its box; one that waited while its reader signed in or paid
 * opens again by itself.
 */
import { useEffect, useState } from 'react'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { forgetWaiting, keepWaiting, readWaiting } from '#accounts/web/question/waiting-question.ts'

export type Asked = { asked: string | null; ask(text: string): void; close(): void }

const storage = () => sessionStorage

/** `onReturn` is told the words of a question that waited for this page. */
export function useAsked(onReturn: (text: string) => void): Asked {
  const [asked, setAsked] = useState<string | null>(null)
  const ask = (text: string) => {
    questionStore.set(text)
    keepWaiting(storage, { text, path: location.pathname })
    setAsked(text)
  }
  useEffect(() => {
    const waiting = readWaiting(storage)
    if (waiting?.path !== location.pathname) return
    onReturn(waiting.text)
    setAsked(waiting.text)
    // Only on arriving; what `onReturn` does is the same each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const close = () => {
    forgetWaiting(storage)
    questionStore.updateStatus(false)
    setAsked(null)
  }
  return { asked, ask, close }
}
