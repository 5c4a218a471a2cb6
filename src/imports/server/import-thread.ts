/** Reads files and scores what stood in them, in a thread of its own: however laborious that is, no page waits for it. */
import { openComputeThread } from '#kit/server/compute/compute-thread.ts'
import type { Brought } from '../reading/gather.ts'
import type { BroughtFile, NotRead } from '../read-export.ts'
import type { ImportedScore } from '../scores/score.ts'
import type { Scorable } from './import-store.ts'

export type ImportThread = {
  /** `owner`: whose turn it is. */
  read(file: BroughtFile, owner: string): Promise<Brought | NotRead>
  score(questions: readonly Scorable[], owner: string): Promise<{ id: string; score: ImportedScore | null }[]>
  close(): Promise<void>
}

/** On a machine that has more to do it may take long: nobody else waits. */
const most = { timeoutMs: 300_000, cpuMs: 30_000, megabytes: 512, idleMs: 20_000 }

export function openImportThread(): ImportThread {
  const thread = openComputeThread(new URL('working-thread.ts', import.meta.url), most)
  return {
    // The thread has just made both.
    read: (file, owner) => thread.compute('read', file, owner) as Promise<Brought | NotRead>,
    score: (questions, owner) => thread.compute('score', questions, owner) as ReturnType<ImportThread['score']>,
    close: thread.close,
  }
}
