/**
 * One job of a language model on one report: each call within its budget of calls, tokens and seconds, each answer kept
 * before it is used, so that work that was cut off pays for nothing twice. After failures in a row the rest is not asked
 * for. It knows nothing of what is asked.
 */
import type { ReportJob } from '#kit/server/config/model.ts'
import type { Fault } from '#kit/language-model/faults.ts'
import type { JobRecord } from '../../report/job-record.ts'
import { jobLimits, type JobLimits } from './jobs.ts'
import { type KeptAnswer, keyOf, readKept } from './kept-answers.ts'
import {
  type ModelAnswer,
  type ModelClient,
  ModelFault,
  type Request,
} from '#kit/server/language-model/model-client.ts'

/** What all jobs of a report share. */
export type JobMeans = {
  model: ModelClient
  /** What was answered before this work was cut off, by key. */
  saved: ReadonlyMap<string, unknown>
  /** `about`: the section that was asked about, where it was one. */
  save: (key: string, answer: unknown, about: string | null) => Promise<void>
  signal: AbortSignal
  /** For whoever runs the server: a line without any content. */
  log?: ((line: string) => void) | undefined
  limits?: Partial<JobLimits> | undefined
}

type Call = Request & {
  about?: string
  /** The same may be asked several times, for several answers. */
  sample?: number
}

export type Job = {
  /** An answer, or why there is none. Throws what the work was ended with. */
  ask(call: Call): Promise<ModelAnswer | Fault>
  /** Notes why an answer was not taken. */
  refuse(fault: Fault): void
  record(came?: Record<string, number>): JobRecord
}

const mostFailures = 2

export function startJob(name: ReportJob, { model, saved, save, signal, log, limits: given }: JobMeans): Job {
  const limits = { ...jobLimits[name], ...given }
  const deadline = AbortSignal.timeout(limits.ms)
  const answers: KeptAnswer[] = []
  const faults: Record<string, number> = {}
  let [failures, begun, spent] = [0, 0, 0]
  const refuse = (fault: Fault): Fault => {
    faults[fault] = (faults[fault] ?? 0) + 1
    return fault
  }

  const whyNotAsked = (request: Request): Fault | null => {
    if (failures >= mostFailures || deadline.aborted) return 'not asked after failures'
    return begun >= limits.calls || spent + tokensIn(request) > limits.tokens ? 'budget spent' : null
  }

  const asked = async (request: Request, about: string | undefined): Promise<KeptAnswer | Fault> => {
    const why = whyNotAsked(request)
    if (why) return refuse(why)
    begun++
    const began = performance.now()
    try {
      const answer = await model.ask(request, { signal: AbortSignal.any([signal, deadline]), callMs: limits.callMs })
      failures = 0
      return { ...answer, ms: Math.round(performance.now() - began) }
    } catch (error) {
      signal.throwIfAborted()
      failures++
      const reason = deadline.aborted ? 'no answer in time' : error instanceof ModelFault ? error.reason : null
      if (reason === null) throw error
      const where = about === undefined ? '' : ` for section ${about}`
      log?.(
        `the language model was given up${where}, job ${name}: ${error instanceof ModelFault ? error.message : reason}`,
      )
      return refuse(reason)
    }
  }

  return {
    async ask({ about, sample = 0, ...request }) {
      const key = keyOf(name, model.name, request, sample)
      const before = readKept(saved.get(key))
      const answer = before ?? (await asked(request, about))
      signal.throwIfAborted()
      if (typeof answer === 'string') return answer
      spent += (answer.promptTokens ?? tokensIn(request)) + (answer.answerTokens ?? tokensOf(answer.content))
      answers.push(answer)
      if (!before) await save(key, answer, about ?? null)
      return answer
    },
    refuse: (fault) => void refuse(fault),
    record: (came = {}) => ({ job: name, ...takenBy(model, answers), faults, came }),
  }
}

/** A rough estimate: four signs are a token. */
const tokensOf = (text: string): number => Math.ceil(text.length / 4)
const tokensIn = ({ messages, tools = [] }: Request): number => tokensOf(JSON.stringify([messages, tools]))

function takenBy({ name, prices }: ModelClient, answers: readonly KeptAnswer[]) {
  const promptTokens = sumOf(answers.map((answer) => answer.promptTokens))
  const answerTokens = sumOf(answers.map((answer) => answer.answerTokens))
  const isCounted = answers.every((answer) => answer.promptTokens !== null && answer.answerTokens !== null)
  return {
    model: name,
    calls: answers.length,
    promptTokens,
    answerTokens,
    cost: prices && isCounted ? (promptTokens * prices.prompt + answerTokens * prices.answer) / 1e6 : null,
    ms: sumOf(answers.map(({ ms }) => ms)),
  }
}

function sumOf(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}
