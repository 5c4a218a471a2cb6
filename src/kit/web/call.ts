/** Calls the API from the browser. Refusals arrive as the same class that the server threw. */
import type { Address, Caller, Endpoint } from '#kit/endpoint.ts'
import { answers } from './answers/answers.ts'
import { isRefusal, Refusal, type RefusalCode, type RefusalDetails } from '#kit/refusal.ts'
import { refusals } from '#kit/refusals.ts'

/** What is asked: a change, or what there is of one's own alone. */
export type Call = { isChange: boolean; isOwn?: boolean }
/** In whose name is asked. */
export type Asker = {
  /** The proof of who asks, freshly made; null for a visitor, and for a reader whose proof cannot be had just now. */
  bearer(call: Call): Promise<string | null>
  /** Begins with each call; what it answers with is told if the call is refused, whoever else hears of it. */
  listen(): (code: RefusalCode) => void
}
/** A visitor, whom no refusal changes. */
export const anybody: Asker = { bearer: async () => null, listen: () => () => {} }

/** Answers are taken as the contract promises them: the server has cut them to its schema before they left. */
export function createCaller<Contract extends Record<string, Endpoint>>(
  addresses: Record<keyof Contract, Address>,
  { bearer, listen }: Asker = anybody,
): Caller<Contract> {
  return async (name, input) => {
    const { params, query, body } = input as Given
    const [method = 'GET', path = ''] = addresses[name].split(' ')
    const url = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key]))) + queryOf(query)
    const token = await bearer({ isChange: method !== 'GET', isOwn: /^\/api\/me\b/.test(path) })
    const heard = listen()
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      ...sentWith(body, token ? { authorization: `Bearer ${token}` } : {}),
    })
    const answer: unknown = await response.json()
    if (!response.ok) {
      const failure = failureOf(answer, `${method} ${url} answered ${response.status}`)
      if (isRefusal(failure)) heard(failure.code)
      throw failure
    }
    if (method !== 'GET') answers.tidy()
    return answer as never // cut to the contract's schema by the server
  }
}

/** What every call is given, whichever it is. */
type Given = { params: Record<string, unknown>; query: Record<string, unknown>; body?: unknown }

function sentWith(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers }
  if (hasFile(body)) return { headers, body: formOf(body) }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

type WithFile = { file: Uint8Array<ArrayBuffer> } & Record<string, unknown>

function hasFile(body: unknown): body is WithFile {
  return typeof body === 'object' && body !== null && 'file' in body && body.file instanceof Uint8Array
}

/** Bytes travel in a form, and what else is said beside them as text. */
function formOf({ file, ...rest }: WithFile): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  form.append('file', new Blob([file]))
  return form
}

/** `{kind: ['trend', 'scenario'], q: undefined}` is `?kind=trend&kind=scenario`. */
function queryOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one): [string, string][] => (one === undefined || one === '' ? [] : [[name, String(one)]])),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

function failureOf(answer: unknown, otherwise: string): Error {
  const { code, details } = (answer as { error?: { code?: string; details?: RefusalDetails } } | null)?.error ?? {}
  return code && code in refusals ? new Refusal(code as RefusalCode, details) : new Error(otherwise)
}
