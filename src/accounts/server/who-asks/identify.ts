/**
 * Who asks? The bearer token says so; without one, the cookie of a session does, but only where nothing changes, and to
 * end that session.
 */
import { Refusal } from '#kit/refusal.ts'
import type { Identify } from '#kit/server/budget/admission.ts'
import { type User, visitor } from '#kit/viewer.ts'
import { accountAddresses } from '../../addresses.ts'
import { whyNotOwnSite } from './own-site.ts'
import { digestOf, readSessionToken } from './session-cookie.ts'
import type { Account, Found } from '../store.ts'
import type { Claims } from './tokens.ts'
import { bearerOf } from './bearer.ts'
import { type CookieParts, createByCookie } from './by-cookie.ts'
import { isCallOf } from './over-http.ts'
import { isOfLongAgo, isOperator, userOf } from './user-of.ts'

type Parts = CookieParts & { now?: () => Date }

export function createIdentify({
  service,
  accounts,
  devices,
  operatorEmails,
  publicUrl,
  now = () => new Date(),
}: Parts): Identify {
  const byCookie = createByCookie({ service, accounts, devices, operatorEmails, publicUrl, now })

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

  async function refuseTwo({ account, session }: Found): Promise<void> {
    if (session && session.account.id !== account.id && (await service.isCurrent(session.account.subject, session)))
      throw new Refusal('two-users')
  }

  /** The device of the token. One that the cookie names as well is this browser, signed in anew. */
  async function meet({ account, device, session }: Found, claims: Claims, agent: string | undefined): Promise<void> {
    if (device && !isOfLongAgo(device, now())) return
    const earlier = session?.account.id === account.id ? (session.device?.id ?? null) : null
    const met = await devices.meet({ accountId: account.id, key: claims, agent, earlier })
    if (met === null) throw new Refusal('session-ended')
  }

  return async (request) => {
    const refusal = whyNotOwnSite(request, publicUrl)
    if (refusal) throw new Refusal(refusal)
    const bearer = bearerOf(request)
    const claims = bearer === null ? null : await service.verify(bearer)
    // Whoever logs in may have no account yet, or come with the cookie of the user before.
    if (isCallOf(accountAddresses.logIn, request)) return visitor
    const cookie = readSessionToken(request, publicUrl)
    if (claims) return userOfToken(claims, cookie, request.headers['user-agent'])
    return cookie === null ? visitor : byCookie(request, cookie)
  }
}

function isSeenAtLogin({ email, emailVerified }: Account, claims: Claims): boolean {
  return emailVerified && email === claims.email
}
