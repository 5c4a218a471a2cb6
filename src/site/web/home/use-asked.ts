/**
 * The question that has been asked here and is shown below its box; one that waited while its reader signed in or paid,
 * and one that its reader goes back to, opens again by itself.
 */
import { useEffect, useState } from 'react'
import { questionStore } from '#accounts/web/question/question-state.ts'
import { forgetWaiting, keepWaiting, readWaiting } from '#accounts/web/question/waiting-question.ts'
import { keepAsked, readAsked } from './asked-here.ts'

export type Asked = { asked: string | null; ask(text: string): void; close(): void }

const storage = () => sessionStorage

/** `onReturn` is told the words of a question that waited for this page, or was left on it. */
export function useAsked(onReturn: (text: string) => void): Asked {
  const [asked, setAsked] = useState<string | null>(null)
  const ask = (text: string) => {
    questionStore.set(text)
    keepWaiting(storage, { text, path: location.pathname })
    keepAsked(history, text)
    setAsked(text)
  }
  useEffect(() => {
    const waiting = readWaiting(storage)
    const text = waiting?.path === location.pathname ? waiting.text : readAsked(history)
    if (text === null) return
    onReturn(text)
    setAsked(text)
    // Only on arriving; what `onReturn` does is the same each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const close = () => {
    forgetWaiting(storage)
    keepAsked(history, null)
    questionStore.updateStatus(false)
    setAsked(null)
  }
  return { asked, ask, close }
}
