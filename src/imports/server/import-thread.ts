/** Reads files and scores what stood in them, in a thread of its own: however laborious that is, no page waits for it. */
import { Refusal } from '#kit/refusal.ts'
import { openComputeThread, ThreadBroke } from '#kit/server/compute/compute-thread.ts'
import type { Brought } from '../reading/gather.ts'
import type { BroughtFile, NotRead } from '../read-export.ts'
import type { PlatformRecord } from '../scores/record.ts'
import type { Found, Scorable } from '../scores/standing.ts'

/** Refuses as too big what breaks it where somebody brings or takes out. `owner`: whose turn it is. */
export type ImportThread = {
  read(file: BroughtFile, owner: string): Promise<Brought | NotRead>
  score(questions: readonly Scorable[], owner: string): Promise<Found[]>
  /** `texts`: lists of `ScoredElsewhere` as JSON. Null where that broke it: whoever looks at what they brought still may. */
  record(texts: readonly string[], owner: string): Promise<PlatformRecord[] | null>
  close(): Promise<void>
}

/** On a machine that has more to do it may take long: nobody else waits. */
const most = { timeoutMs: 300_000, cpuMs: 30_000, megabytes: 512, idleMs: 20_000 }

export function openImportThread(bounds = most): ImportThread {
  const thread = openComputeThread(new URL('working-thread.ts', import.meta.url), bounds)
  const asked = (task: string, input: unknown, owner: string, broke: () => null) =>
    thread.compute(task, input, owner).catch((error: unknown) => {
      if (error instanceof ThreadBroke) return broke()
      throw error
    })
  const compute = (task: string, input: unknown, owner: string) =>
    asked(task, input, owner, () => {
      throw new Refusal('too-big')
    })
  return {
    // The thread has just made all of them.
    read: (file, owner) => compute('read', file, owner) as Promise<Brought | NotRead>,
    score: (questions, owner) => compute('score', questions, owner) as Promise<Found[]>,
    record: (texts, owner) => asked('record', texts, owner, () => null) as Promise<PlatformRecord[] | null>,
    close: thread.close,
  }
}
