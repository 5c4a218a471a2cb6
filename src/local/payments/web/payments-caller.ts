/** How the pages that stand in for Stripe's ask this server. They know nobody: whoever has the address may use it. */
import { useCallback, useEffect, useState } from 'react'
import { isRefusal } from '#kit/refusal.ts'
import { createCaller } from '#kit/web/call.ts'
import { localPaymentsAddresses } from '../addresses.ts'
import type { localPaymentsContract } from '../contract.ts'

export const callPayments = createCaller<typeof localPaymentsContract>(localPaymentsAddresses, async () => null)

export type Found<T> = { is: 'loading' } | { is: 'found'; answer: T } | { is: 'refused' } | { is: 'failed' }

/** What was answered, and a way to ask again; until then the old answer stands. */
export function useFound<T>(ask: () => Promise<T>): [found: Found<T>, again: () => Promise<void>] {
  const [found, setFound] = useState<Found<T>>({ is: 'loading' })
  const again = useCallback(async () => setFound(await answerTo(ask)), [ask])
  useEffect(() => void answerTo(ask).then(setFound), [ask])
  return [found, again]
}

async function answerTo<T>(ask: () => Promise<T>): Promise<Found<T>> {
  try {
    return { is: 'found', answer: await ask() }
  } catch (problem) {
    return { is: isRefusal(problem) ? 'refused' : 'failed' }
  }
}

/** In a sentence, for the one who pressed a button. */
export function sayFailure(problem: unknown): string {
  if (isRefusal(problem)) return problem.details?.[0]?.reason ?? problem.message
  return 'The server could not be reached. Try again in a moment.'
}
