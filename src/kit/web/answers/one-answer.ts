/**
 * One answer of the API for all who look at it: asked for while somebody looks, and once more when it has turned stale
 * meanwhile. Knows no React.
 */
import { type Failure, failureOf } from '../failure.ts'

/** `isWaiting`: a newer answer is on its way. What is known already stays, also where a later call failed. */
export type Asked<Answer> = {
  readonly answer: Answer | null
  readonly failure: Failure | null
  readonly isWaiting: boolean
}
export const unasked: Asked<never> = { answer: null, failure: null, isWaiting: true }

/** `isWanted`: whether anybody still waits for the answer; for what takes long. */
export type Ask = (isWanted: () => boolean) => Promise<unknown>
export type OneAnswer = ReturnType<typeof createOneAnswer>

export function createOneAnswer() {
  let asked: Asked<unknown> = unasked
  let ask: Ask
  const watchers = new Set<() => void>()
  /** The call whose answer counts; `isOld` once something has changed since it was sent. */
  let underWay: { isOld: boolean } | null = null

  const show = (next: Asked<unknown>) => {
    asked = next
    for (const changed of watchers) changed()
    // A moment later, when those who leave with what has just changed have left.
    queueMicrotask(() => void call())
  }
  const call = async () => {
    if (underWay || watchers.size === 0 || !asked.isWaiting) return
    const mine = { isOld: false }
    underWay = mine
    const found = await ask(() => underWay === mine).then(
      (answer) => ({ answer, failure: null }),
      (error: unknown) => ({ answer: asked.answer, failure: failureOf(error) }),
    )
    if (underWay !== mine) return // nobody looks any more, or it belongs to somebody else
    underWay = null
    show({ ...found, isWaiting: mine.isOld })
  }
  return {
    look: () => asked,
    isWatched: () => watchers.size > 0,
    watch(how: Ask, changed: () => void): void {
      ask = how
      watchers.add(changed)
      queueMicrotask(() => void call())
    },
    leave(changed: () => void): void {
      watchers.delete(changed)
      if (watchers.size > 0) return
      underWay = null
      // Whoever comes back is shown this at once, and it is asked anew.
      asked = { ...asked, failure: null, isWaiting: true }
    },
    again(): void {
      if (underWay) underWay.isOld = true
      show({ ...asked, failure: null, isWaiting: true })
    },
    /** What an action has made of it holds at once. What was sent before is asked anew. */
    change(made: (now: unknown) => unknown): void {
      const isWaiting = underWay !== null
      underWay = null
      show({ answer: made(asked.answer), failure: null, isWaiting })
    },
    forget(): void {
      underWay = null
      show(unasked)
    },
  }
}
