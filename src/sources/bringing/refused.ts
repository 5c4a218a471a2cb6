/** What whoever brings an address is told of what went wrong there. */
import { Refusal, type RefusalCode } from '#kit/refusal.ts'
import type { FaultCode, SourceFault } from '../faults.ts'

const codes: Record<FaultCode, RefusalCode> = {
  'no-name': 'source-away',
  'refused-address': 'source-fenced',
  'refused-host': 'source-fenced',
  'too-many-redirects': 'source-fenced',
  'no-connection': 'source-away',
  'no-answer': 'source-away',
  'too-slow': 'source-away',
  'cut-off': 'source-away',
  'too-big': 'source-too-large',
  unreadable: 'source-not-understood',
  busy: 'source-resting',
  'server-error': 'source-away',
  'not-allowed': 'source-says-no',
  'not-there': 'source-says-no',
  gone: 'source-says-no',
  'odd-status': 'source-away',
  'not-redistributable': 'not-republishable',
  'says-error': 'source-says-no',
  'too-much-asked': 'source-too-large',
  'asks-not-to': 'source-says-no',
  empty: 'source-not-understood',
  'a-page': 'source-not-understood',
  'other-shape': 'source-not-understood',
  'other-columns': 'source-not-understood',
  'odd-value': 'source-not-understood',
  'not-one-series': 'source-not-understood',
  'same-twice': 'source-not-understood',
  'no-values': 'source-not-understood',
  'endless-pages': 'source-too-large',
  'day-is-full': 'source-too-large',
  'wrong-count': 'source-not-understood',
  'older-answer': 'source-away',
  'too-laborious': 'source-too-large',
  'other-question': 'source-not-understood',
  'not-yes-or-no': 'source-not-understood',
  'no-chance': 'source-not-understood',
  'takes-none': 'source-not-understood',
  'other-steps': 'source-not-understood',
}

/** With the sentence of the fault itself. */
export function refusalOf({ code, message, retryAfter }: SourceFault): Refusal {
  return new Refusal(codes[code], [{ field: 'url', reason: message }], retryAfter)
}
