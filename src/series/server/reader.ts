/** Reads what people bring, in a thread of its own: however laborious a file is, no page waits for it. */
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import type { Given } from '../reading/given.ts'
import type { Preview } from '../reading/preview.ts'
import type { Refused } from '../reading/understood.ts'
import type { Series } from '../series.ts'

export type Brought = {
  bytes: Uint8Array
  given: Given
  /** What the file does not say of the series. */
  about: Pick<Series, 'kind' | 'retrieved'>
}

export type Reader = {
  /** `owner`: whose turn it is. */
  read(brought: Brought, owner: string): Promise<Preview | Refused>
  close(): Promise<void>
}

/**
 * The most that was measured of 10 MB is a quarter of the processor's time, and less than half of the memory. On a machine that has
 * more to do it may take long: nobody else waits.
 */
const most = { timeoutMs: 300_000, cpuMs: 12_000, megabytes: 512, idleMs: 20_000 }

export function openReader(): Reader {
  const thread = openComputeThread(new URL('reading-thread.ts', import.meta.url), most)
  return {
    // The thread has just made it.
    read: (brought, owner) => thread.compute('read', brought, owner) as Promise<Preview | Refused>,
    close: thread.close,
  }
}
