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
const most: Most = { timeoutMs: 30_000, megabytes: 512, idleMs: 20_000 }

export type Most = {
  timeoutMs: number
  /** Of the processor's time: where it is short, a piece takes as long as it must. */
  cpuMs?: number
  megabytes: number
  idleMs: number
}

/** What the thread is asked, and answers. Both are plain data. */
export type Question = { task: string; input: unknown }
export type Answer = { value: unknown } | { error: string }

export type ComputeThread = {
  /** Whoever asks for much waits behind themselves alone: `owner` is whose turn it is, nobody's where none is said. */
  compute(task: string, input: unknown, owner?: string): Promise<unknown>
  close(): Promise<void>
}

/** `file` is a module that answers questions: see `answerQuestions`. It is begun when it is first asked. */
export function openComputeThread(file: URL, bounds: Most = most): ComputeThread {
  const { megabytes, idleMs } = bounds
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
    const answer = await answerOf(worker, question, bounds)
    // Stuck or broken: the next piece has another.
    if ('broken' in answer) {
      await stop()
      throw new ThreadBroke(answer.broken)
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

/** By what it was given: it took too long, or too much memory. */
export class ThreadBroke extends Error {
  override name = 'ThreadBroke'
  constructor(why: string) {
    super(`the thread broke: ${why}`)
  }
}

type Broken = { broken: string }

function answerOf(worker: Worker, question: Question, { timeoutMs, cpuMs }: Most): Promise<Answer | Broken> {
  return new Promise((resolve) => {
    const end = (answer: Answer | Broken) => {
      clearTimeout(timer)
      clearInterval(watch)
      worker.off('message', end).off('error', failed).off('exit', left)
      resolve(answer)
    }
    const failed = (error: Error) => end({ broken: error.message })
    const left = () => end({ broken: 'it has left' })
    const timer = setTimeout(() => end({ broken: `it said nothing for ${timeoutMs} ms` }), timeoutMs)
    const watch = cpuMs === undefined ? undefined : watched(worker, cpuMs, end)
    worker.on('message', end).on('error', failed).on('exit', left)
    worker.ref()
    worker.postMessage(question, [])
  })
}

/** Looks often enough that nothing takes a quarter more than it may. */
function watched(worker: Worker, cpuMs: number, end: (broken: Broken) => void): NodeJS.Timeout {
  const before = usedBy(worker)
  return setInterval(async () => {
    const used = (await usedBy(worker)) - (await before)
    if (used > cpuMs) end({ broken: `it took the processor for ${Math.round(used)} ms` })
  }, cpuMs / 4)
}

/** In ms of the processor's time, since it began; 0 of one that has left, which is noticed by itself. */
async function usedBy(worker: Worker): Promise<number> {
  try {
    const { user, system } = await worker.cpuUsage()
    return (user + system) / 1000
  } catch {
    return 0
  }
}
