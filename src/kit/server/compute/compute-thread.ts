/**
 * A thread for what takes long, so that nobody's page waits for it: one piece at a time, by turns of those who ask.
 * What breaks it fails that piece alone, and the next has a new one.
 */
import { Worker } from 'node:worker_threads'
import { createTurns } from './turns.ts'

/**
 * What is not done by then never will be, and what wants more memory is broken. Whoever was asked nothing for so long is
 * sent home, with the memory that it holds; the next piece has another.
 */
const most = { timeoutMs: 30_000, megabytes: 512, idleMs: 20_000 }

/** What the thread is asked, and answers. Both are plain data. */
export type Question = { task: string; input: unknown }
export type Answer = { value: unknown } | { error: string }

export type ComputeThread = {
  /** Whoever asks for much waits behind themselves alone: `owner` is whose turn it is, nobody's where none is said. */
  compute(task: string, input: unknown, owner?: string): Promise<unknown>
  close(): Promise<void>
}

/** `file` is a module that answers questions: see `answerQuestions`. It is begun when it is first asked. */
export function openComputeThread(file: URL, { timeoutMs, megabytes, idleMs }: typeof most = most): ComputeThread {
  let worker: Worker | undefined
  let rest: NodeJS.Timeout | undefined
  let isClosed = false
  const turns = createTurns()
  const begin = () => {
    const fresh = new Worker(file, { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } })
    fresh.on('error', () => {}) // whoever waits for an answer is told
    fresh.on('exit', () => {
      if (worker === fresh) worker = undefined
    })
    return fresh
  }
  const stop = async () => {
    const old = worker
    worker = undefined
    await old?.terminate()
  }
  const ask = async (question: Question): Promise<unknown> => {
    if (isClosed) throw new Error('the thread is closed')
    clearTimeout(rest)
    worker ??= begin()
    const answer = await answerOf(worker, question, timeoutMs)
    // Stuck or broken: the next piece has another.
    if ('broken' in answer) {
      await stop()
      throw new Error(`the thread broke: ${answer.broken}`)
    }
    worker?.unref() // idle, it keeps no process from ending
    rest = setTimeout(() => void stop(), idleMs).unref()
    if ('error' in answer) throw new Error(answer.error)
    return answer.value
  }
  return {
    compute: (task, input, owner = '') => turns.take(owner, () => ask({ task, input })),
    async close() {
      isClosed = true
      clearTimeout(rest)
      await stop()
    },
  }
}

function answerOf(worker: Worker, question: Question, timeoutMs: number): Promise<Answer | { broken: string }> {
  return new Promise((resolve) => {
    const end = (answer: Answer | { broken: string }) => {
      clearTimeout(timer)
      worker.off('message', end).off('error', failed).off('exit', left)
      resolve(answer)
    }
    const failed = (error: Error) => end({ broken: error.message })
    const left = () => end({ broken: 'it has left' })
    const timer = setTimeout(() => end({ broken: `it said nothing for ${timeoutMs} ms` }), timeoutMs)
    worker.on('message', end).on('error', failed).on('exit', left)
    worker.ref()
    worker.postMessage(question, [])
  })
}
