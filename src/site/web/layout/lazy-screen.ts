/**
 * Screens whose code is loaded when they are first opened, in the browser as it is. The rule stands in reload-once.ts.
 */
import { loadOrReload, markerIn } from './reload-once.ts'

const marker = markerIn(() => sessionStorage, 'farsight:reloaded')
let target: string | null = null

/** Where the reader is on the way to: the reload goes there. Null while nobody moves. */
export function noteTarget(path: string | null): void {
  target = path
}

/** Navigation is ready: the next failure may reload again. */
export function screensAreReady(): void {
  marker.clear()
}

/** `lazyScreen(async () => (await import('../home/Home.tsx')).Home)` */
export function lazyScreen<T>(load: () => Promise<T>): () => Promise<T> {
  return () =>
    loadOrReload(load, {
      marker,
      isConnected: () => navigator.onLine,
      reload: () => (target === null ? location.reload() : location.assign(target)),
      // The specification wants this failure logged, and the browser's console is the only log there is here.
      // oxlint-disable-next-line no-console
      log: (problem) => console.error('A screen could not be loaded.', problem),
    })
}
