/** Calls the API from the browser. Refusals arrive as the same class that the server threw. */
import type { Address, Caller, Endpoint } from '#kit/endpoint.ts'
import { Refusal, type RefusalCode, type RefusalDetails, refusals } from '#kit/refusal.ts'

/** Answers are taken as the contract promises them: the server has cut them to its schema before they left. */
export function createCaller<Contract extends Record<string, Endpoint>>(addresses: Record<keyof Contract, Address>): Caller<Contract> {
  return async (name, { params, query }) => {
    const [method = 'GET', path = ''] = addresses[name].split(' ')
    const url = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String((params as Record<string, unknown>)[key])))
    const response = await fetch(`${url}${queryOf(query as Record<string, unknown>)}`, { method, credentials: 'same-origin' })
    const answer: unknown = await response.json()
    if (!response.ok) throw failureOf(answer, `${method} ${url} answered ${response.status}`)
    return answer as never // cut to the contract's schema by the server
  }
}

/** `{kind: ['trend', 'scenario'], q: undefined}` is `?kind=trend&kind=scenario`. */
function queryOf(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined || one === '' ? [] : [[name, String(one)]])),
  )
  return pairs.length ? `?${new URLSearchParams(pairs)}` : ''
}

function failureOf(answer: unknown, otherwise: string): Error {
  const { code, details } = (answer as { error?: { code?: string; details?: RefusalDetails } } | null)?.error ?? {}
  return code && code in refusals ? new Refusal(code as RefusalCode, details) : new Error(otherwise)
}
