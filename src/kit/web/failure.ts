/**
 * What a call that failed means for the one who made it: in one word for the program, in one sentence for the reader.
 */
import { isRefusal, type RefusalCode, type RefusalDetails } from '#kit/refusal.ts'
import { capital } from '#kit/text.ts'

/** `again`: it may go well in a moment. `refused`: it will not, before something changes. */
export type Failure = {
  readonly is: 'offline' | 'signed-out' | 'again' | 'refused'
  message: string
  /** Of a refusal, for those who do something about it. */
  code: RefusalCode | null
}

const signedOut: readonly RefusalCode[] = ['sign-in-needed', 'session-ended', 'no-token', 'two-users']
const passing: readonly RefusalCode[] = [
  'sign-in-unreachable',
  'unavailable',
  'no-room',
  'stopping',
  'internal-error',
  'too-slow',
]

const offline: Failure = {
  is: 'offline',
  message: 'Nothing answered: you are offline, or the connection broke.',
  code: null,
}

/** The server does not read it to its end, so it cannot say which field it is. */
const tooLong: Failure = {
  is: 'refused',
  message: 'This is longer than an item can be. Shorten the text, and it can be kept again.',
  code: 'body-too-large',
}

/** `isOffline`: the browser says that it has no connection. Then that is why, whatever failed first. */
export function failureOf(error: unknown, isOffline = hasNoConnection()): Failure {
  const failure = inShort(error, isOffline)
  const isOfFields = failure.code === 'invalid-input' || failure.code === 'unknown-field'
  return isOfFields ? { ...failure, message: [failure.message, ...faultsIn(error).map(sayFault)].join(' ') } : failure
}

/** What is refused of a form: its fields say the rest, each for itself. */
export type Trouble = { message: string; faults: RefusalDetails }

export function troubleOf(error: unknown): Trouble {
  return { message: inShort(error, hasNoConnection()).message, faults: faultsIn(error) }
}

const hasNoConnection = () => 'onLine' in navigator && !navigator.onLine
const faultsIn = (error: unknown): RefusalDetails => (isRefusal(error) && error.details) || []

/** 'Name: it has a sign in it that cannot be seen.' Of what lies in lists and parts, as 'sectors.0.title', the last name. */
function sayFault({ field, reason }: RefusalDetails[number]): string {
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? ''
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words ? `${capital(words)}: it ${reason}.` : `It ${reason}.`
}

function inShort(error: unknown, isOffline: boolean): Failure {
  // `fetch` throws this where nothing answered; whatever else is thrown was an answer that nobody can read.
  if (error instanceof TypeError) return offline
  if (isRefusal(error) && error.code === 'body-too-large') return tooLong
  const failure: Failure = isRefusal(error)
    ? { is: wordFor(error.code), message: error.message, code: error.code }
    : { is: 'again', message: 'Something went wrong on our side. Try again in a moment.', code: null }
  return isOffline && failure.is === 'again' ? offline : failure
}

function wordFor(code: RefusalCode): Failure['is'] {
  if (signedOut.includes(code)) return 'signed-out'
  return passing.includes(code) ? 'again' : 'refused'
}
