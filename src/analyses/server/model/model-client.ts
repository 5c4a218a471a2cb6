/**
 * The one place that speaks to a language model: any endpoint of OpenAI's chat completions. It decides what is tried
 * again and when it is given up. It knows nothing of reports, and never says what was asked, what was answered, or the
 * key.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ModelSettings } from '#kit/server/config/model.ts'
import type { Rejection } from '../../wording/rejections.ts'
import { AnswerTooLarge, fencedFetch } from './fenced-fetch.ts'

export type Message = { role: 'system' | 'user'; content: string }
/** Tokens are null where the endpoint does not say. */
export type ModelAnswer = { content: string; promptTokens: number | null; answerTokens: number | null }

export type ModelClient = Pick<ModelSettings, 'name' | 'prices'> & {
  /** For all the calls of one report. */
  budgetMs: number
  /** Throws a `ModelFault`, or what the signal was aborted with. */
  ask(messages: readonly Message[], signal: AbortSignal): Promise<ModelAnswer>
}

/** The endpoint did not do its part. */
export class ModelFault extends Error {
  readonly reason: Rejection
  constructor(reason: Rejection, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'ModelFault'
    this.reason = reason
  }
}

type Limits = { callMs: number; budgetMs: number; tries: number; waitMs: number; longestWaitMs: number }
const usual: Limits = { callMs: 30_000, budgetMs: 150_000, tries: 3, waitMs: 300, longestWaitMs: 5000 }

export async function createModelClient(
  { url, name, key, prices }: ModelSettings,
  given: Partial<Limits> = {},
): Promise<ModelClient> {
  const limits = { ...usual, ...given }
  // Loaded only where a model is set: it takes 30 MB of memory and a fifth of a second.
  const { OpenAI, APIError } = await import('openai')
  const client = new OpenAI({
    baseURL: url,
    apiKey: key ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: limits.callMs,
    logLevel: 'off',
    fetch: fencedFetch(url, key),
  })
  let takesFormat = true

  const once = async (messages: readonly Message[], signal: AbortSignal): Promise<ModelAnswer> => {
    const timed = AbortSignal.any([signal, AbortSignal.timeout(limits.callMs)])
    const format = takesFormat ? { response_format: { type: 'json_object' as const } } : {}
    try {
      const answer: unknown = await client.chat.completions.create(
        { model: name, messages: [...messages], ...format },
        { signal: timed },
      )
      return answerOf(answer)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelFault) throw error
      if (timed.aborted) throw new ModelFault('no answer in time', `none within ${limits.callMs} ms`)
      throw new Trouble(
        causesOf(error).some((one) => one instanceof AnswerTooLarge),
        error instanceof APIError ? error : null,
      )
    }
  }

  return {
    name,
    prices,
    budgetMs: limits.budgetMs,
    async ask(messages, signal) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(messages, signal)
        } catch (error) {
          if (!(error instanceof Trouble)) throw error
          const isAboutFormat = takesFormat && [400, 404, 415, 422].includes(error.status)
          if (isAboutFormat) takesFormat = false
          const pauseMs = isAboutFormat ? 0 : pauseAfter(error, tries, limits)
          if (pauseMs === null) throw faultOf(error)
          await wait(pauseMs, undefined, { signal }).catch(() => signal.throwIfAborted())
        }
      }
    },
  }
}

/** An answer that is an error, or none at all. */
class Trouble extends Error {
  readonly isTooLarge: boolean
  /** 0 where no answer came. */
  readonly status: number
  readonly retryAfter: string | null
  constructor(isTooLarge: boolean, answer: { status?: number | undefined; headers?: Headers | undefined } | null) {
    super('the language model was not reached')
    this.isTooLarge = isTooLarge
    this.status = answer?.status ?? 0
    this.retryAfter = answer?.headers?.get('retry-after') ?? null
  }
}

/**
 * How long to wait before the next try; null where there shall be none. Only an endpoint that says it is busy or broken
 * is tried again.
 */
function pauseAfter(
  { status, retryAfter }: Trouble,
  tries: number,
  { tries: most, waitMs, longestWaitMs }: Limits,
): number | null {
  if (tries >= most || !(status === 429 || status >= 500)) return null
  const asked =
    retryAfter === null
      ? null
      : /^\d{1,6}$/.test(retryAfter)
        ? Number(retryAfter) * 1000
        : Date.parse(retryAfter) - Date.now()
  const pauseMs = asked !== null && asked >= 0 ? asked : waitMs * 2 ** (tries - 1)
  return pauseMs <= longestWaitMs ? pauseMs : null
}

function faultOf({ isTooLarge, status }: Trouble): ModelFault {
  if (isTooLarge) return new ModelFault('answer too large', 'it was cut off')
  return status === 429
    ? new ModelFault('the endpoint was busy', 'status 429')
    : new ModelFault('the endpoint failed', `status ${status || 'none'}`)
}

function causesOf(error: unknown): unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error]
}

const tokens = z.int().min(0).max(10_000_000).nullish().catch(null)
const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})

/** Whatever the library's types promise, this came from outside. */
function answerOf(answer: unknown): ModelAnswer {
  const { data } = completion.safeParse(answer)
  if (!data) throw new ModelFault('the endpoint failed', 'its answer is no chat completion')
  const { choices, usage } = data
  return {
    // Without what the database cannot keep.
    content: (choices[0]?.message.content ?? '').toWellFormed().replaceAll('\0', ''),
    promptTokens: usage?.prompt_tokens ?? null,
    answerTokens: usage?.completion_tokens ?? null,
  }
}
