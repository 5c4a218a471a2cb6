/**
 * Spreads work over worker threads, one a core; where there is one core it is done here. The answers come in the order
 * of the tasks.
 */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

/** `module` exports `run(task)`; tasks and answers are what can be copied between threads. */
export async function inWorkers<Task, Answer>(module: URL, tasks: readonly Task[]): Promise<Answer[]> {
  const threads = Math.min(availableParallelism(), tasks.length)
  const answers: Answer[] = []
  if (threads <= 1) {
    const { run } = (await import(module.href)) as { run(task: Task): Answer } // the caller's own module
    return tasks.map(run)
  }
  let next = 0
  const work = async () => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: module.href })
    try {
      for (let i = next++; i < tasks.length; i = next++) answers[i] = await asked<Task, Answer>(worker, tasks[i]!)
    } finally {
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: threads }, work))
  return answers
}

function asked<Task, Answer>(worker: Worker, task: Task): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (answer: Answer) => {
      worker.off('error', reject)
      resolve(answer)
    }
    worker.once('error', reject)
    worker.once('message', settle)
    worker.postMessage(task) // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread has no origin
  })
}

if (!isMainThread && parentPort && typeof workerData === 'string') {
  const port = parentPort
  const { run } = (await import(workerData)) as { run(task: unknown): unknown }
  port.on('message', (task: unknown) => port.postMessage(run(task)))
}
