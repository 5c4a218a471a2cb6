/** Whom a cookie alone names: enough to read, and to end its own session; of one that is over, why it is. */
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#kit/refusal.ts'
import { type Viewer, visitor } from '#kit/viewer.ts'
import { accountAddresses } from '../../addresses.ts'
import type { Devices } from '../devices/devices.ts'
import type { SignInService } from '../sign-in-service.ts'
import type { createAccountStore } from '../store.ts'
import { isCallOf } from './over-http.ts'
import { isReading, saysOwnSite } from './own-site.ts'
import { digestOf } from './session-cookie.ts'
import { isOfLongAgo, isOperator, userOf } from './user-of.ts'
import { whyEnded } from './why-ended.ts'

export type CookieParts = {
  service: SignInService
  accounts: ReturnType<typeof createAccountStore>
  devices: Devices
  /** In lower case. */
  operatorEmails: readonly string[]
  publicUrl: string | undefined
}

export function createByCookie({
  service,
  accounts,
  devices,
  operatorEmails,
  publicUrl,
  now,
}: CookieParts & { now: () => Date }) {
  async function userOfSession(cookie: string): Promise<Viewer> {
    const session = await accounts.findSession(digestOf(cookie), now())
    if (!session || !(await service.isCurrent(session.account.subject, session))) return visitor
    if (session.device && isOfLongAgo(session.device, now())) await devices.touch(session.device.id)
    return userOf(session.account, session.account.emailVerified, isOperator(session.account, operatorEmails))
  }

  return async (request: FastifyRequest, cookie: string): Promise<Viewer> => {
    const isLeaving = isCallOf(accountAddresses.logOut, request)
    if (!isReading(request.method) && !(isLeaving && saysOwnSite(request, publicUrl))) return visitor
    const viewer = await userOfSession(cookie)
    // A browser that forgets somebody asks to end what may have ended here first.
    const why = viewer === visitor && isLeaving ? await whyEnded({ service, accounts }, cookie, now()) : null
    if (why) throw new Refusal(why)
    return viewer
  }
}
