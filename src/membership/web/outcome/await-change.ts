/**
 * Asking again until what was paid for is there, for a while: the payment page may send its reader back before it tells
 * the server.
 */
import { within } from '#accounts/web/within.ts'

export type Clock = { now(): number; sleep(ms: number): Promise<unknown> }
export type Awaited<Answer> = { isThere: boolean; answer: Answer | null }

const patienceMs = 10_000
const everyMs = 1000

/** The last answer, and whether it is the one that was waited for. A question that fails is asked again. */
export async function awaitChange<Answer>(
  ask: () => Promise<Answer>,
  isThere: (answer: Answer) => boolean,
  clock: Clock,
): Promise<Awaited<Answer>> {
  const end = clock.now() + patienceMs
  let answer: Answer | null = null
  while (clock.now() < end) {
    const before: Answer | null = answer
    // Each question waits for the one before; none outlasts the patience.
    // oxlint-disable-next-line no-await-in-loop
    answer = await within(end - clock.now(), ask()).catch(() => before)
    if (answer !== null && isThere(answer)) return { isThere: true, answer }
    // oxlint-disable-next-line no-await-in-loop
    await clock.sleep(everyMs)
  }
  return { isThere: false, answer }
}

export const pageClock: Clock = {
  now: () => performance.now(),
  sleep: (ms) => new Promise((wake) => setTimeout(wake, ms)),
}
