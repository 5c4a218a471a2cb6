/**
 * A value that parts of the page look at and hear of when it changes. Knows no React, so that code without screens may
 * use it.
 */

export type Store<Value> = {
  getSnapshot(): Value
  set(value: Value): void
  /** Answers with how to stop listening. */
  subscribe(changed: () => void): () => void
}

/** `first` is asked for when somebody first looks: it may lie where only a browser has it. */
export function createStore<Value>(first: () => Value): Store<Value> {
  let held: { value: Value } | undefined
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => (held ??= { value: first() }).value,
    set(value) {
      held = { value }
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
