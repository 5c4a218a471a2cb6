/**
 * What the API has answered this page, by call and input. Whoever looks at the same shares one answer. Knows no React.
 */
import { type Ask, type Asked, createOneAnswer, type OneAnswer, unasked } from './one-answer.ts'

/** Made by `keyOf`: the name of a call and what it is given. */
export type Key = string
export type Answers = ReturnType<typeof createAnswers>

/** Of those that nobody looks at. */
const mostKept = 50

export function keyOf(name: string, input: unknown): Key {
  return JSON.stringify([name, input])
}

/** The other way round. */
export function readKey(key: Key): [name: string, input: { params: Record<string, unknown> }] {
  return JSON.parse(key) as ReturnType<typeof readKey> // written above
}

export function createAnswers() {
  const all = new Map<Key, OneAnswer>()
  const drop = (isOld: (key: Key) => boolean = () => true) => {
    for (const [key, one] of all) if (!one.isWatched() && isOld(key)) all.delete(key)
  }
  return {
    look: (key: Key): Asked<unknown> => all.get(key)?.look() ?? unasked,
    /** Answers with how to look away. */
    watch(key: Key, ask: Ask, changed: () => void): () => void {
      const one = all.get(key) ?? createOneAnswer()
      all.set(key, one)
      one.watch(ask, changed)
      return () => {
        one.leave(changed)
        if (one.isWatched() || all.get(key) !== one) return
        all.delete(key)
        if (one.look().answer !== null) all.set(key, one) // as the latest
        const kept = [...all].flatMap(([of, { isWatched }]) => (isWatched() ? [] : of))
        for (const old of kept.slice(0, -mostKept)) all.delete(old)
      }
    },
    change: (key: Key, made: (now: unknown) => unknown): void => all.get(key)?.change(made),
    again: (key: Key): void => all.get(key)?.again(),
    /** Looked at, they are asked for again; else they go. */
    stale(isStale: (key: Key) => boolean): void {
      drop(isStale)
      for (const [key, one] of all) if (isStale(key)) one.again()
    },
    /** Something was changed: what nobody looks at may hold no longer. */
    tidy: (): void => drop(),
    /** Somebody else is here: nothing of what was answered is theirs, nor what is on its way. */
    forget(): void {
      drop()
      for (const one of all.values()) one.forget()
    },
    /** The connection is back: whatever failed for want of it is asked again. */
    reconnect(): void {
      for (const one of all.values()) if (one.look().failure?.is === 'offline') one.again()
    },
    /** What is looked at just now. */
    watched: (): Key[] => [...all].flatMap(([key, { isWatched }]) => (isWatched() ? key : [])),
  }
}

/** Of this page. Where pages are drawn nobody looks, so that nothing is kept there. */
export const answers = createAnswers()
