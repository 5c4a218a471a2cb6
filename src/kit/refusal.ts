/** A refusal on its way: one of the catalogue, `refusals.ts`. Anything thrown that is not a Refusal is a bug. */
import { refusals } from './refusals.ts'

export type RefusalCode = keyof typeof refusals

/** What a refusal adds for the one who asked: which field, and why. */
export type RefusalDetails = readonly { field: string; reason: string }[]

export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails | undefined
  /** After so many seconds it may go otherwise: travels as the header `retry-after`. */
  readonly retryAfter: number | undefined
  constructor(code: RefusalCode, details?: RefusalDetails, retryAfter?: number, because?: ErrorOptions) {
    super(refusals[code].message, because)
    this.code = code
    this.details = details
    this.retryAfter = retryAfter
  }
  get status(): number {
    return refusals[this.code].status
  }
  /** As it travels. */
  toJSON(): { error: { code: RefusalCode; message: string; details?: RefusalDetails } } {
    const { code, message, details } = this
    return { error: { code, message, ...(details && { details }) } }
  }
}

/** Also where the program that threw it was built apart from the one that asks, so that they do not share the class. */
export function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && error.name === 'Refusal' && 'code' in error && String(error.code) in refusals
}
