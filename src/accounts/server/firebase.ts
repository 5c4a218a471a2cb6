/**
 * What is asked of a Firebase project itself: does a sign-in still hold, and delete the user. The only file that talks
 * to it.
 */
import { z } from 'zod'
import { Refusal } from '#kit/refusal.ts'
import type { Claims } from './who-asks/tokens.ts'

type Options = {
  apiKey: string
  /** Web keys are often bound to the site's own pages, so it is named as the page that asks. */
  referrer?: string | undefined
  /** Google's, unless a test stands in for it. */
  url?: string | undefined
  timeoutMs?: number
}

const found = z.object({
  users: z
    .array(
      z.object({ localId: z.string(), disabled: z.boolean().optional(), validSince: z.coerce.number().optional() }),
    )
    .optional(),
})
const fault = z.object({ error: z.object({ message: z.string() }) })

const tokenFaults = ['INVALID_ID_TOKEN', 'TOKEN_EXPIRED', 'USER_NOT_FOUND', 'USER_DISABLED']

export function createFirebase({
  apiKey,
  referrer,
  url = 'https://identitytoolkit.googleapis.com',
  timeoutMs = 5000,
}: Options) {
  const headers = { 'content-type': 'application/json', ...(referrer && { referer: `${referrer}/` }) }

  /** The answer, or the toolkit's word for what is wrong with the token. */
  async function ask(call: 'lookup' | 'delete', idToken: string): Promise<{ answer: unknown } | { fault: string }> {
    const response = await reach(`${url}/v1/accounts:${call}?key=${apiKey}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ idToken }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.status === 200) return { answer: response.body }
    // 'TOKEN_EXPIRED : more words', 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
    const message = fault.safeParse(response.body).data?.error.message ?? ''
    const word = message.split(/[ :]/)[0] ?? ''
    if (response.status === 400 && /^[A-Z]+_[A-Z_]+$/.test(word)) return { fault: word }
    // A wrong key, a switched-off call: those who run the server must read it.
    throw new Error(`Firebase refused accounts:${call} with ${response.status}: ${message.slice(0, 200)}`)
  }

  return {
    /** Refuses a sign-in that was revoked, and a user who was disabled or deleted. */
    async confirm(idToken: string, { subject, authTime }: Claims): Promise<void> {
      const asked = await ask('lookup', idToken)
      if ('fault' in asked) throw refusalOf(asked.fault)
      const user = found.parse(asked.answer).users?.[0]
      if (user?.localId !== subject || user.disabled || authTime < (user.validSince ?? 0))
        throw new Refusal('session-ended')
    },

    /** Google asks that the user has signed in within the last minutes. One who is gone already is gone. */
    async removeUser(idToken: string): Promise<void> {
      const asked = await ask('delete', idToken)
      if ('fault' in asked && asked.fault !== 'USER_NOT_FOUND') throw refusalOf(asked.fault)
    },
  }
}

function refusalOf(word: string): Error {
  if (word === 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN') return new Refusal('sign-in-again')
  return tokenFaults.includes(word) ? new Refusal('session-ended') : new Error(`Firebase refused with ${word}`)
}

/** No answer, no JSON, too many calls or a fault of theirs: the service is away. */
async function reach(url: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
  try {
    const response = await fetch(url, init)
    if (response.status < 500 && response.status !== 429)
      return { status: response.status, body: await response.json() }
  } catch {
    // whatever broke on the way, nothing was learnt
  }
  throw new Refusal('sign-in-unreachable')
}
