/**
 * The other end of a thread for what takes long (see `compute-thread.ts`): answers what it is asked, one after the
 * other.
 */
import { readlinkSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Answer, Question } from './compute-thread.ts'

/** What a task throws is told to whoever asked; the thread goes on. */
export function answerQuestions(tasks: Readonly<Record<string, (input: unknown) => unknown>>): void {
  giveWay()
  parentPort?.on('message', async ({ task, input }: Question) =>
    parentPort?.postMessage(await answerTo(tasks[task], input), []),
  )
}

/**
 * Where processors are short, pages go first: of what they share Linux gives this thread a tenth of what an event loop
 * gets, see sched(7). Elsewhere, and where a machine does not allow it, a thread goes on with what it was given.
 */
function giveWay(): void {
  if (process.platform !== 'linux') return
  try {
    const thread = readlinkSync('/proc/thread-self').split('/').at(-1) // as in `4711/task/4712`
    setPriority(Number(thread), Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
  } catch {
    // said above
  }
}

async function answerTo(task: ((input: unknown) => unknown) | undefined, input: unknown): Promise<Answer> {
  try {
    return task ? { value: await task(input) } : { error: 'there is no such task' }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
