/** Which colours the reader has chosen. `kit/web/theme/scheme.ts` keeps and applies them; here they are asked for and set. */
import { useSyncExternalStore } from 'react'

export type Scheme = 'system' | 'light' | 'dark'

function subscribe(changed: () => void): () => void {
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => watch.disconnect()
}

/** As the system, while the page is as the server drew it for everybody. */
export function useScheme(): Scheme {
  return useSyncExternalStore(
    subscribe,
    () => (document.documentElement.dataset['scheme'] ?? 'system') as Scheme, // nothing else is written there
    () => 'system',
  )
}

/** False where this browser keeps nothing, so that the choice ends with the page. */
export function chooseScheme(choice: Scheme): boolean {
  return dispatchEvent(new CustomEvent('scheme', { detail: choice, cancelable: true }))
}
