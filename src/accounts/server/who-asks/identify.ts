/**
 * Who asks? The bearer token says so; without one, the cookie of a session does, but only where nothing changes, and to
 * end that session.
 */
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { Identify } from '#kit/server/budget/admission.ts'
import { type User, type Viewer, visitor } from '#kit/viewer.ts'
import { accountAddresses } from '../../addresses.ts'
import { authorOf } from '../names.ts'
import { isReading, saysOwnSite, whyNotOwnSite } from './own-site.ts'
import { digestOf, readSessionToken } from './session-cookie.ts'
import type { SignInService } from '../sign-in-service.ts'
import type { Account, createAccountStore, Session } from '../store.ts'
import type { Claims } from './tokens.ts'

type Parts = {
  service: SignInService
  accounts: ReturnType<typeof createAccountStore>
  /** In lower case. */
  operatorEmails: readonly string[]
  publicUrl: string | undefined
  now?: () => Date
}

export function createIdentify({
  service,
  accounts,
  operatorEmails,
  publicUrl,
  now = () => new Date(),
}: Parts): Identify {
  async function userOfToken(claims: Claims, cookie: string | null): Promise<User> {
    const [isCurrent, found] = await Promise.all([
      service.isCurrent(claims.subject, claims.authTime),
      accounts.findBoth(claims.subject, cookie === null ? null : digestOf(cookie), now()),
    ])
    if (!isCurrent) throw new Refusal('session-ended')
    if (!found) throw new Refusal('sign-in-needed')
    if (found.session && found.session.account.id !== found.account.id && (await isLive(found.session)))
      throw new Refusal('two-users')
    // The account says what held at the last login, a token what held when it was made; either may be the newer one.
    const isVerified = claims.email !== null && (claims.emailVerified || isSeenAtLogin(found.account, claims))
    return userOf(
      found.account,
      isVerified,
      isOperator(found.account, operatorEmails) && isOperator(claims, operatorEmails),
    )
  }

  async function userOfSession(cookie: string): Promise<Viewer> {
    const session = await accounts.findSession(digestOf(cookie), now())
    if (!session || !(await isLive(session))) return visitor
    return userOf(session.account, session.account.emailVerified, isOperator(session.account, operatorEmails))
  }

  const isLive = ({ account, authTime }: Session): Promise<boolean> => service.isCurrent(account.subject, authTime)

  return async (request) => {
    const refusal = whyNotOwnSite(request, publicUrl)
    if (refusal) throw new Refusal(refusal)
    const bearer = bearerOf(request)
    const claims = bearer === null ? null : await service.verify(bearer)
    // Whoever logs in may have no account yet, or come with the cookie of the user before.
    if (isCallOf(accountAddresses.logIn, request)) return visitor
    const cookie = readSessionToken(request, publicUrl)
    if (claims) return userOfToken(claims, cookie)
    const isEnough =
      isReading(request.method) || (isCallOf(accountAddresses.logOut, request) && saysOwnSite(request, publicUrl))
    return cookie !== null && isEnough ? userOfSession(cookie) : visitor
  }
}

/**
 * The token of the request, or null where it brings none. Anything else in that header proves nothing, and is not
 * passed over.
 */
export function bearerOf({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): string | null {
  if (headers.authorization === undefined) return null
  // Node keeps the first of several such headers and drops the rest without a word.
  const names = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization')
  const token = /^Bearer +([\w.-]+)$/i.exec(headers.authorization)?.[1]
  if (token === undefined || names.length > 1) throw new Refusal('session-ended')
  return token
}

/** Operators are named by their email, which counts only where the sign-in service has seen that it is theirs. */
export function isOperator(
  { email, emailVerified }: Pick<Account, 'email' | 'emailVerified'>,
  operatorEmails: readonly string[],
): boolean {
  return email !== null && emailVerified && operatorEmails.includes(email.toLowerCase())
}

function isSeenAtLogin({ email, emailVerified }: Account, claims: Claims): boolean {
  return emailVerified && email === claims.email
}

function isCallOf(address: string, { method, routeOptions }: FastifyRequest): boolean {
  return `${method} ${routeOptions.url}` === address
}

function userOf(account: Account, isVerified: boolean, mayOperate: boolean): User {
  return { id: account.id, name: authorOf(account), email: account.email, isVerified, isOperator: mayOperate }
}
