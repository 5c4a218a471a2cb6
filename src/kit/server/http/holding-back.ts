/**
 * Refusals of those who ask too much are answered a moment late: a loop that asks again at once is slowed down by it, and
 * whoever waits as they are told does not feel it.
 */
import { setTimeout as pause } from 'node:timers/promises'

const pauseMs = 100
/** Beyond that they are answered at once: what is held back takes memory too. */
const mostHeld = 1000

export function holdingBack(leaving: AbortSignal): () => Promise<void> {
  let held = 0
  return async () => {
    if (held >= mostHeld || leaving.aborted) return
    held++
    await pause(pauseMs, undefined, { signal: leaving }).catch(() => {}) // whoever leaves holds nobody
    held--
  }
}
