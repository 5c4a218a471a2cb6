/**
 * The key in the address of a shared report, `#key=…`; null where there is none, undefined until the browser has been
 * asked.
 */
import { useSyncExternalStore } from 'react'

const written = /^#key=([\w-]{1,100})$/
/** By the page's path: links to parts of the page take the key's place in the address. */
const kept = new Map<string, string>()

export function useSecretKey(): string | null | undefined {
  return useSyncExternalStore(subscribe, current, () => undefined)
}

function current(): string | null {
  const own = written.exec(location.hash)?.[1]
  if (own !== undefined) kept.set(location.pathname, own)
  return kept.get(location.pathname) ?? null
}

/** Without the key in the address, the next reload would find nothing. */
function subscribe(changed: () => void): () => void {
  const restore = () => {
    const own = current()
    if (own !== null && !written.test(location.hash)) history.replaceState(history.state, '', `#key=${own}`)
    changed()
  }
  addEventListener('hashchange', restore)
  return () => removeEventListener('hashchange', restore)
}
