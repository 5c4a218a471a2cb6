/** For tests: a browser's storage that works, and ones that do not. */
import type { Kept } from '#accounts/web/kept.ts'

export function workingStorage(first: Record<string, string> = {}): {
  storage: () => Kept
  entries: () => Record<string, string>
} {
  const kept = new Map(Object.entries(first))
  const storage: Kept = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  return { storage: () => storage, entries: () => Object.fromEntries(kept) }
}

/** All of a browser's storage, in memory. */
export function memoryStorage(entries: Record<string, string> = {}): Storage {
  const held = new Map(Object.entries(entries))
  return {
    get length() {
      return held.size
    },
    key: (i) => [...held.keys()][i] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
  }
}

const fails = (): never => {
  throw new Error('SecurityError')
}

export const uselessStorages: Record<string, () => Kept> = {
  'forbidden to name': fails,
  'forbidden to use': () => ({ getItem: fails, setItem: fails, removeItem: fails }),
  full: () => ({ getItem: () => null, setItem: fails, removeItem: () => {} }),
}
