/** Reads what people bring, in a thread of its own: however laborious a file is, no page waits for it. */
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import type { Given } from '../reading/given.ts'
import type { Refused, Understood } from '../reading/understood.ts'

export type Reader = {
  /** `owner`: whose turn it is. */
  read(bytes: Uint8Array, given: Given, owner: string): Promise<Understood | Refused>
  close(): Promise<void>
}

/** The most that was measured of 10 MB is a third of the time, and of the memory. */
const most = { timeoutMs: 15_000, megabytes: 512, idleMs: 20_000 }

export function openReader(): Reader {
  const thread = openComputeThread(new URL('reading-thread.ts', import.meta.url), most)
  return {
    // The thread has just made it.
    read: (bytes, given, owner) => thread.compute('read', { bytes, given }, owner) as Promise<Understood | Refused>,
    close: thread.close,
  }
}
