/**
 * Once a week the newest backup is brought back for trial, in a process of its own: reading it takes a processor for as
 * long as it lasts, and nobody who reads pages should wait for that.
 */
import { execFile } from 'node:child_process'
import { z } from 'zod'
import { systemOf } from '../system.ts'
import type { Task } from '../../work/task.ts'
import type { Pool } from 'pg'
import { BackupTrouble } from '../trouble.ts'

const longestMs = 12 * 3_600_000
/** A trial takes what others leave. */
const niceness = '15'

/** `program`: what `npm run drill` runs. It reads the same environment. */
export function drillWork(pool: Pool, program = 'scripts/drill.ts'): Task<object> {
  return {
    name: 'backups.drill',
    payload: z.object({}),
    repeat: 'again',
    atOnce: 1,
    waits: [3_600_000],
    mostFailures: 3,
    longestMs,
    schedule: '23 4 * * 0',
    faultOf: (error) => (error instanceof Error ? error.message : String(error)),
    perform: async (_, { signal }) => run(program, ['--of', await systemOf(pool)], signal),
  }
}

/** Throws with the sentences that it ended with. */
function run(program: string, args: string[], signal: AbortSignal): Promise<void> {
  const isPatient = process.platform !== 'win32'
  const [command, ...before] = isPatient ? ['nice', '-n', niceness, process.execPath] : [process.execPath]
  return new Promise((done, fail) => {
    execFile(command ?? process.execPath, [...before, program, ...args], { signal }, (error, _out, said) =>
      error ? fail(new BackupTrouble(said.trim() || error.message, { cause: error })) : done(),
    )
  })
}
