/**
 * Who asks? The bearer token says so; without one, the cookie of a session does, but only where nothing changes, and to
 * end that session.
 */
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import type { Identify } from '#kit/server/budget/admission.ts'
import { type User, type Viewer, visitor } from '#kit/viewer.ts'
import { accountAddresses } from '../../addresses.ts'
import type { Devices } from '../devices/devices.ts'
import { authorOf } from '../names.ts'
import { isReading, saysOwnSite, whyNotOwnSite } from './own-site.ts'
import { digestOf, readSessionToken } from './session-cookie.ts'
import type { SignInService } from '../sign-in-service.ts'
import type { Account, createAccountStore, Found, Session, Used } from '../store.ts'
import type { Claims } from './tokens.ts'
import { bearerOf } from './bearer.ts'

/** When a device was last used is known to this. */
const touchSeconds = 600

type Parts = {
  service: SignInService
  accounts: ReturnType<typeof createAccountStore>
  devices: Devices
  /** In lower case. */
  operatorEmails: readonly string[]
  publicUrl: string | undefined
  now?: () => Date
}

export function createIdentify({
  service,
  accounts,
  devices,
  operatorEmails,
  publicUrl,
  now = () => new Date(),
}: Parts): Identify {
  async function userOfToken(claims: Claims, cookie: string | null, agent: string | undefined): Promise<User> {
    const [isCurrent, found] = await Promise.all([
      service.isCurrent(claims.subject, claims),
      accounts.findBoth(claims, cookie === null ? null : digestOf(cookie), now()),
    ])
    if (!isCurrent || found?.device?.isEnded) throw new Refusal('session-ended')
    if (!found) throw new Refusal('sign-in-needed')
    await refuseTwo(found)
    await meet(found, claims, agent)
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
    if (session.device && isOfLongAgo(session.device)) await devices.touch(session.device.id)
    return userOf(session.account, session.account.emailVerified, isOperator(session.account, operatorEmails))
  }

  async function refuseTwo({ account, session }: Found): Promise<void> {
    if (session && session.account.id !== account.id && (await isLive(session))) throw new Refusal('two-users')
  }

  /** The device of the token. One that the cookie names as well is this browser, signed in anew. */
  async function meet({ account, device, session }: Found, claims: Claims, agent: string | undefined): Promise<void> {
    if (device && !isOfLongAgo(device)) return
    const earlier = session?.account.id === account.id ? (session.device?.id ?? null) : null
    const met = await devices.meet({ accountId: account.id, key: claims, agent, earlier })
    if (met === null) throw new Refusal('session-ended')
  }

  const isLive = (session: Session): Promise<boolean> => service.isCurrent(session.account.subject, session)
  const isOfLongAgo = ({ usedAt }: Used): boolean => now().getTime() / 1000 - usedAt > touchSeconds

  return async (request) => {
    const refusal = whyNotOwnSite(request, publicUrl)
    if (refusal) throw new Refusal(refusal)
    const bearer = bearerOf(request)
    const claims = bearer === null ? null : await service.verify(bearer)
    // Whoever logs in may have no account yet, or come with the cookie of the user before.
    if (isCallOf(accountAddresses.logIn, request)) return visitor
    const cookie = readSessionToken(request, publicUrl)
    if (claims) return userOfToken(claims, cookie, request.headers['user-agent'])
    const isEnough =
      isReading(request.method) || (isCallOf(accountAddresses.logOut, request) && saysOwnSite(request, publicUrl))
    return cookie !== null && isEnough ? userOfSession(cookie) : visitor
  }
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
