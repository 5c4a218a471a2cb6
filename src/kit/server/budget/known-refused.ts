/**
 * Whoever has been refused and asks again with the same proof is refused before it is looked at: finding out who asks is
 * dearer than most that they could ask for. By this nobody is ever let through.
 */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { keepLatest } from './latest.ts'
import type { Payer } from './budgets.ts'

const mostKept = 10_000

export function knownRefused() {
  const payers = keepLatest<Payer>(mostKept)
  return {
    of: (request: FastifyRequest): Payer | undefined => (payers.size === 0 ? undefined : payers.get(proofOf(request))),
    note: (request: FastifyRequest, payer: Payer) => void payers.set(proofOf(request), payer),
  }
}

/** Bearer and cookie together say who it is. Their digest: what is kept here opens nothing. */
function proofOf({ headers: { authorization = '', cookie = '' } }: FastifyRequest): string {
  return createHash('sha256').update(`${authorization}\n${cookie}`).digest('base64')
}
