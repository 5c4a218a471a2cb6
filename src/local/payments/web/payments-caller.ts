/** How the pages that stand in for Stripe's ask this server. They know nobody: whoever has the address may use it. */
import type { AnswerOf, InputOf } from '#kit/endpoint.ts'
import { isRefusal } from '#kit/refusal.ts'
import { useAnswer } from '#kit/web/answers/use-answer.ts'
import { createCaller } from '#kit/web/call.ts'
import { localPaymentsAddresses } from '../addresses.ts'
import type { localPaymentsContract } from '../contract.ts'

export const callPayments = createCaller<typeof localPaymentsContract>(localPaymentsAddresses)

export type Found<T> = { is: 'loading' } | { is: 'found'; answer: T } | { is: 'refused' } | { is: 'failed' }

type Calls = typeof localPaymentsContract

export type PaymentWorld = AnswerOf<Calls['findPaymentWorld']>
/** Does something, says that it is done, and shows how things stand then. */
export type Do = (done: string, act: () => Promise<unknown>) => void

/** What was answered, and a way to ask again; until then the old answer stands. */
export function useFound<Name extends keyof Calls>(
  name: Name,
  params: InputOf<Calls[Name]>['params'],
): [found: Found<AnswerOf<Calls[Name]>>, again: () => void] {
  const input = { params, query: {} } as InputOf<Calls[Name]> // none of those that are looked at takes more
  const { answer, failure, again } = useAnswer<Calls, Name>(callPayments, name, input)
  if (failure) return [{ is: failure.code === null ? 'failed' : 'refused' }, again]
  return [answer ? { is: 'found', answer } : { is: 'loading' }, again]
}

/** In a sentence, for the one who pressed a button. */
export function sayFailure(problem: unknown): string {
  if (isRefusal(problem)) return problem.details?.[0]?.reason ?? problem.message
  return 'The server could not be reached. Try again in a moment.'
}
