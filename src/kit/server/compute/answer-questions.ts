/**
 * The other end of a thread for what takes long (see `compute-thread.ts`): answers what it is asked, one after the
 * other.
 */
import { parentPort } from 'node:worker_threads'
import type { Answer, Question } from './compute-thread.ts'

/** What a task throws is told to whoever asked; the thread goes on. */
export function answerQuestions(tasks: Readonly<Record<string, (input: unknown) => unknown>>): void {
  parentPort?.on('message', async ({ task, input }: Question) =>
    parentPort?.postMessage(await answerTo(tasks[task], input), []),
  )
}

async function answerTo(task: ((input: unknown) => unknown) | undefined, input: unknown): Promise<Answer> {
  try {
    return task ? { value: await task(input) } : { error: 'there is no such task' }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
