/**
 * The one place that speaks to a language model: any endpoint of OpenAI's chat completions. It decides what is tried
 * again and when it is given up. It knows nothing of reports, and never says what was asked, what was answered, or the
 * key.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { ModelSettings } from '#kit/server/config/model.ts'
import type { Fault } from '#kit/language-model/faults.ts'
import { AnswerTooLarge, fencedFetch } from './fenced-fetch.ts'

export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: { id: string; type: 'function'; function: ToolCall }[] }
  | { role: 'tool'; content: string; tool_call_id: string }
type ToolCall = { name: string; arguments: string }
/** What a model may call for, described as JSON Schema. */
export type Tool = { name: string; description: string; parameters: Record<string, unknown> }
/** Without tools an answer in JSON is asked for. */
export type Request = { messages: readonly Message[]; tools?: readonly Tool[] }

/** Tokens are null where the endpoint does not say. `given`: as it was answered, whatever it is. */
export type ModelAnswer = {
  content: string
  tools: { id: string; name: string; given: string }[]
  promptTokens: number | null
  answerTokens: number | null
}

export type ModelClient = Pick<ModelSettings, 'name' | 'prices' | 'jobs'> & {
  /** Throws a `ModelFault`, or what the signal was aborted with. */
  ask(request: Request, how: { signal: AbortSignal; callMs?: number }): Promise<ModelAnswer>
}

/** The endpoint did not do its part. */
export class ModelFault extends Error {
  readonly reason: Fault
  constructor(reason: Fault, detail: string) {
    super(`${reason}: ${detail}`)
    this.name = 'ModelFault'
    this.reason = reason
  }
}

type Limits = { callMs: number; tries: number; waitMs: number; longestWaitMs: number }
const usual: Limits = { callMs: 30_000, tries: 3, waitMs: 300, longestWaitMs: 5000 }

export async function createModelClient(
  { url, name, key, prices, jobs }: Omit<ModelSettings, 'forecastsADay'>,
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

  const once = async ({ messages, tools }: Request, signal: AbortSignal, callMs: number): Promise<ModelAnswer> => {
    const timed = AbortSignal.any([signal, AbortSignal.timeout(callMs)])
    const format = takesFormat ? { response_format: { type: 'json_object' as const } } : {}
    const how = tools ? { tools: tools.map((one) => ({ type: 'function' as const, function: one })) } : format
    try {
      const answer: unknown = await client.chat.completions.create(
        { model: name, messages: [...messages], ...how },
        { signal: timed },
      )
      return answerOf(answer)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ModelFault) throw error
      if (timed.aborted) throw new ModelFault('no answer in time', `none within ${callMs} ms`)
      throw new Trouble(
        causesOf(error).some((one) => one instanceof AnswerTooLarge),
        error instanceof APIError ? error : null,
      )
    }
  }

  return {
    name,
    prices,
    jobs,
    async ask(request, { signal, callMs = limits.callMs }) {
      for (let tries = 1; ; tries++) {
        try {
          return await once(request, signal, Math.min(callMs, limits.callMs))
        } catch (error) {
          if (!(error instanceof Trouble)) throw error
          const isAboutFormat = takesFormat && !request.tools && [400, 404, 415, 422].includes(error.status)
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
const toolCall = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(toolCall).max(20).nullish().catch(null),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(null),
})

/** Whatever the library's types promise, this came from outside. */
function answerOf(answer: unknown): ModelAnswer {
  const { data } = completion.safeParse(answer)
  if (!data) throw new ModelFault('the endpoint failed', 'its answer is no chat completion')
  const { choices, usage } = data
  const message = choices[0]?.message
  return {
    content: storable(message?.content ?? ''),
    tools: (message?.tool_calls ?? []).map(calledFor),
    ...countedIn(usage),
  }
}

function countedIn(usage: z.output<typeof completion>['usage']): Pick<ModelAnswer, 'promptTokens' | 'answerTokens'> {
  return { promptTokens: usage?.prompt_tokens ?? null, answerTokens: usage?.completion_tokens ?? null }
}

function calledFor({ id, function: { name, arguments: given } }: z.output<typeof toolCall>): ModelAnswer['tools'][0] {
  return { id: storable(id), name: storable(name), given: storable(given) }
}

/** Without what the database cannot keep. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')
