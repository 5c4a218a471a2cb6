/**
 * R14: when a screen's code cannot be loaded the page reloads once. When that does not help either, the failure is only
 * logged.
 */

/** What must be remembered across the reload: that there was one. */
export type Marker = {
  isSet: () => boolean
  /** Whether it can be read again: where storage is switched off nothing is kept, and nothing may be reloaded. */
  set: () => boolean
  clear: () => void
}
export type World = {
  marker: Marker
  /** Without a connection a reload would only take away the page that is open. */
  isConnected: () => boolean
  reload: () => void
  log: (problem: unknown) => void
}

/** Loads, or reloads the page and never answers, or logs and throws: then the error state shows. */
export async function loadOrReload<T>(load: () => Promise<T>, { marker, isConnected, reload, log }: World): Promise<T> {
  try {
    return await load()
  } catch (problem) {
    if (isConnected() && !marker.isSet() && marker.set()) {
      reload()
      return new Promise(() => {}) // the page is on its way out; nothing may show before it has gone
    }
    log(problem)
    throw problem
  }
}

/** What is needed of the browser's storage. */
export type Kept = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** A marker in storage that may be missing, full or forbidden. */
export function markerIn(storage: () => Kept, key: string): Marker {
  const isSet = () => orFalse(() => storage().getItem(key) === '1')
  return {
    isSet,
    set: () => orFalse(() => (storage().setItem(key, '1'), isSet())),
    clear: () => void orFalse(() => (storage().removeItem(key), true)),
  }
}

function orFalse(run: () => boolean): boolean {
  try {
    return run()
  } catch {
    return false // no storage here: as if nothing had ever been kept
  }
}
