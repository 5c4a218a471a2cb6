/**
 * What is needed of the browser's storage, which may be switched off, full, or forbidden to name: then nothing is kept,
 * and nothing breaks.
 */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readKept(storage: () => Kept, key: string): string | null {
  try {
    return storage().getItem(key)
  } catch {
    return null // as if nothing had ever been kept
  }
}

/** Whether it was kept. */
export function writeKept(storage: () => Kept, key: string, value: string): boolean {
  try {
    storage().setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Whether it is gone. */
export function removeKept(storage: () => Kept, key: string): boolean {
  try {
    storage().removeItem(key)
    return true
  } catch {
    return false
  }
}
