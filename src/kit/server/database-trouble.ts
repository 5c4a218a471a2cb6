/**
 * What PostgreSQL, or the way to it, fails with that will pass by itself: nobody's bug, and nothing that whoever asked
 * could have asked better. They are told to come back.
 */
import { Refusal, type RefusalCode } from '#kit/refusal.ts'

/** Classes 08 (connection), 53 (resources), 57P (operator), and a statement that took too long. */
const passing = /^(08...|53...|57P..|57014)$/
const diskFull = '53100'

/** As `pg` and its pool say it, which have no codes of their own. */
const said = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
]
const lostConnection = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']

/** After so many seconds it is worth it to come back. */
export const retrySeconds = { unavailable: 5, 'no-room': 60 } as const satisfies Partial<Record<RefusalCode, number>>
type Trouble = keyof typeof retrySeconds

/** Null where it is something else. */
export function whyUnavailable(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null
  const { code, syscall } = error as { code?: unknown; syscall?: unknown } // of PostgreSQL's and of sockets' errors
  if (code === diskFull) return 'no-room'
  if (typeof code === 'string' && passing.test(code)) return 'unavailable'
  if (syscall === 'connect' && lostConnection.includes(String(code))) return 'unavailable'
  return said.some((text) => error.message.startsWith(text)) ? 'unavailable' : null
}

/** What will pass, as the refusal that it is; whatever else, as it came. */
export function sayTrouble(error: unknown): unknown {
  const code = whyUnavailable(error)
  return code ? new Refusal(code, undefined, retrySeconds[code], { cause: error }) : error
}
